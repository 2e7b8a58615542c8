import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ProjectId, Sha256, TaskId } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type {
  PacksTable,
  RubricItemsTable,
  RubricTextsTable,
  TaskInputsTable,
  TasksTable,
  TaskTextsTable,
} from '../schema/index.ts';
import { inChunks, insertInChunks } from './chunks.ts';

export interface ImportedTaskRecord extends Selectable<TasksTable> {
  /** Whether anyone ever started on it, withdrawn attempts included. */
  readonly hasAttempts: boolean;
}

/** Every task of a project, for comparison with a pack. */
export async function listImportedTasks(
  db: Reader,
  projectId: ProjectId,
): Promise<readonly ImportedTaskRecord[]> {
  const [rows, started] = await Promise.all([
    db.selectFrom('tasks').selectAll().where('projectId', '=', projectId).execute(),
    db.selectFrom('attempts').select('taskId').distinct().where('projectId', '=', projectId).execute(),
  ]);
  const startedIds = new Set(started.map((row) => row.taskId));
  return rows.map((row) => ({ ...row, hasAttempts: startedIds.has(row.id) }));
}

/** Inputs of every task of a project, in their order. */
export async function listInputsOfProject(
  db: Reader,
  projectId: ProjectId,
): Promise<readonly Selectable<TaskInputsTable>[]> {
  return db
    .selectFrom('taskInputs')
    .innerJoin('tasks', 'tasks.id', 'taskInputs.taskId')
    .selectAll('taskInputs')
    .where('tasks.projectId', '=', projectId)
    .orderBy('taskInputs.taskId')
    .orderBy('taskInputs.position')
    .execute();
}

export async function listTextsOfTasks(
  db: Reader,
  taskIds: readonly TaskId[],
): Promise<readonly Selectable<TaskTextsTable>[]> {
  return inChunks(taskIds, (ids) =>
    db.selectFrom('taskTexts').selectAll().where('taskId', 'in', ids).execute(),
  );
}

export interface RubricLineRecord extends Selectable<RubricItemsTable> {
  readonly language: Selectable<RubricTextsTable>['language'];
  readonly text: string;
  readonly rawPrefix: string | null;
}

/** One row per rubric item and language; gates before items, each in order. */
export async function listRubricLinesOfTasks(
  db: Reader,
  taskIds: readonly TaskId[],
): Promise<readonly RubricLineRecord[]> {
  return inChunks(taskIds, (ids) =>
    db
      .selectFrom('rubricItems')
      .innerJoin('rubricTexts', 'rubricTexts.itemId', 'rubricItems.id')
      .selectAll('rubricItems')
      .select(['rubricTexts.language', 'rubricTexts.text', 'rubricTexts.rawPrefix'])
      .where('rubricItems.taskId', 'in', ids)
      .orderBy('rubricItems.kind')
      .orderBy('rubricItems.position')
      .execute(),
  );
}

export interface TaskRows {
  readonly tasks: readonly Insertable<TasksTable>[];
  readonly texts: readonly Insertable<TaskTextsTable>[];
  readonly inputs: readonly Insertable<TaskInputsTable>[];
  readonly rubricItems: readonly Insertable<RubricItemsTable>[];
  readonly rubricTexts: readonly Insertable<RubricTextsTable>[];
}

/** Adds new tasks with all that belongs to them, many rows to a statement. */
export async function insertTaskRows(tx: Writer, rows: TaskRows): Promise<void> {
  await insertInChunks(tx, 'tasks', rows.tasks);
  await insertInChunks(tx, 'taskTexts', rows.texts);
  await insertInChunks(tx, 'taskInputs', rows.inputs);
  await insertInChunks(tx, 'rubricItems', rows.rubricItems);
  await insertInChunks(tx, 'rubricTexts', rows.rubricTexts);
}

export async function updateImportedTask(
  tx: Writer,
  id: TaskId,
  set: Omit<Updateable<TasksTable>, 'id' | 'projectId' | 'externalId' | 'position' | 'createdAt'>,
): Promise<void> {
  await tx.updateTable('tasks').set(set).where('id', '=', id).execute();
}

/** Takes a task's texts, inputs or rubric away, for new ones to be put in their place. */
export async function deleteTaskParts(
  tx: Writer,
  taskId: TaskId,
  parts: { readonly texts: boolean; readonly inputs: boolean; readonly rubric: boolean },
): Promise<void> {
  if (parts.texts) await tx.deleteFrom('taskTexts').where('taskId', '=', taskId).execute();
  if (parts.inputs) await tx.deleteFrom('taskInputs').where('taskId', '=', taskId).execute();
  if (!parts.rubric) return;
  const items = tx.selectFrom('rubricItems').select('id').where('taskId', '=', taskId);
  await tx.deleteFrom('rubricTexts').where('itemId', 'in', items).execute();
  await tx.deleteFrom('rubricItems').where('taskId', '=', taskId).execute();
}

export async function insertPack(tx: Writer, row: Insertable<PacksTable>): Promise<void> {
  await tx.insertInto('packs').values(row).execute();
}

/** Packs that were imported into a project, oldest first. */
export async function listPacks(
  db: Reader,
  projectId: ProjectId,
): Promise<readonly Selectable<PacksTable>[]> {
  return db
    .selectFrom('packs')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('importedAt')
    .orderBy('id')
    .execute();
}

/** Notes many files of the store; those that are noted already stay. */
export async function ensureFileRows(
  tx: Writer,
  files: readonly { readonly sha256: Sha256; readonly bytes: number; readonly addedAt: number }[],
): Promise<void> {
  await inChunks(files, async (chunk) => {
    await tx
      .insertInto('files')
      .values([...chunk])
      .onConflict((conflict) => conflict.column('sha256').doNothing())
      .execute();
    return [];
  });
}
