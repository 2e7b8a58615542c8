import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Caller } from '#core/foundation';
import { addMark, editMark, listEvidence, listChecks } from '#core/quality';
import { exportLaborTime, getOverview, getTimeline, listIncentives, listLaborTime } from '#core/reports';
import { getTaskScreen, listMyWork, signalWork, suspendSilentClocks } from '#core/sessions';
import { drawAssignments, getTask, listAssignmentRows, listTaskRows } from '#core/tasks';
import { ensureFileRow, findAssignment, openPostgres, openSqlite, type Database, type QueryLog } from '#db';
import type { AssignmentId, AttemptId, MarkId, ProjectId, TaskId, WindowId } from '#domain';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, check, nextEvent, start, workRound, workUntilAccepted } from '#tests/work-builders';
import { fillPostgres } from './fill-postgres.ts';
import { isPlanned, listPostgresScans, listSqliteScans } from './list-scans.ts';

interface Explained {
  readonly db: Database;
  listScans(statement: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

const planOptions = ['seqscan', 'hashjoin', 'mergejoin'].map((name) => `-c enable_${name}=off`).join(' ');

const engines: Readonly<Record<Database['engine'], (log: QueryLog) => Promise<Explained>>> = {
  async sqlite(log) {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-plans-'));
    const file = join(folder, 'plans.db');
    const db = await openSqlite({ file, now: 0, log });
    const driver = new SqliteDriver(file);
    return {
      db,
      listScans: (statement) => Promise.resolve(listSqliteScans(driver, statement)),
      close: async () => {
        driver.close();
        await db.close();
        await rm(folder, { recursive: true });
      },
    };
  },
  async postgres(log) {
    const schema = `t${randomUUID().replaceAll('-', '')}`;
    const url = inject('postgresUrl');
    const db = await openPostgres({ url, schema, now: 0, log });
    const options = `-c search_path=${schema} ${planOptions}`;
    const client = new pg.Client({ connectionString: url, options });
    await client.connect();
    await fillPostgres(client);
    return {
      db,
      listScans: (statement) => listPostgresScans(client, statement),
      close: async () => {
        await client.end();
        await db.close();
      },
    };
  },
};

const hour = 3_600_000;
const page = { search: '', cursor: 0, limit: 50 };

interface Scene {
  readonly core: TestCore;
  readonly projectId: ProjectId;
  readonly ann: Caller;
  readonly expert: Caller;
  /** Ann's running clock and its task, and her attempt that was accepted; another waits for a check. */
  readonly clock: {
    readonly projectId: ProjectId;
    readonly assignmentId: AssignmentId;
    readonly windowId: WindowId;
  };
  readonly taskId: TaskId;
  readonly attemptId: AttemptId;
}

async function setScene(db: Database): Promise<Scene> {
  const core = await makeCore(db);
  const projectId = await insertProject(core, { gapLimitMs: 24 * hour });
  const ann = await insertMember(core, projectId, 'Ann', 'annotator');
  await insertMember(core, projectId, 'Ben', 'annotator');
  const expert = await insertMember(core, projectId, 'Eva', 'expert', 'coordinator');
  const [first, second, third] = [
    await insertTask(core, projectId, 't1', 1),
    await insertTask(core, projectId, 't2', 2),
    await insertTask(core, projectId, 't3', 3),
  ];
  const attemptId = await workUntilAccepted(
    core,
    expert,
    await assign(core, projectId, first, ann, 1),
    hour,
    hour,
  );
  await workRound(core, await assign(core, projectId, second, ann, 1), hour);
  const assigned = await assign(core, projectId, third, ann, 1);
  const clock = { projectId, assignmentId: assigned.assignmentId, windowId: await start(core, assigned) };
  return { core, projectId, ann, expert, clock, taskId: third, attemptId };
}

async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0);
}

