import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AttemptId, PersonId, ProjectId, SubmissionId, TaskId } from '#domain';
import {
  countByQuarter,
  countDivergence,
  findHeldCheck,
  findMedianLaborTime,
  listDecidedRounds,
  listDecidedSubmissions,
  listLaborAttempts,
  listLaborRounds,
  listLaborTasksAfter,
  listScoredAcceptances,
  listWaitingSubmissions,
  openSqlite,
  sumAttempts,
  sumChecksOfExpert,
  sumTasksByStage,
  sumUnchecked,
  sumUnstarted,
  type Database,
  type Reader,
} from '../index.ts';

const project = 'p' as ProjectId;
const person = 'a' as PersonId;
const task = 't' as TaskId;
const ratio = { numerator: 13, denominator: 10 };

const hot: Readonly<Record<string, (db: Reader) => Promise<unknown>>> = {
  sumTasksByStage: (db) => sumTasksByStage(db, project),
  findMedianLaborTime: (db) => findMedianLaborTime(db, project, 2),
  sumAttempts: (db) => sumAttempts(db, project),
  sumUnstarted: (db) => sumUnstarted(db, project),
  sumUnchecked: (db) => sumUnchecked(db, project),
  countByQuarter: (db) => countByQuarter(db, project, 0),
  countDivergence: (db) => countDivergence(db, project, ratio, [130]),
  listWaitingSubmissions: (db) => listWaitingSubmissions(db, project, person),
  listDecidedSubmissions: (db) => listDecidedSubmissions(db, project, person, 10),
  sumChecksOfExpert: (db) => sumChecksOfExpert(db, project, person),
  findHeldCheck: (db) => findHeldCheck(db, 's' as SubmissionId),
  listDecidedRounds: (db) => listDecidedRounds(db, 'a' as AttemptId),
  listScoredAcceptances: (db) => listScoredAcceptances(db, project, { from: 0, until: 1 }),
  listLaborTasksAfter: (db) => listLaborTasksAfter(db, project, { position: 1, id: task }, 10),
  listLaborAttempts: (db) => listLaborAttempts(db, [task]),
  listLaborRounds: (db) => listLaborRounds(db, [task]),
};

describe('the plan SQLite makes for', () => {
  let folder = '';
  let db: Database;
  const statements: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-plans-'));
    const log = { slowMs: -1, slow: (statement: string) => void statements.push(statement) };
    db = await openSqlite({ file: join(folder, 'plans.db'), now: 0, log });
  });

  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true });
  });

  async function explain(run: (db: Reader) => Promise<unknown>): Promise<readonly string[]> {
    statements.length = 0;
    await run(db.read);
    const details: string[] = [];
    for (const statement of statements.slice()) {
      const parts = statement.split('?').map((part) => sql.raw(part));
      const explained = sql<{ detail: string }>`EXPLAIN QUERY PLAN ${sql.join(parts, sql`${'x'}`)}`;
      const { rows } = await explained.execute(db.read);
      details.push(...rows.map(({ detail }) => detail));
    }
    return details;
  }

  it.each(Object.entries(hot))('%s reads no table from end to end', async (_name, run) => {
    const details = await explain(run);
    expect(details.length).toBeGreaterThan(0);
    expect(details.filter((detail) => detail.startsWith('SCAN') && detail !== 'SCAN pairs')).toEqual([]);
  });

  it.each(['sumAttempts', 'sumUnstarted', 'countByQuarter', 'countDivergence'] as const)(
    '%s reads indexes alone',
    async (name) => {
      const details = await explain(hot[name] as (typeof hot)[string]);
      const searches = details.filter((detail) => detail.startsWith('SEARCH'));
      expect(searches.filter((detail) => !detail.includes('COVERING INDEX'))).toEqual([]);
    },
  );

  it('pages of an export begin where the last one ended', async () => {
    const details = await explain(hot['listLaborTasksAfter'] as (typeof hot)[string]);
    expect(details.join('\n')).toContain('position>');
  });
});
