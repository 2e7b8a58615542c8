import { audit, type Actor, type Core } from '#core/foundation';
import { findTaskProject, listHeldSlots, type Writer } from '#db';
import type { TaskId } from '#domain';
import { fillOpenSlots } from './draw-open-slots.ts';

/**
 * Draws the third annotator when Algorithm 1 asks for one (SPEC 1) and slot 3 is free; with nobody eligible it stays
 * open for a later draw or claim. Call after `recomputeTask`, in its transaction. Tells whether somebody was drawn.
 */
export async function ensureThird(core: Core, tx: Writer, actor: Actor, taskId: TaskId): Promise<boolean> {
  const task = await findTaskProject(tx, taskId);
  if (task?.needsThird !== 1) return false;
  const held = await listHeldSlots(tx, [taskId]);
  if (held.length !== 2 || held.some((row) => row.slot === 3)) return false;
  const seed = core.random.seed();
  const { assignedCount } = await fillOpenSlots(core, tx, {
    projectId: task.projectId,
    taskIds: [taskId],
    seed,
  });
  await audit(core, tx, actor, {
    projectId: task.projectId,
    action: 'assignments.drawThird',
    subject: taskId,
    details: { seed, externalId: task.externalId, assignedCount },
  });
  return assignedCount > 0;
}
