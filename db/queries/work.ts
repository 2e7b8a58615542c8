import type { Insertable, Selectable } from 'kysely';
import type {
  AssignmentId,
  AttemptId,
  ClockState,
  PersonId,
  ProjectId,
  RubricItemId,
  Sha256,
  SubmissionId,
  TaskId,
} from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type {
  AssignmentsTable,
  DraftsTable,
  SubmissionFilesTable,
  SubmissionsTable,
  TaskInputsTable,
  TaskTextsTable,
} from '../schema/index.ts';

export type AssignmentRecord = Selectable<AssignmentsTable>;
export type DraftRecord = Selectable<DraftsTable>;
export type SubmissionRecord = Selectable<SubmissionsTable>;
export type SubmissionFileRecord = Selectable<SubmissionFilesTable>;

export async function findAssignment(
  db: Reader,
  assignmentId: AssignmentId,
): Promise<AssignmentRecord | undefined> {
  return db.selectFrom('assignments').selectAll().where('id', '=', assignmentId).executeTakeFirst();
}

export interface OwnWorkRecord {
  readonly assignmentId: AssignmentId;
  readonly attemptId: AttemptId | null;
  readonly externalId: string;
  readonly titleEn: string | null;
  readonly titleZh: string | null;
  readonly slot: number;
  readonly state: ClockState | null;
  readonly roundCount: number | null;
  readonly countedMs: number | null;
  readonly score: number | null;
  readonly acceptedAt: number | null;
  readonly assignedAt: number;
  readonly changedAt: number | null;
}

/** One person's live assignments with their own attempts; nothing of anybody else. */
export async function listOwnWork(
  db: Reader,
  projectId: ProjectId,
  personId: PersonId,
): Promise<readonly OwnWorkRecord[]> {
  return db
    .selectFrom('assignments')
    .innerJoin('tasks', 'tasks.id', 'assignments.taskId')
    .leftJoin('attempts', 'attempts.assignmentId', 'assignments.id')
    .select([
      'assignments.id as assignmentId',
      'attempts.id as attemptId',
      'tasks.externalId as externalId',
      'tasks.titleEn as titleEn',
      'tasks.titleZh as titleZh',
      'assignments.slot as slot',
      'attempts.state as state',
      'attempts.roundCount as roundCount',
      'attempts.countedMs as countedMs',
      'attempts.score as score',
      'attempts.acceptedAt as acceptedAt',
      'assignments.assignedAt as assignedAt',
      'attempts.changedAt as changedAt',
    ])
    .where('assignments.projectId', '=', projectId)
    .where('assignments.personId', '=', personId)
    .where('assignments.endedAt', 'is', null)
    .orderBy('tasks.position')
    .execute();
}

export interface TaskForWorkRecord {
  readonly taskId: TaskId;
  readonly externalId: string;
  readonly domain: string | null;
  readonly texts: readonly Selectable<TaskTextsTable>[];
  readonly inputs: readonly Selectable<TaskInputsTable>[];
}

/** What an annotator may see of a task: instruction and inputs, never the rubric or published figures. */
export async function getTaskForWork(db: Reader, taskId: TaskId): Promise<TaskForWorkRecord> {
  const task = await db
    .selectFrom('tasks')
    .select(['id as taskId', 'externalId', 'domain'])
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow();
  const texts = await db.selectFrom('taskTexts').selectAll().where('taskId', '=', taskId).execute();
  const inputs = await db
    .selectFrom('taskInputs')
    .selectAll()
    .where('taskId', '=', taskId)
    .orderBy('position')
    .execute();
  return { ...task, texts, inputs };
}

export async function listDrafts(db: Reader, attemptId: AttemptId): Promise<readonly DraftRecord[]> {
  return db.selectFrom('drafts').selectAll().where('attemptId', '=', attemptId).orderBy('position').execute();
}

export async function insertDraft(tx: Writer, row: Insertable<DraftsTable>): Promise<void> {
  await tx.insertInto('drafts').values(row).execute();
}

export async function renameDraft(
  tx: Writer,
  draft: DraftRecord,
  name: string,
  nameKey: string,
): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ name, nameKey })
    .where('attemptId', '=', draft.attemptId)
    .where('position', '=', draft.position)
    .execute();
}

export async function deleteDraft(tx: Writer, draft: DraftRecord): Promise<void> {
  await tx
    .deleteFrom('drafts')
    .where('attemptId', '=', draft.attemptId)
    .where('position', '=', draft.position)
    .execute();
}

/** Notes that the store holds these bytes; the same hash twice is one row. */
export async function ensureFileRow(
  tx: Writer,
  file: { readonly sha256: Sha256; readonly bytes: number; readonly addedAt: number },
): Promise<void> {
  await tx
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

export async function insertSubmission(
  tx: Writer,
  row: Insertable<SubmissionsTable>,
  files: readonly Insertable<SubmissionFilesTable>[],
): Promise<void> {
  await tx.insertInto('submissions').values(row).execute();
  if (files.length > 0) await tx.insertInto('submissionFiles').values(files).execute();
}

export async function listSubmissions(
  db: Reader,
  attemptId: AttemptId,
): Promise<readonly SubmissionRecord[]> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .orderBy('roundNumber')
    .execute();
}

export async function listSubmissionFiles(
  db: Reader,
  submissionId: SubmissionId,
): Promise<readonly SubmissionFileRecord[]> {
  return db
    .selectFrom('submissionFiles')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .orderBy('position')
    .execute();
}

export async function findSubmission(
  db: Reader,
  submissionId: SubmissionId,
): Promise<SubmissionRecord | undefined> {
  return db.selectFrom('submissions').selectAll().where('id', '=', submissionId).executeTakeFirst();
}

export interface ReturnNoteRecord {
  readonly submissionId: SubmissionId;
  readonly decision: 'accept' | 'return';
  readonly summary: string | null;
  readonly note: string | null;
  readonly rubricItemId: RubricItemId | null;
  readonly kind: 'gate' | 'item' | null;
  readonly position: number | null;
}

/** Decisions on an attempt's submissions and their notes; of the rubric only kind and number. */
export async function listDecisionNotes(
  db: Reader,
  attemptId: AttemptId,
): Promise<readonly ReturnNoteRecord[]> {
  const rows = await db
    .selectFrom('checks')
    .innerJoin('submissions', 'submissions.id', 'checks.submissionId')
    .leftJoin('checkNotes', 'checkNotes.checkId', 'checks.id')
    .leftJoin('rubricItems', 'rubricItems.id', 'checkNotes.rubricItemId')
    .select([
      'checks.submissionId as submissionId',
      'checks.decision as decision',
      'checks.summary as summary',
      'checkNotes.note as note',
      'checkNotes.rubricItemId as rubricItemId',
      'rubricItems.kind as kind',
      'rubricItems.position as position',
    ])
    .where('submissions.attemptId', '=', attemptId)
    .where('checks.state', '=', 'decided')
    .orderBy('submissions.roundNumber')
    .orderBy('checkNotes.position')
    .execute();
  return rows.flatMap(({ decision, ...row }) => (decision === null ? [] : [{ ...row, decision }]));
}

/** Whether a task belongs to a project. */
export async function findTaskOfProject(
  db: Reader,
  projectId: ProjectId,
  taskId: TaskId,
): Promise<{ readonly id: TaskId } | undefined> {
  return db
    .selectFrom('tasks')
    .select('id')
    .where('id', '=', taskId)
    .where('projectId', '=', projectId)
    .executeTakeFirst();
}
