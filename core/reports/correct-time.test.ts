import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, nextEvent, start, workUntilAccepted, type Assigned } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import { findAttempt, findAttemptOfAssignment } from '#db';
import type { AttemptId, ProjectId, TaskId } from '#domain';
import { longestRoundMs } from './correct-time.ts';
import { correctTime, getTimeline, listAudit } from './index.ts';

const minute = 60_000;

describeOnBothEngines('correcting counted time', (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let taskId: TaskId;
  let people: readonly Caller[];
  let expert: Caller;
  let coordinator: Caller;
  let first: Assigned;
  let second: Assigned;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * 60 * minute });
    taskId = await insertTask(core, projectId, 'officeval_001');
    const ann = await insertMember(core, projectId, 'Ann', 'annotator', 'coordinator');
    const ben = await insertMember(core, projectId, 'Ben', 'annotator');
    const cem = await insertMember(core, projectId, 'Cem', 'annotator');
    people = [ann, ben, cem];
    expert = await insertMember(core, projectId, 'Eva', 'expert');
    coordinator = await insertMember(core, projectId, 'Cora', 'coordinator');
    first = await assign(core, projectId, taskId, ann, 1);
    second = await assign(core, projectId, taskId, ben, 2);
  });

  const correct = (
    attemptId: AttemptId,
    deltaMs: number,
    over: Partial<Parameters<typeof correctTime>[2]> = {},
    by = coordinator,
  ) =>
    correctTime(core, by, {
      projectId,
      attemptId,
      eventId: nextEvent(core),
      roundNumber: 1,
      deltaMs,
      reason: 'The fire drill',
      ...over,
    });

  it('changes the round, the scores and the labor time, and draws a third where that makes the pair diverge', async () => {
    const one = await workUntilAccepted(core, expert, first, 10 * minute);
    const two = await workUntilAccepted(core, expert, second, 13 * minute);
    await correct(two, 1);
    expect(await findAttempt(core.db.read, two)).toMatchObject({ countedMs: 13 * minute + 1, score: 1 });
    expect(await findAttempt(core.db.read, one)).toMatchObject({ score: 2 });
    const slots = await core.db.read
      .selectFrom('assignments')
      .select(['slot', 'personId'])
      .where('taskId', '=', taskId)
      .orderBy('slot')
      .execute();
    expect(slots.at(-1)).toEqual({ slot: 3, personId: people[2]?.personId });
  });

  it('shows in the timeline with who, when and why, and in the audit', async () => {
    const attemptId = await workUntilAccepted(core, expert, first, 10 * minute, 2 * minute);
    await correct(attemptId, -minute, { roundNumber: 2 });
    const timeline = await getTimeline(core, coordinator, { projectId, attemptId });
    expect(timeline.corrections).toEqual([
      {
        roundNumber: 2,
        deltaMs: -minute,
        reason: 'The fire drill',
        at: core.clock.now(),
        byName: 'Cora',
      },
    ]);
    expect(timeline).toMatchObject({
      personName: 'Ann',
      externalId: 'officeval_001',
      state: 'accepted',
      countedMs: 11 * minute,
      eventCount: 7,
      rounds: [
        { number: 1, countedMs: 10 * minute, correctionMs: 0 },
        { number: 2, countedMs: minute, openMs: 2 * minute, correctionMs: -minute },
      ],
      intervals: [{ end: 'submitted' }, { end: 'submitted' }],
    });
    expect(timeline.events.at(-1)).toMatchObject({
      type: 'corrected',
      actorName: 'Cora',
      details: { roundNumber: 2, deltaMs: -minute },
    });
    const audit = await listAudit(core, coordinator, {
      projectId,
      search: 'oversight.',
      cursor: 0,
      limit: 10,
    });
    expect(audit.rows).toMatchObject([
      { actorName: 'Cora', action: 'oversight.correct', subject: attemptId, details: { deltaMs: -minute } },
    ]);
  });

  it('is taken once when it is sent twice', async () => {
    const attemptId = await workUntilAccepted(core, expert, first, 10 * minute);
    const eventId = nextEvent(core);
    await correct(attemptId, minute, { eventId });
    await correct(attemptId, minute, { eventId });
    expect(await findAttempt(core.db.read, attemptId)).toMatchObject({ countedMs: 11 * minute });
  });

  it('never makes a round longer than any is, however often it is corrected', async () => {
    const attemptId = await workUntilAccepted(core, expert, first, 10 * minute);
    const refusal = { code: 'invalid-input', details: { field: 'deltaMs' } };
    await expect(correct(attemptId, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject(refusal);
    await correct(attemptId, longestRoundMs - 10 * minute);
    await expect(correct(attemptId, 1)).rejects.toMatchObject(refusal);
    const timeline = await getTimeline(core, coordinator, { projectId, attemptId });
    expect(timeline.countedMs).toBe(longestRoundMs);
  });

  it('is refused under the id of another event, of this attempt or another', async () => {
    const attemptId = await workUntilAccepted(core, expert, first, 10 * minute);
    await workUntilAccepted(core, expert, second, 10 * minute);
    const events = await core.db.read.selectFrom('events').select(['id', 'subjectId']).execute();
    expect(events.some(({ subjectId }) => subjectId === attemptId)).toBe(true);
    for (const { id } of events)
      await expect(correct(attemptId, minute, { eventId: id })).rejects.toMatchObject({
        code: 'invalid-input',
        details: { field: 'eventId' },
      });
    expect(await findAttempt(core.db.read, attemptId)).toMatchObject({ countedMs: 10 * minute });
  });

  it('never takes away more than was counted', async () => {
    const attemptId = await workUntilAccepted(core, expert, first, 10 * minute);
    await correct(attemptId, -4 * minute);
    await expect(correct(attemptId, -6 * minute - 1)).rejects.toMatchObject({
      code: 'correction-below-zero',
      details: { countedMs: 6 * minute },
    });
    await correct(attemptId, -6 * minute);
    expect(await findAttempt(core.db.read, attemptId)).toMatchObject({ countedMs: 0 });
  });

  it('is refused to the annotator of the attempt, coordinator or not', async () => {
    const attemptId = await workUntilAccepted(core, expert, first, 10 * minute);
    await expect(correct(attemptId, minute, {}, first.caller)).rejects.toMatchObject({ code: 'own-work' });
  });

  it('is refused while the round runs, and for a round that never was', async () => {
    await start(core, first);
    const attempt = await findAttemptOfAssignment(core.db.read, first.assignmentId);
    const attemptId = attempt?.id as AttemptId;
    await expect(correct(attemptId, minute)).rejects.toMatchObject({ code: 'attempt-not-in-state' });
    await expect(correct(attemptId, minute, { roundNumber: 2 })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('does not find an attempt of another project', async () => {
    const attemptId = await workUntilAccepted(core, expert, first, 10 * minute);
    const other = await insertProject(core);
    await expect(correct(attemptId, minute, { projectId: other })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(getTimeline(core, coordinator, { projectId: other, attemptId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