/** What people and pages do all the time, and what reads a whole project. */
const hot: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'my work': ({ core, projectId, ann }) => listMyWork(core, ann, { projectId }),
  'the task screen': ({ core, ann, clock }) => getTaskScreen(core, ann, clock),
  'a heartbeat': ({ core, ann, clock }) =>
    signalWork(core, ann, { ...clock, eventId: nextEvent(core) }, { kind: 'heartbeat', idleMs: 0 }),
  'a pause and what follows': async ({ core, ann, clock }) => {
    const signal = () => ({ ...clock, eventId: nextEvent(core) });
    await signalWork(core, ann, signal(), { kind: 'pause', reason: 'meal', note: null });
    await signalWork(core, ann, signal(), { kind: 'resume' });
  },
  'the sweep of silent clocks, and going on': async ({ core, ann, clock }) => {
    core.clock.pass(hour);
    expect(await suspendSilentClocks(core)).toBe(1);
    await signalWork(core, ann, { ...clock, eventId: nextEvent(core) }, { kind: 'resume' });
  },
  'a mark and its note': async ({ core, projectId, ann, clock: { assignmentId } }) => {
    const { sha256, bytes } = await core.files.put(new TextEncoder().encode('input'));
    const { taskId } = (await findAssignment(core.db.read, assignmentId)) ?? expect.fail();
    await core.db.write(async (tx) => {
      await ensureFileRow(tx, { sha256, bytes, addedAt: 0 });
      const row = { taskId, position: 1, name: 'in.docx', url: null, sha256, bytes };
      await tx.insertInto('taskInputs').values(row).execute();
    });
    const markId = core.random.id() as MarkId;
    const on = { projectId, place: { kind: 'assignment', assignmentId } as const, markId };
    const selectors = [{ kind: 'cells', sheet: 'S', ref: 'A1' }] as const;
    await addMark(core, ann, { ...on, sha256, selectors, note: '' });
    await editMark(core, ann, { ...on, note: 'why' });
  },
  'the marks of a check': async ({ core, projectId, expert, attemptId }) => {
    const { id: checkId } = await core.db.read
      .selectFrom('checks')
      .innerJoin('submissions', 'submissions.id', 'checks.submissionId')
      .select('checks.id')
      .where('submissions.attemptId', '=', attemptId)
      .executeTakeFirstOrThrow();
    await listEvidence(core, expert, { projectId, place: { kind: 'check', checkId } });
  },
  'the queue of checks': ({ core, projectId, expert }) =>
    listChecks(core, expert, { projectId, includesDecided: true }),
  'a submission, its check and what follows': async ({ core, projectId, expert }) => {
    const cy = await insertMember(core, projectId, 'Cy', 'annotator');
    const taskId = await insertTask(core, projectId, `of ${cy.personId}`, 4);
    const { submissionId } = await workRound(core, await assign(core, projectId, taskId, cy, 1), hour);
    await check(core, expert, projectId, submissionId);
  },
  'the overview': ({ core, projectId, expert }) => getOverview(core, expert, { projectId }),
  'a page of tasks': ({ core, projectId, expert }) =>
    listTaskRows(core, expert, { projectId, stage: null, ...page }),
  'a search of tasks': ({ core, projectId, expert }) =>
    listTaskRows(core, expert, { projectId, stage: 'in-work', ...page, search: 't1' }),
  'a task': ({ core, projectId, expert, taskId }) => getTask(core, expert, { projectId, taskId }),
  'a page of assignments': ({ core, projectId, expert, ann }) =>
    listAssignmentRows(core, expert, { projectId, personId: ann.personId, isOpen: true, ...page }),
  'a draw of all that is open': ({ core, projectId, expert }) =>
    drawAssignments(core, expert, { projectId, taskIds: null, seed: null }),
  'a page of labor time': ({ core, projectId, expert }) =>
    listLaborTime(core, expert, { projectId, ...page }),
  'an export of labor time': ({ core, projectId }) =>
    readAll(exportLaborTime(core, { projectId, format: 'csv', table: 'attempts' })),
  'the timeline of an attempt': ({ core, projectId, expert, attemptId }) =>
    getTimeline(core, expert, { projectId, attemptId }),
  'the incentives of a day': ({ core, projectId, expert }) =>
    listIncentives(core, expert, { projectId, from: '2026-03-01', to: '2026-03-31' }),
};

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  const statements = new Set<string>();
  let explained: Explained;
  let scene: Scene;

  beforeAll(async () => {
    explained = await engines[engine]({ slowMs: -1, slow: (statement) => void statements.add(statement) });
    scene = await setScene(explained.db);
  });

  afterAll(() => explained.close());

  it.each(Object.entries(hot))('%s reads no large table from end to end', async (_name, act) => {
    statements.clear();
    await act(scene);
    const planned = [...statements].filter(isPlanned);
    expect(planned.length).toBeGreaterThan(0);
    const scans: string[] = [];
    for (const statement of planned) {
      for (const scan of await explained.listScans(statement)) scans.push(`${scan}: ${statement}`);
    }
    expect(scans).toEqual([]);
  });

  it('a query that no index serves is found out', async () => {
    const unserved = explained.db.read.selectFrom('attempts').select('id').where('score', '=', 2);
    expect(await explained.listScans(unserved.compile().sql)).toHaveLength(1);
  });
});
