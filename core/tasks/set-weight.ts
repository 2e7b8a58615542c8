import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { findRubricItem, setItemWeight } from '#db';
import type { ProjectId, RubricItemId } from '#domain';

/** `tasks.setWeight`: gives a rubric item its weight, by hand. A gate has none (`invalid-input`). */
export async function setWeight(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly rubricItemId: RubricItemId; readonly weight: number },
): Promise<Record<string, never>> {
  const { projectId, weight } = input;
  await core.db.write(async (tx) => {
    const item = await findRubricItem(tx, projectId, input.rubricItemId);
    if (!item) throw new ExpectedError('not-found');
    if (item.kind !== 'item') throw new ExpectedError('invalid-input', { field: 'rubricItemId' });
    await setItemWeight(tx, item, weight, core.clock.now());
    await audit(core, tx, caller, {
      projectId,
      action: 'tasks.setWeight',
      subject: item.id,
      details: { taskId: item.taskId, position: item.position, previous: item.weight, weight },
    });
  });
  core.live.publish({ projectId, topics: ['tasks'] });
  return {};
}
