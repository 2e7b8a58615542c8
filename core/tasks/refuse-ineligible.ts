import { ExpectedError } from '#core/foundation';
import { listActiveAnnotators, listBarredPeople, type Writer } from '#db';
import type { PersonId, ProjectId, TaskId } from '#domain';

/**
 * Throws `already-on-task` for who was ever assigned to the task, and `not-eligible` for who took it to check, is
 * disabled, or is no annotator of the project.
 */
export async function refuseIneligible(
  tx: Writer,
  projectId: ProjectId,
  taskId: TaskId,
  personId: PersonId,
): Promise<void> {
  const barred = (await listBarredPeople(tx, [taskId])).filter((row) => row.personId === personId);
  if (barred.some((row) => row.why === 'assigned')) throw new ExpectedError('already-on-task');
  if (barred.length > 0) throw new ExpectedError('not-eligible', { why: 'checked' });
  if (!(await listActiveAnnotators(tx, projectId)).includes(personId))
    throw new ExpectedError('not-eligible', { why: 'no-annotator' });
}
