import { afterEach, beforeEach, expect, it } from 'vitest';
import { callerOf, insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import type { Caller } from '#core/foundation';
import { findAttemptOfAssignment, findOpenIntervalOfPerson, listEvents, listRounds } from '#db';
import type { AssignmentId, EventId, ProjectId, TaskId, WindowId } from '#domain';
import { signalWork, startWork, suspendAllClocks, suspendSilentClocks } from './index.ts';

const window = 'window-a' as WindowId;
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

describeOnBothEngines('the clock of an attempt', (opened) => {
  let core: TestCore;
  let annotator: Caller;
  let projectId: ProjectId;
  let assignmentId: AssignmentId;
  let taskId: TaskId;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core);
    annotator = await insertMember(core, projectId, 'Annotator One', 'annotator');
    taskId = await insertTask(core, projectId, 'task-1');
    assignmentId = await assign(taskId, annotator);
  });

  // The tests share a database: what one leaves running is not the next one's to find.
  afterEach(() => suspendAllClocks(core, 'shutdown'));

  async function assign(task: TaskId, who: Caller, slot = 1): Promise<AssignmentId> {
    const id = core.random.id() as AssignmentId;
    await core.db.write((tx) =>
      tx
        .insertInto('assignments')
        .values({
          id,
          projectId,
          taskId: task,
          personId: who.personId,
          slot,
          state: 'live',
          assignedAt: core.clock.now(),
          endedAt: null,
          endedReason: null,
          endedBy: null,
        })
        .execute(),
    );
    return id;
  }

  const signal = (windowId = window, id = assignmentId) => ({
    projectId,
    assignmentId: id,
    eventId: core.random.id() as EventId,
    windowId,
  });
  const start = (windowId = window, id = assignmentId) => startWork(core, annotator, signal(windowId, id));
  const beat = (windowId = window) =>
    signalWork(core, annotator, signal(windowId), { kind: 'heartbeat', idleMs: 0 });
  const pause = () => signalWork(core, annotator, signal(), { kind: 'pause', reason: 'meal', note: null });
  const resume = (windowId = window) => signalWork(core, annotator, signal(windowId), { kind: 'resume' });

  /** Works for a while with the page's regular signs of life. */
  async function work(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 5 * second) {
      core.clock.pass(Math.min(5 * second, ms - passed));
      await beat();
    }
  }

  async function firstRound() {
    const attempt = await findAttemptOfAssignment(core.db.read, assignmentId);
    const [round] = attempt ? await listRounds(core.db.read, attempt.id) : [];
    if (!round) throw new Error('no round');
    return round;
  }

  it('counts work between start and pause to the millisecond', async () => {
    await start();
    await work(61_234);
    const view = await pause();
    expect(view).toMatchObject({ state: 'paused', roundCountedMs: 61_234, pauseReason: 'meal' });
    expect(await firstRound()).toMatchObject({
      wallMs: 61_234,
      openMs: 61_234,
      countedMs: 61_234,
      pausedMs: 0,
      suspendedMs: 0,
    });
  });

  it('does not count a night asleep with the clock running, on a machine whose monotonic clock stops', async () => {
    await start();
    await work(10 * minute);
    core.clock.jumpWall(8 * hour);
    core.clock.pass(3 * second);
    expect(await beat()).toMatchObject({ state: 'suspended', roundCountedMs: 10 * minute });
    await resume();
    await work(minute);
    await pause();
    expect(await firstRound()).toMatchObject({
      countedMs: 11 * minute,
      suspendedMs: 8 * hour + 3 * second,
      wallMs: 8 * hour + 3 * second + 11 * minute,
    });
  });

  it('does not count a night asleep on a machine whose monotonic clock goes on', async () => {
    await start();
    await work(10 * minute);
    core.clock.pass(8 * hour);
    expect(await beat()).toMatchObject({
      state: 'suspended',
      suspendCause: 'no-signal',
      roundCountedMs: 10 * minute,
    });
  });

  it('keeps a pause over night apart, by its reason', async () => {
    await start();
    await work(minute);
    await pause();
    core.clock.pass(14 * hour);
    await resume();
    await work(minute);
    await pause();
    const round = await firstRound();
    expect(round).toMatchObject({ countedMs: 2 * minute, pausedMs: 14 * hour, suspendedMs: 0 });
    expect(JSON.parse(round.pausedByReason)).toEqual({ meal: 14 * hour });
  });

  it('goes on by itself after a page was closed and reopened within two minutes, without counting the gap', async () => {
    await start();
    await work(minute);
    core.clock.pass(40 * second);
    expect(await beat()).toMatchObject({ state: 'running', roundCountedMs: minute });
    await work(minute);
    await pause();
    expect(await firstRound()).toMatchObject({ countedMs: 2 * minute, suspendedMs: 40 * second });
  });

  it('asks before it goes on when the connection was lost for ten minutes', async () => {
    await start();
    await work(minute);
    core.clock.pass(10 * minute);
    expect(await beat()).toMatchObject({ state: 'suspended', roundCountedMs: minute });
    expect(await beat()).toMatchObject({ state: 'suspended' });
    expect(await resume()).toMatchObject({ state: 'running', suspendedMs: 10 * minute });
  });

  it('counts across a throttled page whose signs of life come every twelve seconds', async () => {
    await start();
    for (let n = 0; n < 10; n += 1) {
      core.clock.pass(12 * second);
      await beat();
    }
    expect(await pause()).toMatchObject({ roundCountedMs: 2 * minute });
  });

  it('counts right through a wall clock set back an hour', async () => {
    await start();
    await work(minute);
    core.clock.jumpWall(-hour);
    await work(minute);
    await pause();
    expect(await firstRound()).toMatchObject({ countedMs: 2 * minute, wallMs: 2 * minute, suspendedMs: 0 });
  });

  it('never invents time when the wall clock is set forward', async () => {
    await start();
    await work(minute);
    core.clock.jumpWall(hour);
    await beat();
    await resume();
    await work(minute);
    await pause();
    expect((await firstRound()).countedMs).toBe(2 * minute);
  });

  it('loses at most one sign of life when the core is killed and restarted', async () => {
    await start();
    await work(minute);
    core.clock.pass(4 * second);
    core.clock.reboot(2 * second);
    expect(await beat()).toMatchObject({ state: 'running', roundCountedMs: minute });
    await work(minute);
    await pause();
    expect(await firstRound()).toMatchObject({ countedMs: 2 * minute, suspendedMs: 6 * second });
  });

  it('refuses a second window and says where the clock runs; taking over moves it', async () => {
    await start();
    await work(minute);
    const other = 'window-b' as WindowId;
    await expect(beat(other)).rejects.toMatchObject({
      code: 'open-elsewhere',
      details: { device: 'Test device' },
    });
    await expect(resume(other)).rejects.toMatchObject({ code: 'open-elsewhere' });
    const moved = await signalWork(core, annotator, signal(other), { kind: 'take-over' });
    expect(moved).toMatchObject({ state: 'running', roundCountedMs: minute, openIn: null });
    await expect(beat()).rejects.toMatchObject({ code: 'open-elsewhere' });
  });

  it('lets another machine start after the first one never came back, and counts up to its last sign of life', async () => {
    await start();
    await work(minute);
    core.clock.pass(3 * 24 * hour);
    const other = await assign(await insertTask(core, projectId, 'task-2', 2), annotator);
    expect(await start('window-b' as WindowId, other)).toMatchObject({ state: 'running' });
    expect(await firstRound()).toMatchObject({ countedMs: minute });
    const attempt = await findAttemptOfAssignment(core.db.read, assignmentId);
    expect(attempt?.state).toBe('suspended');
  });

  it('sweeps up an interval that a lost machine left open', async () => {
    await start();
    await work(minute);
    core.clock.pass(hour);
    expect(await suspendSilentClocks(core)).toBe(1);
    expect(await suspendSilentClocks(core)).toBe(0);
    expect(await findOpenIntervalOfPerson(core.db.read, annotator.personId)).toBeUndefined();
    expect(await firstRound()).toMatchObject({ countedMs: minute, submittedAt: null });
  });

  it('sweeps up after a restart even when the wall clock was set back meanwhile', async () => {
    await start();
    await work(minute);
    core.clock.reboot(-hour);
    expect(await suspendSilentClocks(core)).toBe(0);
    core.clock.pass(3 * minute);
    expect(await suspendSilentClocks(core)).toBe(1);
    expect((await firstRound()).countedMs).toBe(minute);
  });

  it('stops A and starts B in the same second, never both at once', async () => {
    await start();
    await work(minute);
    const other = await assign(await insertTask(core, projectId, 'task-2', 2), annotator);
    await expect(start(window, other)).rejects.toMatchObject({
      code: 'other-task-running',
      details: { externalId: 'task-1' },
    });
    await pause();
    expect(await start(window, other)).toMatchObject({ state: 'running', roundCountedMs: 0 });
    expect((await firstRound()).countedMs).toBe(minute);
  });

  it('of many starts at once, lets exactly one clock run per person', async () => {
    const others = await Promise.all(
      [2, 3, 4, 5].map(async (n) => assign(await insertTask(core, projectId, `task-${n}`, n), annotator)),
    );
    const outcomes = await Promise.allSettled(others.map((id, n) => start(`window-${n}` as WindowId, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes a signal that is sent twice only once', async () => {
    const input = signal();
    await startWork(core, annotator, input);
    await startWork(core, annotator, input);
    const beatInput = signal();
    core.clock.pass(second);
    await signalWork(core, annotator, beatInput, { kind: 'heartbeat', idleMs: 0 });
    core.clock.pass(second);
    await signalWork(core, annotator, beatInput, { kind: 'heartbeat', idleMs: 0 });
    const attempt = await findAttemptOfAssignment(core.db.read, assignmentId);
    expect((await listEvents(core.db.read, attempt?.id ?? ('' as never))).map(({ type }) => type)).toEqual([
      'started',
      'heartbeat',
    ]);
  });

  it('stops at once when the machine sleeps or the system quits the program', async () => {
    await start();
    await work(minute);
    core.clock.pass(2 * second);
    await suspendAllClocks(core, 'shutdown');
    expect(await firstRound()).toMatchObject({ countedMs: minute + 2 * second });
    core.clock.reboot(30 * second);
    expect(await beat()).toMatchObject({ state: 'running', roundCountedMs: minute + 2 * second });
  });

  it('flags idle time, counts it by default and leaves it out where the project says so', async () => {
    await start();
    await work(3 * minute);
    core.clock.pass(second);
    await signalWork(core, annotator, signal(), { kind: 'heartbeat', idleMs: 2 * minute });
    await pause();
    expect(await firstRound()).toMatchObject({ idleMs: 2 * minute, countedMs: 3 * minute + second });
    await core.db.write((tx) =>
      tx.updateTable('projects').set({ countsIdle: 0 }).where('id', '=', projectId).execute(),
    );
    await resume();
    await pause();
    expect(await firstRound()).toMatchObject({
      idleMs: 2 * minute,
      openMs: 3 * minute + second,
      countedMs: minute + second,
    });
  });

  it('keeps the fast path and a full replay in agreement', async () => {
    await start();
    await work(7 * minute + 321);
    const running = await beat();
    core.clock.pass(0);
    expect(await pause()).toMatchObject({ roundCountedMs: running.roundCountedMs });
  });

  it('tells nobody else anything about an assignment', async () => {
    const stranger = callerOf(annotator.personId.slice(1) as never, ['annotator']);
    await expect(startWork(core, stranger, signal())).rejects.toMatchObject({ code: 'not-found' });
  });
});
