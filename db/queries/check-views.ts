import type { Selectable } from 'kysely';
import type { AttemptId, CheckId, SubmissionId, TaskId } from '#domain';
import type { Reader } from '../engines/database.ts';
import type {
  CheckNotesTable,
  ChecksTable,
  RubricItemsTable,
  RubricTextsTable,
  SubmissionFilesTable,
  TaskInputsTable,
  TaskTextsTable,
} from '../schema/index.ts';
import { isNotReleased } from './checks.ts';

/** A task as an expert reads it, rubric included. */
export interface TaskToCheck {
  readonly externalId: string;
  readonly domain: string | null;
  readonly texts: readonly Selectable<TaskTextsTable>[];
  readonly inputs: readonly Selectable<TaskInputsTable>[];
  readonly items: readonly Selectable<RubricItemsTable>[];
  readonly itemTexts: readonly Selectable<RubricTextsTable>[];
}

/** Gates first, then items, each in the rubric's order; throws when the task is gone. */
export async function loadTaskToCheck(db: Reader, taskId: TaskId): Promise<TaskToCheck> {
  const task = await db
    .selectFrom('tasks')
    .select(['externalId', 'domain'])
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  return {
    ...task,
    texts: await db.selectFrom('taskTexts').selectAll().where('taskId', '=', taskId).execute(),
    inputs: await db
      .selectFrom('taskInputs')
      .selectAll()
      .where('taskId', '=', taskId)
      .orderBy('position')
      .execute(),
    items: await db
      .selectFrom('rubricItems')
      .selectAll()
      .where('taskId', '=', taskId)
      .orderBy('kind')
      .orderBy('position')
      .execute(),
    itemTexts: await db
      .selectFrom('rubricTexts')
      .innerJoin('rubricItems', 'rubricItems.id', 'rubricTexts.itemId')
      .selectAll('rubricTexts')
      .where('rubricItems.taskId', '=', taskId)
      .execute(),
  };
}

export async function listFilesOfSubmissions(
  db: Reader,
  submissionIds: readonly SubmissionId[],
): Promise<readonly Selectable<SubmissionFilesTable>[]> {
  if (submissionIds.length === 0) return [];
  return db
    .selectFrom('submissionFiles')
    .selectAll()
    .where('submissionId', 'in', submissionIds)
    .orderBy('submissionId')
    .orderBy('position')
    .execute();
}

export async function listCheckNotes(
  db: Reader,
  checkIds: readonly CheckId[],
): Promise<readonly Selectable<CheckNotesTable>[]> {
  if (checkIds.length === 0) return [];
  return db
    .selectFrom('checkNotes')
    .selectAll()
    .where('checkId', 'in', checkIds)
    .orderBy('checkId')
    .orderBy('position')
    .execute();
}

/** An expert's decision on one round of an attempt. */
export interface DecidedRound {
  readonly checkId: CheckId;
  readonly submissionId: SubmissionId;
  readonly roundNumber: number;
  readonly sealedAt: number;
  readonly decision: NonNullable<ChecksTable['decision']>;
  readonly summary: string | null;
  readonly decidedAt: number;
}

/** The decisions on an attempt so far, first round first. */
export async function listDecidedRounds(db: Reader, attemptId: AttemptId): Promise<readonly DecidedRound[]> {
  return db
    .selectFrom('submissions')
    .innerJoin('checks', 'checks.submissionId', 'submissions.id')
    .select([
      'checks.id as checkId',
      'submissions.id as submissionId',
      'submissions.roundNumber as roundNumber',
      'submissions.sealedAt as sealedAt',
      'checks.decision as decision',
      'checks.summary as summary',
      'checks.endedAt as decidedAt',
    ])
    .where('submissions.attemptId', '=', attemptId)
    .where(isNotReleased)
    .where('checks.state', '=', 'decided')
    .orderBy('submissions.roundNumber')
    .$narrowType<{ decision: 'accept' | 'return'; decidedAt: number }>()
    .execute();
}
