import { expect, it } from 'vitest';
import type { Caller } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import { appendAttemptFact, startWork } from '#core/sessions';
import { endCheck, insertCheck, type Database } from '#db';
import type { AttemptId, CheckId, EventId, Sha256, SubmissionId, TaskId, WindowId, WorkFact } from '#domain';
import { callerOf, insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { claimAssignment } from './claim-assignment.ts';
import { drawAssignments } from './draw-assignments.ts';
import { ensureThird } from './ensure-third.ts';
import { reassignAssignment } from './reassign-assignment.ts';
import { recomputeDraw } from './recompute-draw.ts';
import { declineAssignment, withdrawAssignment } from './withdraw-assignment.ts';

async function setUp(db: Database, annotatorCount: number, taskCount = 1) {
  const core = await makeCore(db);
  const projectId = await insertProject(core);
  const coordinator = await insertMember(core, projectId, 'Coordinator', 'coordinator');
  const annotators: Caller[] = [];
  for (let number = 1; number <= annotatorCount; number += 1)
    annotators.push(await insertMember(core, projectId, `Annotator ${number}`, 'annotator'));
  const taskIds: TaskId[] = [];
  for (let number = 1; number <= taskCount; number += 1)
    taskIds.push(await insertTask(core, projectId, `OV-${number}`, number));
  const draw = (seed: string | null = null, ids: readonly TaskId[] | null = null) =>
    drawAssignments(core, coordinator, { projectId, taskIds: ids, seed });
  const [taskId] = taskIds as [TaskId];
  return { core, projectId, coordinator, annotators, taskIds, taskId, draw };
}

const slotsOf = (core: TestCore, taskId: TaskId) =>
  core.db.read
    .selectFrom('assignments')
    .selectAll()
    .where('taskId', '=', taskId)
    .orderBy('slot')
    .orderBy('assignedAt')
    .execute();

const getTask = (core: TestCore, taskId: TaskId) =>
  core.db.read.selectFrom('tasks').selectAll().where('id', '=', taskId).executeTakeFirstOrThrow();

const drawsOf = (core: TestCore, taskId: TaskId) =>
  core.db.read.selectFrom('draws').selectAll().where('taskId', '=', taskId).orderBy('at').execute();

type Row = Awaited<ReturnType<typeof slotsOf>>[number];

async function begin(core: TestCore, { projectId, id, personId }: Row) {
  const eventId = core.random.id() as EventId;
  const caller = callerOf(personId, ['annotator']);
  const windowId = `window-${personId}` as WindowId;
  await startWork(core, caller, { projectId, assignmentId: id, eventId, windowId });
  return core.db.read
    .selectFrom('attempts')
    .selectAll()
    .where('assignmentId', '=', id)
    .executeTakeFirstOrThrow();
}

/** Works `minutes` with signs of life, submits and is accepted. */
async function finish(core: TestCore, row: Row, minutes: number) {
  const { id: attemptId } = await begin(core, row);
  const windowId = `window-${row.personId}` as WindowId;
  const append = (fact: WorkFact) =>
    core.db.write((tx) =>
      appendAttemptFact(core, tx, { attemptId, fact, eventId: null, actorId: row.personId, windowId }),
    );
  for (let beat = 0; beat < minutes * 6; beat += 1) {
    core.clock.pass(10_000);
    await append({ type: 'heartbeat' });
  }
  await append({ type: 'submitted' });
  await append({ type: 'accepted' });
  await core.db.write(async (tx) => {
    const { needsThird } = await recomputeTask(core, tx, row.taskId, 'checks.decide');
    if (needsThird) await ensureThird(core, tx, null, row.taskId);
  });
  return attemptId;
}

async function insertReleasedCheck(
  core: TestCore,
  attempt: Awaited<ReturnType<typeof begin>>,
  expert: Caller,
) {
  const { projectId, taskId, id: attemptId } = attempt;
  const [submissionId, id] = [core.random.id() as SubmissionId, core.random.id() as CheckId];
  const [sealedAt, claimedAt] = [core.clock.now(), core.clock.now()];
  await core.db.write(async (tx) => {
    const manifestSha256 = 'f'.repeat(64) as Sha256;
    await tx
      .insertInto('submissions')
      .values({
        id: submissionId,
        projectId,
        taskId,
        attemptId,
        roundNumber: 1,
        sealedAt,
        manifestSha256,
        usedNoModel: 1,
        note: null,
      })
      .execute();
    await insertCheck(tx, { id, projectId, submissionId, expertId: expert.personId, claimedAt });
    await endCheck(tx, id, { state: 'released', endedAt: claimedAt });
  });
}

const stateOf = (core: TestCore, id: AttemptId) =>
  core.db.read
    .selectFrom('attempts')
    .select(['state', 'score', 'countedMs'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describeOnBothEngines('a draw', (opened) => {
  it('gives each task two different people, and the stored draw can be recomputed', async () => {
    const { core, taskIds, draw } = await setUp(opened.db, 5, 3);
    expect(await draw('spring')).toEqual({ seed: 'spring', assignedCount: 6, withoutPool: [] });
    for (const taskId of taskIds) {
      const slots = await slotsOf(core, taskId);
      expect(slots.map((row) => row.slot)).toEqual([1, 2]);
      expect((await getTask(core, taskId)).stage).toBe('in-work');
      const [stored] = await drawsOf(core, taskId);
      const pool: string[] = JSON.parse(stored!.pool);
      expect(pool).toEqual(pool.toSorted());
      expect(pool).toHaveLength(5);
      const again = recomputeDraw({ seed: stored!.seed, pool, count: 2 });
      expect(again).toEqual(slots.map((row) => row.personId));
      expect(JSON.parse(stored!.chosen)).toEqual(again);
    }
    expect(await draw('again')).toMatchObject({ assignedCount: 0, withoutPool: [] });
  });

  it('leaves out disabled people and former annotators, and says where nobody was left', async () => {
    const { core, projectId, annotators, taskId, draw } = await setUp(opened.db, 3, 1);
    await core.db.write((tx) =>
      tx.updateTable('people').set({ isDisabled: 1 }).where('id', '=', annotators[0]!.personId).execute(),
    );
    const drawn = await draw();
    expect(drawn).toMatchObject({ seed: 'seed-1', assignedCount: 2 });
    const people = (await slotsOf(core, taskId)).map((row) => row.personId);
    expect(people).not.toContain(annotators[0]!.personId);
    const other = await insertTask(core, projectId, 'OV-other', 2);
    await core.db.write((tx) =>
      tx
        .deleteFrom('memberships')
        .where('personId', '=', annotators[1]!.personId)
        .where('projectId', '=', projectId)
        .execute(),
    );
    const second = await draw(null, [other]);
    expect(second.assignedCount).toBe(1);
    expect(second.withoutPool).toEqual([{ taskId: other, externalId: 'OV-other', openSlots: 1 }]);
  });

  it('never gives a task to who took it to check', async () => {
    const { core, projectId, coordinator, taskId, draw } = await setUp(opened.db, 2);
    await draw();
    const [first, second] = (await slotsOf(core, taskId)) as [Row, Row];
    const expert = await insertMember(core, projectId, 'Expert', 'expert', 'annotator');
    await insertReleasedCheck(core, await begin(core, first), expert);
    const input = { projectId, assignmentId: second.id, reason: 'Ill' };
    const give = (personId: Row['personId'] | null) =>
      reassignAssignment(core, coordinator, { ...input, personId });
    await expect(give(expert.personId)).rejects.toMatchObject({ code: 'not-eligible' });
    await expect(give(null)).rejects.toMatchObject({ code: 'not-eligible' });
    await withdrawAssignment(core, coordinator, input);
    expect(await draw()).toMatchObject({ assignedCount: 0, withoutPool: [{ taskId, openSlots: 1 }] });
    const claim = (id: TaskId | null) => claimAssignment(core, expert, { projectId, taskId: id });
    await expect(claim(taskId)).rejects.toMatchObject({ code: 'not-eligible' });
    await expect(claim(null)).rejects.toMatchObject({ code: 'nothing-to-claim' });
  });

  it('touches only tasks of its own project', async () => {
    const here = await setUp(opened.db, 2);
    const there = await setUp(opened.db, 2);
    expect(await here.draw(null, [there.taskId])).toMatchObject({ assignedCount: 0 });
    expect(await slotsOf(there.core, there.taskId)).toEqual([]);
  });

  it('adds a third exactly when the first two diverge by more than the ratio', async () => {
    const { core, taskIds, draw } = await setUp(opened.db, 4, 2);
    await draw();
    const [near, far] = taskIds as [TaskId, TaskId];
    for (const [taskId, minutes] of [
      [near, 13],
      [far, 14],
    ] as const) {
      const [first, second] = (await slotsOf(core, taskId)) as [Row, Row];
      await finish(core, first, 10);
      await finish(core, second, minutes);
    }
    expect((await slotsOf(core, near)).map((row) => row.slot)).toEqual([1, 2]);
    expect((await getTask(core, near)).stage).toBe('complete');
    const slots = await slotsOf(core, far);
    expect(slots.map((row) => row.slot)).toEqual([1, 2, 3]);
    expect(new Set(slots.map((row) => row.personId)).size).toBe(3);
    expect((await drawsOf(core, far)).map((row) => row.kind)).toEqual(['pair', 'third']);
    expect(await core.db.write((tx) => ensureThird(core, tx, null, far))).toBe(false);
  });

  it('leaves the third slot open when nobody is eligible, for a later draw', async () => {
    const { core, projectId, taskId, draw } = await setUp(opened.db, 2);
    await draw();
    const [first, second] = (await slotsOf(core, taskId)) as [Row, Row];
    await finish(core, first, 10);
    await finish(core, second, 20);
    expect((await getTask(core, taskId)).stage).toBe('awaiting-third');
    expect(await draw()).toMatchObject({ assignedCount: 0, withoutPool: [{ openSlots: 1 }] });
    await insertMember(core, projectId, 'Newcomer', 'annotator');
    expect(await draw()).toMatchObject({ assignedCount: 1, withoutPool: [] });
    expect((await getTask(core, taskId)).stage).toBe('in-work');
  });
});

describeOnBothEngines('an assignment', (opened) => {
  it('goes to somebody who was never on the task, and the clock of who had it stops', async () => {
    const { core, projectId, coordinator, taskId, draw } = await setUp(opened.db, 3);
    await draw();
    const [first] = (await slotsOf(core, taskId)) as [Row];
    const attempt = await begin(core, first);
    core.clock.pass(5_000);
    const input = { projectId, assignmentId: first.id, personId: null, reason: 'Ill' };
    await reassignAssignment(core, coordinator, input);
    expect(await stateOf(core, attempt.id)).toMatchObject({ state: 'withdrawn' });
    expect(await core.db.read.selectFrom('openIntervals').selectAll().execute()).toEqual([]);
    const slots = await slotsOf(core, taskId);
    expect(slots).toHaveLength(3);
    expect(new Set(slots.map((row) => row.personId)).size).toBe(3);
    expect(slots.find((row) => row.id === first.id)).toMatchObject({
      state: 'reassigned',
      endedReason: 'Ill',
      endedBy: coordinator.personId,
    });
    await expect(reassignAssignment(core, coordinator, input)).rejects.toMatchObject({
      code: 'assignment-ended',
    });
    const live = slots.find((row) => row.slot === 1 && row.endedAt === null)!;
    await expect(
      reassignAssignment(core, coordinator, { ...input, assignmentId: live.id }),
    ).rejects.toMatchObject({ code: 'not-eligible' });
    expect((await slotsOf(core, taskId)).filter((row) => row.endedAt === null)).toHaveLength(2);
  });

  it('goes to the named person if they may have it', async () => {
    const { core, projectId, coordinator, annotators, taskId, draw } = await setUp(opened.db, 3);
    await draw();
    const [first, second] = (await slotsOf(core, taskId)) as [Row, Row];
    const free = annotators.find(({ personId }) => ![first.personId, second.personId].includes(personId))!;
    const give = (personId: Row['personId']) =>
      reassignAssignment(core, coordinator, { projectId, assignmentId: first.id, personId, reason: 'Swap' });
    await expect(give(second.personId)).rejects.toMatchObject({ code: 'already-on-task' });
    await expect(give(coordinator.personId)).rejects.toMatchObject({ code: 'not-eligible' });
    await give(free.personId);
    expect((await slotsOf(core, taskId)).find((row) => row.personId === free.personId)).toMatchObject({
      slot: 1,
      state: 'live',
    });
  });

  it('counts nowhere once withdrawn, and its slot is free again', async () => {
    const { core, projectId, coordinator, taskId, draw } = await setUp(opened.db, 3);
    await draw();
    const [first, second] = (await slotsOf(core, taskId)) as [Row, Row];
    const attemptId = await finish(core, first, 10);
    await finish(core, second, 10);
    expect(await stateOf(core, attemptId)).toMatchObject({ state: 'accepted', score: 1.5 });
    await withdrawAssignment(core, coordinator, {
      projectId,
      assignmentId: first.id,
      reason: 'Used a model',
    });
    expect(await stateOf(core, attemptId)).toMatchObject({ state: 'withdrawn', score: null });
    const task = await getTask(core, taskId);
    expect(task.laborTimeMs).toBeNull();
    expect(task.stage).not.toBe('complete');
    const changes = await core.db.read
      .selectFrom('scoreChanges')
      .select(['score', 'cause'])
      .where('attemptId', '=', attemptId)
      .where('score', 'is', null)
      .execute();
    expect(changes).toEqual([{ score: null, cause: 'assignments.withdrawn' }]);
    expect(await draw()).toMatchObject({ assignedCount: 1 });
    expect((await slotsOf(core, taskId)).filter((row) => row.endedAt === null)).toHaveLength(2);
  });

  it('can be declined by its own person before and during the first round, not after', async () => {
    const { core, projectId, taskIds, draw } = await setUp(opened.db, 2, 3);
    await draw();
    const rows = await Promise.all(taskIds.map(async (id) => (await slotsOf(core, id))[0]!));
    const [fresh, working, submitted] = rows as [Row, Row, Row];
    const decline = (row: Row, personId = row.personId) =>
      declineAssignment(core, callerOf(personId, ['annotator']), {
        projectId,
        assignmentId: row.id,
        reason: 'Not my field',
      });
    const stranger = (await slotsOf(core, fresh.taskId))[1]!.personId;
    await expect(decline(fresh, stranger)).rejects.toMatchObject({ code: 'not-found' });
    await decline(fresh);
    expect((await getTask(core, fresh.taskId)).stage).not.toBe('complete');
    await finish(core, submitted, 1);
    await expect(decline(submitted)).rejects.toMatchObject({ code: 'attempt-not-in-state' });
    const attempt = await begin(core, working);
    await decline(working);
    expect(await stateOf(core, attempt.id)).toMatchObject({ state: 'withdrawn' });
    await expect(decline(working)).rejects.toMatchObject({ code: 'assignment-ended' });
  });

  it('of another project is not found', async () => {
    const here = await setUp(opened.db, 2);
    const there = await setUp(opened.db, 2);
    await there.draw();
    const [row] = (await slotsOf(there.core, there.taskId)) as [Row];
    const input = { projectId: here.projectId, assignmentId: row.id, reason: 'Mine' };
    await expect(withdrawAssignment(here.core, here.coordinator, input)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
