import { loadavg } from 'node:os';
import { makeClock, makeCore, type TestCore } from '#tests/builders';
import type { BenchOptions, EngineName } from './bench-options.ts';
import type { Figure } from './figure.ts';
import { measureAccept } from './measures/accept.ts';
import { measureCheckQueue } from './measures/check-queue.ts';
import { measureCoreReady } from './measures/core-ready.ts';
import { measureHeartbeat } from './measures/heartbeat.ts';
import { measureLaborExport } from './measures/labor-export.ts';
import { measureOverview } from './measures/overview.ts';
import { measureOwnWork } from './measures/own-work.ts';
import { measurePackImport } from './measures/pack-import.ts';
import { measurePage } from './measures/page.ts';
import { measureTaskList } from './measures/task-list.ts';
import { openPostgresSubject } from './open-postgres-subject.ts';
import { openSqliteSubject } from './open-sqlite-subject.ts';
import { seededUntil } from './seed/plan-people.ts';
import type { Subject, SubjectSetting } from './subject.ts';

/** What is measured, by name; first what only reads, since the others change the data. */
export const measures: Readonly<Record<string, (subject: Subject, core: TestCore) => Promise<Figure[]>>> = {
  export: measureLaborExport,
  work: measureOwnWork,
  overview: measureOverview,
  checks: measureCheckQueue,
  tasks: measureTaskList,
  heartbeat: measureHeartbeat,
  accept: measureAccept,
  import: measurePackImport,
  ready: measureCoreReady,
  page: measurePage,
};

const openers: Readonly<Record<EngineName, (setting: SubjectSetting) => Promise<Subject>>> = {
  sqlite: openSqliteSubject,
  postgres: openPostgresSubject,
};

interface Failure {
  readonly engine: EngineName;
  readonly name: string;
  readonly error: unknown;
}

export interface BenchResult {
  readonly scale: number;
  readonly figures: readonly Figure[];
  /** Measures that could not be taken. */
  readonly failures: readonly Failure[];
  /** What else the machine did, at the start and at the end: with much of it only the ratios mean something. */
  readonly load: readonly [before: number, after: number];
}

export async function runBench(
  options: BenchOptions,
  setting: Pick<SubjectSetting, 'cacheFolder' | 'tell'>,
): Promise<BenchResult> {
  const { scale, only, engines } = options;
  const before = loadavg()[0] ?? 0;
  const figures: Figure[] = [];
  const failures: Failure[] = [];
  for (const engine of engines) {
    const subject = await openers[engine]({ ...setting, scale });
    const core = await makeCore(subject.db, { clock: makeClock(seededUntil) });
    for (const [name, measure] of Object.entries(measures)) {
      if (only.length > 0 && !only.includes(name)) continue;
      setting.tell(`${engine}: ${name}`);
      await measure(subject, core).then(
        (measured) => figures.push(...measured),
        (error: unknown) => failures.push({ engine, name, error }),
      );
    }
    await subject.close();
  }
  return { scale, figures, failures, load: [before, loadavg()[0] ?? 0] };
}
