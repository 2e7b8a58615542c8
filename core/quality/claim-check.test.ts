import { beforeEach, expect, it } from 'vitest';
import { describeOnBothEngines } from '#tests/engines';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { assign, nextEvent, start, workRound, type Assigned } from '#tests/work-builders';
import type { Caller } from '#core/foundation';
import { listEvents } from '#db';
import type { ProjectId, SubmissionId, TaskId, WindowId } from '#domain';
import {
  claimCheck,
  heartbeatCheck,
  holdLimitMs,
  listChecks,
  pauseCheck,
  releaseCheck,
  resumeCheck,
  takeOverCheck,
} from './index.ts';

const minute = 60_000;
const windowId = 'window-e' as WindowId;

describeOnBothEngines('claiming a check', (opened) => {
  let core: TestCore;
  let projectId: ProjectId;
  let taskId: TaskId;
  let ann: Caller;
  let eva: Caller;
  let edo: Caller;
  let first: Assigned;

  beforeEach(async () => {
    core = await makeCore(opened.db);
    projectId = await insertProject(core, { gapLimitMs: 24 * 60 * minute });
    taskId = await insertTask(core, projectId, 'officeval_001');
    ann = await insertMember(core, projectId, 'Ann', 'annotator', 'expert');
    eva = await insertMember(core, projectId, 'Eva', 'expert');
    edo = await insertMember(core, projectId, 'Edo', 'expert', 'annotator');
    first = await assign(core, projectId, taskId, ann, 1);
  });

  const claim = (by: Caller, submissionId: SubmissionId) =>
    claimCheck(core, by, { projectId, submissionId, eventId: nextEvent(core), windowId });
  const states = async (by: Caller) =>
    (await listChecks(core, by, { projectId, includesDecided: false })).rows.map(({ state }) => state);

  it('queues the longest wait first', async () => {
    const later = await insertTask(core, projectId, 'officeval_002', 2);
    const ben = await insertMember(core, projectId, 'Ben', 'annotator');
    await workRound(core, await assign(core, projectId, later, ben, 1), minute);
    await workRound(core, first, minute);
    const { rows } = await listChecks(core, eva, { projectId, includesDecided: false });
    expect(rows.map(({ externalId }) => externalId)).toEqual(['officeval_002', 'officeval_001']);
    expect(rows[0]).toMatchObject({ fileCount: 1, roundNumber: 1, state: 'waiting', decision: null });
  });

  it('is refused on own work and on tasks one annotates, and such work is not in the queue', async () => {
    const { submissionId } = await workRound(core, first, minute);
    await assign(core, projectId, taskId, edo, 2);
    await expect(claim(ann, submissionId)).rejects.toMatchObject({ code: 'own-work' });
    await expect(claim(edo, submissionId)).rejects.toMatchObject({ code: 'own-work' });
    expect([await states(ann), await states(edo), await states(eva)]).toEqual([[], [], ['waiting']]);
  });

  it('starts the clock of the expert, and doing it again changes nothing', async () => {
    const { submissionId } = await workRound(core, first, minute);
    const view = await claim(eva, submissionId);
    core.clock.pass(2 * minute);
    expect((await claim(eva, submissionId)).checkId).toBe(view.checkId);
    const signal = { projectId, checkId: view.checkId, windowId };
    await heartbeatCheck(core, eva, { ...signal, eventId: nextEvent(core) });
    expect(await listChecks(core, eva, { projectId, includesDecided: false })).toMatchObject({
      ownMs: 2 * minute,
      rows: [{ state: 'mine' }],
    });
    await pauseCheck(core, eva, { ...signal, eventId: nextEvent(core), reason: 'meal', note: null });
    core.clock.pass(5 * minute);
    const clock = await resumeCheck(core, eva, { ...signal, eventId: nextEvent(core) });
    expect(clock).toMatchObject({ state: 'running', countedMs: 2 * minute, pausedMs: 5 * minute });
  });

  it('is refused while another expert shows life', async () => {
    const { submissionId } = await workRound(core, first, minute);
    const { checkId } = await claim(eva, submissionId);
    core.clock.pass(holdLimitMs);
    await heartbeatCheck(core, eva, { projectId, checkId, windowId, eventId: nextEvent(core) });
    core.clock.pass(holdLimitMs);
    await expect(claim(edo, submissionId)).rejects.toMatchObject({ code: 'check-taken' });
    expect(await states(edo)).toEqual(['taken']);
  });

  it('takes a check from an expert who left it, by an event on the old one', async () => {
    const { submissionId } = await workRound(core, first, minute);
    const old = await claim(eva, submissionId);
    core.clock.pass(holdLimitMs + 1);
    expect(await states(edo)).toEqual(['waiting']);
    const taken = await claim(edo, submissionId);
    expect(taken.checkId).not.toBe(old.checkId);
    expect((await listEvents(core.db.read, old.checkId)).at(-1)).toMatchObject({
      type: 'withdrawn',
      reason: 'no-sign-of-life',
    });
    expect([await states(eva), await states(edo)]).toEqual([['taken'], ['mine']]);
  });

  it('gives a released check to the next expert', async () => {
    const { submissionId } = await workRound(core, first, minute);
    const { checkId } = await claim(eva, submissionId);
    const signal = { projectId, checkId, windowId, eventId: nextEvent(core) };
    await releaseCheck(core, eva, signal);
    await releaseCheck(core, eva, signal);
    expect(await states(eva)).toEqual(['waiting']);
    await claim(edo, submissionId);
    expect(await states(eva)).toEqual(['taken']);
  });

  it('moves its clock to the window that takes it over, and no longer counts in the other one', async () => {
    const { submissionId } = await workRound(core, first, minute);
    const { checkId } = await claim(eva, submissionId);
    core.clock.pass(minute);
    const signal = (window: string) => ({
      projectId,
      checkId,
      windowId: window as WindowId,
      eventId: nextEvent(core),
    });
    const clock = await takeOverCheck(core, eva, signal('window-f'));
    expect(clock).toMatchObject({ state: 'running', openIn: null });
    await expect(heartbeatCheck(core, eva, signal(windowId))).rejects.toMatchObject({
      code: 'open-elsewhere',
    });
  });

  it('is refused while the expert has another clock running', async () => {
    const other = await insertTask(core, projectId, 'officeval_002', 2);
    await start(core, await assign(core, projectId, other, edo, 1));
    const { submissionId } = await workRound(core, first, minute);
    await expect(claim(edo, submissionId)).rejects.toMatchObject({ code: 'other-task-running' });
    expect(await states(eva)).toEqual(['waiting']);
  });

  it('lets exactly one of two experts have it when both ask at once', async () => {
    const { submissionId } = await workRound(core, first, minute);
    const results = await Promise.allSettled([claim(eva, submissionId), claim(edo, submissionId)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect([...(await states(eva)), ...(await states(edo))].toSorted()).toEqual(['mine', 'taken']);
  });

  it('does not find a submission of another project', async () => {
    const elsewhere = await insertProject(core);
    const { submissionId } = await workRound(core, first, minute);
    const input = { projectId: elsewhere, submissionId, eventId: nextEvent(core), windowId };
    await expect(claimCheck(core, eva, input)).rejects.toMatchObject({ code: 'not-found' });
  });
});
