import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, check, nextEvent, workRound, workUntilAccepted, type Assigned } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import { getTaskScreen, listMyWork } from '#core/sessions';
import { withdrawAssignment } from '#core/tasks';
import { findAttempt, listEvents } from '#db';
import type { CheckId, ProjectId, RubricItemId, SubmissionId, TaskId, WindowId } from '#domain';
import { claimCheck, decideCheck, getCheck, listChecks, releaseCheck } from './index.ts';

const minute = 60_000;
const windowId = 'window-e' as WindowId;

describeOnBothEngines('deciding a check', (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let taskId: TaskId;
  let ann: Caller;
  let ben: Caller;
  let expert: Caller;
  let first: Assigned;
  let second: Assigned;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * 60 * minute });
    taskId = await insertTask(core, projectId, 'officeval_001');
    ann = await insertMember(core, projectId, 'Ann', 'annotator');
    ben = await insertMember(core, projectId, 'Ben', 'annotator');
    expert = await insertMember(core, projectId, 'Eva', 'expert');
    first = await assign(core, projectId, taskId, ann, 1);
    second = await assign(core, projectId, taskId, ben, 2);
  });

  async function claim(submissionId: SubmissionId, by = expert): Promise<CheckId> {
    const view = await claimCheck(core, by, { projectId, submissionId, eventId: nextEvent(core), windowId });
    return view.checkId;
  }

  const decide = (
    checkId: CheckId,
    over: Partial<Parameters<typeof decideCheck>[2]> = {},
    by: Caller = expert,
  ) =>
    decideCheck(core, by, {
      projectId,
      checkId,
      eventId: nextEvent(core),
      windowId,
      decision: 'accept',
      summary: null,
      notes: [],
      ...over,
    });

  it('accepts, scores the pair and finishes the task', async () => {
    const one = await workUntilAccepted(core, expert, first, 10 * minute);
    const two = await workUntilAccepted(core, expert, second, 12 * minute);
    expect(await findAttempt(core.db.read, one)).toMatchObject({ state: 'accepted', score: 1.5 });
    expect(await findAttempt(core.db.read, two)).toMatchObject({ state: 'accepted', score: 1.5 });
    const task = await core.db.read
      .selectFrom('tasks')
      .selectAll()
      .where('id', '=', taskId)
      .executeTakeFirst();
    expect(task).toMatchObject({ stage: 'complete', needsThird: 0, laborTimeMs: 11 * minute });
  });

  it('draws a third annotator in the same step when the pair diverges', async () => {
    const third = await insertMember(core, projectId, 'Cem', 'annotator');
    await workUntilAccepted(core, expert, first, 10 * minute);
    await workUntilAccepted(core, expert, second, 14 * minute);
    const drawn = await core.db.read
      .selectFrom('assignments')
      .select(['slot', 'personId'])
      .where('taskId', '=', taskId)
      .where('slot', '=', 3)
      .execute();
    expect(drawn).toEqual([{ slot: 3, personId: third.personId }]);
  });

  it('returns for a revision that is timed, while the wait for the expert is not', async () => {
    const { attemptId, submissionId } = await workRound(core, first, 10 * minute);
    core.clock.pass(60 * minute);
    await check(core, expert, projectId, submissionId, 'return');
    expect(await findAttempt(core.db.read, attemptId)).toMatchObject({ state: 'returned', roundCount: 1 });
    await workRound(core, first, 3 * minute);
    expect(await findAttempt(core.db.read, attemptId)).toMatchObject({
      roundCount: 2,
      countedMs: 13 * minute,
    });
  });

  it('will not return without a word', async () => {
    const checkId = await claim((await workRound(core, first, minute)).submissionId);
    await expect(decide(checkId, { decision: 'return', summary: '  ' })).rejects.toMatchObject({
      code: 'reason-required',
    });
    expect((await getCheck(core, expert, { projectId, checkId })).decision).toBeNull();
  });

  it('refuses the id of another event, and stays open', async () => {
    const { submissionId } = await workRound(core, first, minute);
    const checkId = await claim(submissionId);
    for (const { id } of await core.db.read.selectFrom('events').select('id').execute())
      await expect(decide(checkId, { eventId: id })).rejects.toMatchObject({
        code: 'invalid-input',
        details: { field: 'eventId' },
      });
    expect((await getCheck(core, expert, { projectId, checkId })).decision).toBeNull();
  });

  it('takes the same decision twice as one, and refuses another one', async () => {
    const { attemptId, submissionId } = await workRound(core, first, minute);
    const checkId = await claim(submissionId);
    const eventId = nextEvent(core);
    await decide(checkId, { eventId });
    await decide(checkId, { eventId });
    await expect(decide(checkId, { decision: 'return', summary: 'no' })).rejects.toMatchObject({
      code: 'already-decided',
    });
    const types = (await listEvents(core.db.read, attemptId)).map(({ type }) => type);
    expect(types).toEqual(['started', 'submitted', 'accepted']);
  });

  it('refuses a note on the rubric of another task and changes nothing', async () => {
    const other = await insertTask(core, projectId, 'officeval_002', 2);
    const foreign = await insertItem(core, other, 'item', 1);
    const { attemptId, submissionId } = await workRound(core, first, minute);
    const checkId = await claim(submissionId);
    const notes = [{ rubricItemId: foreign, note: 'missing' }];
    await expect(decide(checkId, { decision: 'return', notes })).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect(await findAttempt(core.db.read, attemptId)).toMatchObject({ state: 'submitted' });
  });

  it('shows the annotator the notes by their place in the rubric, without its words', async () => {
    const gate = await insertItem(core, taskId, 'gate', 3);
    const item = await insertItem(core, taskId, 'item', 12);
    const { attemptId, submissionId } = await workRound(core, first, minute);
    const checkId = await claim(submissionId);
    await decide(checkId, {
      decision: 'return',
      summary: 'Nearly',
      notes: [
        { rubricItemId: gate, note: 'does not open' },
        { rubricItemId: item, note: 'no chart' },
        { rubricItemId: null, note: 'kind regards' },
      ],
    });
    const [work] = (await listMyWork(core, first.caller, { projectId })).rows;
    const assignmentId = work?.assignmentId ?? expect.unreachable();
    const screen = await getTaskScreen(core, first.caller, { projectId, assignmentId, windowId: null });
    expect(screen.attemptId).toBe(attemptId);
    expect(screen.submissions).toMatchObject([
      {
        id: submissionId,
        roundNumber: 1,
        outcome: 'returned',
        summary: 'Nearly',
        notes: [
          { rubricItemId: gate, label: 'gate:3', note: 'does not open' },
          { rubricItemId: item, label: 'item:12', note: 'no chart' },
          { rubricItemId: null, label: 'general', note: 'kind regards' },
        ],
      },
    ]);
  });

  it('gives the next expert the earlier round with its files and notes', async () => {
    await check(core, expert, projectId, (await workRound(core, first, minute)).submissionId, 'return');
    const other = await insertMember(core, projectId, 'Edo', 'expert');
    const { submissionId } = await workRound(core, first, minute);
    const checkId = await claim(submissionId, other);
    const view = await getCheck(core, other, { projectId, checkId });
    expect(view.roundNumber).toBe(2);
    expect(view.earlier).toHaveLength(1);
    expect(view.earlier[0]).toMatchObject({
      roundNumber: 1,
      decision: 'return',
      summary: 'The totals are missing',
      files: [{ name: 'report.docx' }],
    });
  });

  it('tells an expert neither names nor times of the work', async () => {
    const checkId = await claim((await workRound(core, first, 7 * minute)).submissionId);
    const text = JSON.stringify(await getCheck(core, expert, { projectId, checkId }));
    expect(text).not.toContain(ann.personId);
    expect(text).not.toContain('report by me');
    const addedAt = core.clock.now() - 7 * minute;
    expect(text).not.toContain(String(addedAt));
  });

  it('cannot decide what was released, nor what another expert holds', async () => {
    const checkId = await claim((await workRound(core, first, minute)).submissionId);
    const other = await insertMember(core, projectId, 'Edo', 'expert');
    await expect(decide(checkId, {}, other)).rejects.toMatchObject({ code: 'not-found' });
    await releaseCheck(core, expert, { projectId, checkId, eventId: nextEvent(core), windowId });
    await expect(decide(checkId)).rejects.toMatchObject({ code: 'check-taken' });
  });

  it('ends when the attempt is withdrawn meanwhile, and leaves the expert free for another', async () => {
    const checkId = await claim((await workRound(core, first, minute)).submissionId);
    core.clock.pass(5_000);
    const coordinator = await insertMember(core, projectId, 'Ada', 'coordinator');
    const { assignmentId } = first;
    await withdrawAssignment(core, coordinator, { projectId, assignmentId, reason: 'left the project' });
    expect(await getCheck(core, expert, { projectId, checkId })).toMatchObject({
      clock: { state: 'withdrawn', countedMs: 5_000 },
    });
    await expect(decide(checkId)).rejects.toMatchObject({ code: 'attempt-not-in-state' });
    const other = await insertMember(core, projectId, 'Lin', 'annotator');
    const next = await assign(core, projectId, taskId, other, 1);
    expect(await claim((await workRound(core, next, minute)).submissionId)).toBeTruthy();
  });

  it('counts the time of experts apart from that of annotators', async () => {
    const attemptId = await workUntilAccepted(core, expert, first, 10 * minute);
    expect(await listChecks(core, expert, { projectId, includesDecided: true })).toMatchObject({
      ownMs: minute,
      decidedCount: 1,
      rows: [{ state: 'decided', decision: 'accept', externalId: 'officeval_001' }],
    });
    expect(await findAttempt(core.db.read, attemptId)).toMatchObject({ countedMs: 10 * minute });
  });

  it('tells open pages about work, checks and tasks after a decision', async () => {
    await workUntilAccepted(core, expert, first, minute);
    expect(core.changes.at(-1)).toEqual({ projectId, topics: ['work', 'checks', 'tasks'] });
  });
});

async function insertItem(
  core: TestCore,
  taskId: TaskId,
  kind: 'gate' | 'item',
  position: number,
): Promise<RubricItemId> {
  const id = core.random.id() as RubricItemId;
  await core.db.write((tx) =>
    tx
      .insertInto('rubricItems')
      .values({ id, taskId, kind, position, weight: kind === 'gate' ? null : 3, needsWeight: 0 })
      .execute(),
  );
  return id;
}
