import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import {
  countClaimableTasks,
  findClaimableTask,
  findProject,
  findTask,
  insertAssignments,
  listHeldSlots,
  type Writer,
} from '#db';
import type { AssignmentId, ProjectId, TaskId } from '#domain';
import { listOpenSlots } from './draw-open-slots.ts';
import { createDrawRandom } from './recompute-draw.ts';
import { refuseIneligible } from './refuse-ineligible.ts';

/**
 * `assignments.claim`: the caller takes one open slot, on the named task or on one drawn among all open to them.
 * Throws `not-allowed` where the project has no claims, `slot-taken`, `nothing-to-claim`, `already-on-task`,
 * `not-eligible`.
 */
export async function claimAssignment(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly taskId: TaskId | null },
): Promise<{ assignmentId: AssignmentId }> {
  const { projectId } = input;
  const assignmentId = core.random.id() as AssignmentId;
  await core.db.write(async (tx) => {
    const project = await findProject(tx, projectId);
    if (!project) throw new ExpectedError('not-found');
    if (project.allowsClaims !== 1) throw new ExpectedError('not-allowed');
    const taskId = input.taskId ?? (await drawTask(core, tx, caller, projectId));
    const task = await findTask(tx, projectId, taskId);
    if (!task) throw new ExpectedError('not-found');
    await refuseIneligible(tx, projectId, taskId, caller.personId);
    const [slot] = task.stage === 'withdrawn' ? [] : listOpenSlots(task, await listHeldSlots(tx, [taskId]));
    if (slot === undefined) throw new ExpectedError('slot-taken');
    const { personId } = caller;
    const assignedAt = core.clock.now();
    await insertAssignments(tx, [{ id: assignmentId, projectId, taskId, personId, slot, assignedAt }]);
    await recomputeTask(core, tx, taskId, 'assignments.claim');
    await audit(core, tx, caller, {
      projectId,
      action: 'assignments.claim',
      subject: assignmentId,
      details: { taskId, slot, wasDrawn: input.taskId === null },
    });
  });
  core.live.publish({ projectId, topics: ['tasks', 'work'] });
  return { assignmentId };
}

async function drawTask(core: Core, tx: Writer, caller: Caller, projectId: ProjectId): Promise<TaskId> {
  const count = await countClaimableTasks(tx, projectId, caller.personId);
  if (count === 0) throw new ExpectedError('nothing-to-claim');
  const index = createDrawRandom(core.random.seed()).nextBelow(count);
  const taskId = await findClaimableTask(tx, projectId, caller.personId, index);
  if (taskId === undefined) throw new ExpectedError('nothing-to-claim');
  return taskId;
}
