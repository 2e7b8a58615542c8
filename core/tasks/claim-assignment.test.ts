import { expect, it } from 'vitest';
import type { Caller } from '#core/foundation';
import type { Database } from '#db';
import type { ProjectId, TaskId } from '#domain';
import { insertMember, insertProject, insertTask, makeCore, type TestCore } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { claimAssignment } from './claim-assignment.ts';
import { declineAssignment } from './withdraw-assignment.ts';

async function setUp(db: Database, annotatorCount: number, taskCount: number, allowsClaims: 0 | 1 = 1) {
  const core = await makeCore(db);
  const projectId = await insertProject(core, { allowsClaims });
  const annotators: Caller[] = [];
  for (let number = 1; number <= annotatorCount; number += 1)
    annotators.push(await insertMember(core, projectId, `Annotator ${number}`, 'annotator'));
  const taskIds: TaskId[] = [];
  for (let number = 1; number <= taskCount; number += 1)
    taskIds.push(await insertTask(core, projectId, `OV-${number}`, number));
  return { core, projectId, annotators: annotators as [Caller, ...Caller[]], taskIds };
}

async function claimAll(
  core: TestCore,
  projectId: ProjectId,
  callers: readonly Caller[],
  taskId: TaskId | null,
) {
  const results = await Promise.allSettled(
    callers.map((caller) => claimAssignment(core, caller, { projectId, taskId })),
  );
  return results.map((result) => (result.status === 'fulfilled' ? 'claimed' : result.reason.code));
}

const liveSlots = (core: TestCore, projectId: ProjectId) =>
  core.db.read
    .selectFrom('assignments')
    .select(['taskId', 'slot', 'personId'])
    .where('projectId', '=', projectId)
    .where('endedAt', 'is', null)
    .execute();

const count = (codes: readonly string[], code: string) => codes.filter((entry) => entry === code).length;

describeOnBothEngines('a claim', (opened) => {
  it('never gives a slot twice when fifty people claim one task at once', async () => {
    const { core, projectId, annotators, taskIds } = await setUp(opened.db, 50, 1);
    const codes = await claimAll(core, projectId, annotators, taskIds[0]!);
    expect(count(codes, 'claimed')).toBe(2);
    expect(count(codes, 'slot-taken')).toBe(48);
    expect((await liveSlots(core, projectId)).map((row) => row.slot).toSorted((a, b) => a - b)).toEqual([
      1, 2,
    ]);
  });

  it('never gives a slot twice when fifty people claim any of ten tasks at once', async () => {
    const { core, projectId, annotators } = await setUp(opened.db, 50, 10);
    const codes = await claimAll(core, projectId, annotators, null);
    expect(count(codes, 'claimed')).toBe(20);
    expect(count(codes, 'nothing-to-claim')).toBe(30);
    const slots = await liveSlots(core, projectId);
    expect(new Set(slots.map((row) => `${row.taskId} ${row.slot}`)).size).toBe(20);
  });

  it('gives one person fifty different tasks when they press fifty times', async () => {
    const { core, projectId, annotators } = await setUp(opened.db, 1, 49);
    const codes = await claimAll(
      core,
      projectId,
      Array.from({ length: 50 }, () => annotators[0]),
      null,
    );
    expect(count(codes, 'claimed')).toBe(49);
    const slots = await liveSlots(core, projectId);
    expect(new Set(slots.map((row) => row.taskId)).size).toBe(49);
  });

  it('is refused on a task one was on before, even when that ended', async () => {
    const { core, projectId, annotators, taskIds } = await setUp(opened.db, 1, 1);
    const [caller] = annotators;
    const { assignmentId } = await claimAssignment(core, caller, { projectId, taskId: null });
    await declineAssignment(core, caller, { projectId, assignmentId, reason: 'Not my field' });
    const again = (taskId: TaskId | null) => claimAssignment(core, caller, { projectId, taskId });
    await expect(again(taskIds[0]!)).rejects.toMatchObject({ code: 'already-on-task' });
    await expect(again(null)).rejects.toMatchObject({ code: 'nothing-to-claim' });
  });

  it('is refused where the project does not allow it, and on a task of another project', async () => {
    const closed = await setUp(opened.db, 1, 1, 0);
    const open = await setUp(opened.db, 1, 1);
    await expect(
      claimAssignment(closed.core, closed.annotators[0], { projectId: closed.projectId, taskId: null }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(
      claimAssignment(open.core, open.annotators[0], {
        projectId: open.projectId,
        taskId: closed.taskIds[0]!,
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});
