import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { insertMember, insertProject, insertTask } from '#tests/builders';
import { openCore, type OpenedCore } from '../../server/host/open-core.ts';
import {
  findAttemptOfAssignment,
  findOpenInterval,
  listEvents,
  listOwnWork,
  listRounds,
  listSubmissionFiles,
  listSubmissions,
} from '#db';
import {
  defaultTimePolicy,
  deriveTimeline,
  heartbeatMs,
  type AssignmentId,
  type AttemptId,
  type PersonId,
  type ProjectId,
} from '#domain';
import { createSeededRandom } from '#lib';

/** Two lanes, each with a home of its own, so that two cores are busy. */
const lanes = [1, 2] as const;
const killsPerLane = 100;
const victim = join(import.meta.dirname, 'kill-victim.ts');

interface Lane {
  readonly home: string;
  readonly projectId: ProjectId;
  readonly personId: PersonId;
  readonly assignmentId: AssignmentId;
}

const homes: string[] = [];

async function prepareLane(): Promise<Lane> {
  const home = await mkdtemp(join(tmpdir(), 'plumbline-kill-'));
  homes.push(home);
  return withCore(home, async ({ core }) => {
    const projectId = await insertProject(core);
    const personId = (await insertMember(core, projectId, 'Annotator One', 'annotator')).personId;
    const taskId = await insertTask(core, projectId, 'task-1');
    const assignmentId = core.random.id() as AssignmentId;
    await core.db.write((tx) =>
      tx
        .insertInto('assignments')
        .values({
          id: assignmentId,
          projectId,
          taskId,
          personId,
          slot: 1,
          state: 'live',
          assignedAt: 0,
          endedAt: null,
          endedReason: null,
          endedBy: null,
        })
        .execute(),
    );
    return { home, projectId, personId, assignmentId };
  });
}

afterAll(() => Promise.all(homes.map((home) => rm(home, { recursive: true, force: true }))));

async function withCore<T>(home: string, use: (opened: OpenedCore) => Promise<T>): Promise<T> {
  const opened = await openCore({ home });
  try {
    return await use(opened);
  } finally {
    await opened.close();
  }
}

/** Runs the victim, kills it `afterMs` after its first word, and gives what it had said was committed. */
async function runAndKill({ home, projectId, personId }: Lane, afterMs: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [victim, home, projectId, personId], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(home, 'compile-cache') },
  });
  let said = '';
  const spoke = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      resolve();
    });
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await Promise.race([spoke, ended]);
  await wait(afterMs);
  child.kill('SIGKILL');
  await ended;
  // A last line without its end was not written whole, and promises nothing.
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' ')[1] ?? '');
}

async function checkEverything(lane: Lane, promised: readonly string[]): Promise<void> {
  await withCore(lane.home, async ({ core }) => {
    expect(await core.db.checkIntegrity()).toEqual([]);
    const attempt = await findAttemptOfAssignment(core.db.read, lane.assignmentId);
    if (!attempt) return expect(promised).toEqual([]);
    const events = await listEvents(core.db.read, attempt.id);
    const known = new Set<string>(events.map(({ id }) => id));
    expect(promised.filter((id) => !known.has(id))).toEqual([]);
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_event, index) => index));
    const timeline = deriveTimeline(events, defaultTimePolicy);
    await checkDerived(core, lane, attempt.id, timeline);
    const elapsedMs = (events.at(-1)?.at ?? 0) - (events[0]?.at ?? 0);
    expect(timeline.countedMs).toBeLessThanOrEqual(elapsedMs + heartbeatMs);
    const submitted = events.filter(({ type }) => type === 'submitted').length;
    const submissions = await listSubmissions(core.db.read, attempt.id);
    expect(submissions).toHaveLength(submitted);
    for (const submission of submissions.slice(-1)) {
      for (const { sha256 } of await listSubmissionFiles(core.db.read, submission.id))
        expect(await core.files.has(sha256)).toBe(true);
    }
  });
}

async function checkDerived(
  core: OpenedCore['core'],
  { projectId, personId }: Lane,
  attemptId: AttemptId,
  timeline: ReturnType<typeof deriveTimeline>,
): Promise<void> {
  const [work] = await listOwnWork(core.db.read, projectId, personId);
  const open = await findOpenInterval(core.db.read, attemptId);
  expect(work?.state).toBe(timeline.state);
  expect(open !== undefined).toBe(timeline.state === 'running');
  if (open) return expect(open.roundOpenMs).toBe(timeline.rounds.at(-1)?.openMs);
  expect(work?.countedMs).toBe(timeline.countedMs);
  expect((await listRounds(core.db.read, attemptId)).map(({ countedMs }) => countedMs)).toEqual(
    timeline.rounds.map(({ countedMs }) => countedMs),
  );
}

it.concurrent.each(lanes)(
  'keeps every promise through a hundred kills at random moments (lane %i)',
  async (lane) => {
    const random = createSeededRandom(20_260_730 + lane);
    const prepared = await prepareLane();
    const promised: string[] = [];
    for (let n = 0; n < killsPerLane; n += 1) {
      promised.push(...(await runAndKill(prepared, random.nextBelow(60))));
      await checkEverything(prepared, promised);
    }
    expect(promised.length).toBeGreaterThan(killsPerLane);
  },
  900_000,
);
