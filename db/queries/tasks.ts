import type { Selectable } from 'kysely';
import type { TaskStage } from '#contract';
import type { ProjectId, RubricItemId, TaskId, TaskLanguage } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { DrawsTable, RubricItemsTable, TaskInputsTable, TasksTable } from '../schema/index.ts';
import { containsText } from './contains-text.ts';

export type TaskRecord = Selectable<TasksTable>;

export async function findTask(
  db: Reader,
  projectId: ProjectId,
  taskId: TaskId,
): Promise<TaskRecord | undefined> {
  return db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', taskId)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
}

/** One page of a project's tasks in their order; `search` looks in external id, titles and domain. */
export async function listTasks(
  db: Reader,
  filter: {
    readonly projectId: ProjectId;
    readonly search: string;
    readonly stage: TaskStage | null;
    readonly cursor: number;
    readonly limit: number;
  },
): Promise<{ readonly rows: readonly TaskRecord[]; readonly total: number }> {
  let query = db.selectFrom('tasks').where('projectId', '=', filter.projectId);
  if (filter.stage !== null) query = query.where('stage', '=', filter.stage);
  if (filter.search !== '')
    query = query.where(containsText(['externalId', 'title', 'titleEn', 'titleZh', 'domain'], filter.search));
  const rows = await query
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .offset(filter.cursor)
    .limit(filter.limit)
    .execute();
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** The instruction in each language that exists. */
export async function listInstructions(
  db: Reader,
  taskId: TaskId,
): Promise<readonly { readonly language: TaskLanguage; readonly instruction: string }[]> {
  return db
    .selectFrom('taskTexts')
    .select(['language', 'instruction'])
    .where('taskId', '=', taskId)
    .execute();
}

export async function listTaskInputs(
  db: Reader,
  taskId: TaskId,
): Promise<readonly Pick<TaskInputsTable, 'position' | 'name' | 'sha256' | 'bytes'>[]> {
  return db
    .selectFrom('taskInputs')
    .select(['position', 'name', 'sha256', 'bytes'])
    .where('taskId', '=', taskId)
    .orderBy('position')
    .execute();
}

export interface RubricTextRecord extends Selectable<RubricItemsTable> {
  readonly externalId: string;
  readonly language: TaskLanguage | null;
  readonly text: string | null;
  readonly rawPrefix: string | null;
}

/** Gates, then items, in their order: one row for each language that an item has. */
export async function listRubric(db: Reader, taskId: TaskId): Promise<readonly RubricTextRecord[]> {
  return selectRubric(db).where('rubricItems.taskId', '=', taskId).execute();
}

/** Items of a project's tasks whose weight could not be read, in the same shape. */
export async function listItemsNeedingWeight(
  db: Reader,
  projectId: ProjectId,
): Promise<readonly RubricTextRecord[]> {
  return selectRubric(db)
    .where('tasks.projectId', '=', projectId)
    .where('tasks.needsWeightCount', '>', 0)
    .where('rubricItems.needsWeight', '=', 1)
    .execute();
}

function selectRubric(db: Reader) {
  return db
    .selectFrom('rubricItems')
    .innerJoin('tasks', 'tasks.id', 'rubricItems.taskId')
    .leftJoin('rubricTexts', 'rubricTexts.itemId', 'rubricItems.id')
    .selectAll('rubricItems')
    .select(['tasks.externalId', 'rubricTexts.language', 'rubricTexts.text', 'rubricTexts.rawPrefix'])
    .orderBy('tasks.position')
    .orderBy('tasks.id')
    .orderBy('rubricItems.kind')
    .orderBy('rubricItems.position')
    .orderBy('rubricTexts.language');
}

export async function findRubricItem(
  db: Reader,
  projectId: ProjectId,
  id: RubricItemId,
): Promise<Selectable<RubricItemsTable> | undefined> {
  return db
    .selectFrom('rubricItems')
    .innerJoin('tasks', 'tasks.id', 'rubricItems.taskId')
    .selectAll('rubricItems')
    .where('rubricItems.id', '=', id)
    .where('tasks.projectId', '=', projectId)
    .executeTakeFirst();
}

/** Gives an item its weight and keeps the task's count of items that need one in step. */
export async function setItemWeight(
  tx: Writer,
  item: { readonly id: RubricItemId; readonly taskId: TaskId },
  weight: number,
  at: number,
): Promise<void> {
  await tx.updateTable('rubricItems').set({ weight, needsWeight: 0 }).where('id', '=', item.id).execute();
  const { needing } = await tx
    .selectFrom('rubricItems')
    .select(({ fn }) => fn.countAll<number>().as('needing'))
    .where('taskId', '=', item.taskId)
    .where('needsWeight', '=', 1)
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('tasks')
    .set({ needsWeightCount: needing, changedAt: at })
    .where('id', '=', item.taskId)
    .execute();
}

/** Draws made for a task, newest first. */
export async function listDraws(db: Reader, taskId: TaskId): Promise<readonly Selectable<DrawsTable>[]> {
  return db
    .selectFrom('draws')
    .selectAll()
    .where('taskId', '=', taskId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

/** A task whose project is not known yet; only for what runs inside another use case's transaction. */
export async function findTaskProject(
  db: Reader,
  taskId: TaskId,
): Promise<Pick<TaskRecord, 'projectId' | 'externalId' | 'needsThird'> | undefined> {
  return db
    .selectFrom('tasks')
    .select(['projectId', 'externalId', 'needsThird'])
    .where('id', '=', taskId)
    .executeTakeFirst();
}
