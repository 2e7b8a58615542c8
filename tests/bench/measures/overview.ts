import type { Core } from '#core/foundation';
import { getOverview } from '#core/reports';
import { callerOf } from '#tests/builders';
import type { BareDriver } from '../bare-driver.ts';
import { makeTimeFigure, type Figure } from '../figure.ts';
import { countRuns, samplePairs } from '../sample.ts';
import type { Subject } from '../subject.ts';

/** A coordinator opens the overview. */
export async function measureOverview({ engine, bare, cast, size }: Subject, core: Core): Promise<Figure[]> {
  const { projectId, annotators } = cast;
  const [owner] = annotators;
  if (owner === undefined) throw new Error('a project without an owner');
  const pair = await samplePairs(
    countRuns(size, 20),
    () => getOverview(core, callerOf(owner.id, ['coordinator']), { projectId }),
    () => sumInLoop(bare, projectId),
  );
  return [
    makeTimeFigure(
      engine,
      { name: 'overview', goal: 100, yardstick: 'bare SELECT of all attempts, summed in a loop' },
      pair,
    ),
  ];
}

async function sumInLoop(bare: BareDriver, projectId: string): Promise<ReadonlyMap<string, number>> {
  const columns =
    'person_id, task_id, slot, state, counted_ms, round_count, submitted_at, accepted_at, changed_at';
  const sums = new Map<string, number>();
  for (const row of await bare.query(`SELECT ${columns} FROM attempts WHERE project_id = ?`, projectId)) {
    const key = `${row['state']} ${row['person_id']}`;
    sums.set(key, (sums.get(key) ?? 0) + Number(row['counted_ms']));
  }
  return sums;
}
