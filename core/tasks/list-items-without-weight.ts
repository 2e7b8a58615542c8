import type { Caller, Core } from '#core/foundation';
import { listItemsNeedingWeight } from '#db';
import type { ProjectId } from '#domain';
import { viewRubric, type RubricItemOfTask } from './view-rubric.ts';

/** `tasks.itemsNeedingWeight`: what the import could not read a weight of, in the order of the tasks. */
export async function listItemsWithoutWeight(
  core: Core,
  _caller: Caller,
  input: { readonly projectId: ProjectId },
): Promise<RubricItemOfTask[]> {
  return viewRubric(await listItemsNeedingWeight(core.db.read, input.projectId));
}
