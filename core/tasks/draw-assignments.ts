import type { Caller, Core } from '#core/foundation';
import { listTasksWithOpenSlots } from '#db';
import type { ProjectId, TaskId } from '#domain';
import { drawOpenSlots, type DrawnSlots } from './draw-open-slots.ts';

/** Tasks in one transaction: small enough that nobody's heartbeat waits long. */
const tasksAtOnce = 100;

/**
 * `assignments.draw`: fills the open slots of the chosen tasks (null: of all) at random. The seed given, or one made
 * here, repeats the draw. Interrupted halfway, what is drawn stays; drawing again fills the rest.
 */
export async function drawAssignments(
  core: Core,
  caller: Caller,
  input: {
    readonly projectId: ProjectId;
    readonly taskIds: readonly TaskId[] | null;
    readonly seed: string | null;
  },
): Promise<DrawnSlots & { seed: string }> {
  const { projectId } = input;
  const seed = input.seed?.trim() || core.random.seed();
  const open = await listTasksWithOpenSlots(core.db.read, projectId, input.taskIds);
  const withoutPool: DrawnSlots['withoutPool'] = [];
  let assignedCount = 0;
  for (let from = 0; from < open.length; from += tasksAtOnce) {
    const taskIds = open.slice(from, from + tasksAtOnce).map((task) => task.taskId);
    const drawn = await core.db.write((tx) => drawOpenSlots(core, tx, caller, { projectId, taskIds, seed }));
    assignedCount += drawn.assignedCount;
    withoutPool.push(...drawn.withoutPool);
  }
  core.live.publish({ projectId, topics: ['tasks', 'work'] });
  return { seed, assignedCount, withoutPool };
}
