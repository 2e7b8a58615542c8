import type { Core } from '#core/foundation';
import { countRows, listAppliedMigrations } from '#db';
import { checkAudit } from './check-audit.ts';
import { checkFiles, checkSubmissions } from './check-files.ts';
import { checkTasks } from './check-tasks.ts';
import { checkAttempts, checkChecks } from './check-times.ts';
import { makeCheck, type DoctorCheck } from './doctor-check.ts';

/** What an installation is made of and whether all of it holds; no name, text or path is in it. */
export interface Examination {
  readonly engine: 'sqlite' | 'postgres';
  readonly migrations: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly checks: readonly DoctorCheck[];
  readonly isSound: boolean;
}

/** Checks the database, the audit's chain, every derived figure and every stored file. Changes nothing. */
export async function examine(core: Pick<Core, 'db' | 'files'>): Promise<Examination> {
  const { read } = core.db;
  const integrity = await core.db.checkIntegrity();
  const checks = [
    makeCheck('database', 1, integrity),
    await checkAudit(read),
    await checkAttempts(read),
    await checkChecks(read),
    await checkTasks(read),
    await checkSubmissions(read),
    await checkFiles(core),
  ];
  return {
    engine: core.db.engine,
    migrations: await listAppliedMigrations(read),
    counts: await countRows(read),
    checks,
    isSound: checks.every((check) => check.faultCount === 0),
  };
}
