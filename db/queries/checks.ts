import { sql, type Insertable } from 'kysely';
import type {
  AttemptId,
  CheckId,
  ClockState,
  PersonId,
  ProjectId,
  RubricItemId,
  SubmissionId,
  TaskId,
} from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { CheckNotesTable, ChecksTable } from '../schema/index.ts';

/** A submission with what decides whether, and by whom, it may be checked. */
export interface CheckableSubmission {
  readonly submissionId: SubmissionId;
  readonly roundNumber: number;
  readonly attemptId: AttemptId;
  readonly taskId: TaskId;
  readonly annotatorId: PersonId;
  readonly state: ClockState;
  readonly roundCount: number;
}

export async function findCheckableSubmission(
  db: Reader,
  projectId: ProjectId,
  submissionId: SubmissionId,
): Promise<CheckableSubmission | undefined> {
  return db
    .selectFrom('submissions')
    .innerJoin('attempts', 'attempts.id', 'submissions.attemptId')
    .select([
      'submissions.id as submissionId',
      'submissions.roundNumber as roundNumber',
      'attempts.id as attemptId',
      'attempts.taskId as taskId',
      'attempts.personId as annotatorId',
      'attempts.state as state',
      'attempts.roundCount as roundCount',
    ])
    .where('submissions.id', '=', submissionId)
    .where('submissions.projectId', '=', projectId)
    .executeTakeFirst();
}

/** Whether the person ever took the task on as an annotator; one who declined it never saw work on it. */
export async function hasBeenAnnotator(db: Reader, taskId: TaskId, personId: PersonId): Promise<boolean> {
  const row = await db
    .selectFrom('assignments')
    .select('id')
    .where('taskId', '=', taskId)
    .where('personId', '=', personId)
    .where('state', '<>', 'declined')
    .executeTakeFirst();
  return row !== undefined;
}

/** A check and the submission it is on. */
export interface CheckRecord {
  readonly checkId: CheckId;
  readonly expertId: PersonId;
  readonly state: ChecksTable['state'];
  readonly claimedAt: number;
  readonly decision: ChecksTable['decision'];
  readonly summary: string | null;
  readonly submissionId: SubmissionId;
  readonly roundNumber: number;
  readonly sealedAt: number;
  readonly submissionNote: string | null;
  readonly attemptId: AttemptId;
  readonly taskId: TaskId;
}

function selectChecks(db: Reader) {
  return db
    .selectFrom('checks')
    .innerJoin('submissions', 'submissions.id', 'checks.submissionId')
    .select([
      'checks.id as checkId',
      'checks.expertId as expertId',
      'checks.state as state',
      'checks.claimedAt as claimedAt',
      'checks.decision as decision',
      'checks.summary as summary',
      'submissions.id as submissionId',
      'submissions.roundNumber as roundNumber',
      'submissions.sealedAt as sealedAt',
      'submissions.note as submissionNote',
      'submissions.attemptId as attemptId',
      'submissions.taskId as taskId',
    ]);
}

export async function findCheck(
  db: Reader,
  projectId: ProjectId,
  checkId: CheckId,
): Promise<CheckRecord | undefined> {
  return selectChecks(db)
    .where('checks.id', '=', checkId)
    .where('checks.projectId', '=', projectId)
    .executeTakeFirst();
}

/**
 * True for the one check of a submission that was not released. Literal, since with a bound value SQLite cannot
 * tell that its partial unique index holds exactly these.
 */
export const isNotReleased = sql<boolean>`${sql.ref('checks.state')} <> 'released'`;

/** The one check of a submission that was not released. */
export async function findHeldCheck(
  db: Reader,
  submissionId: SubmissionId,
): Promise<CheckRecord | undefined> {
  return selectChecks(db)
    .where('checks.submissionId', '=', submissionId)
    .where(isNotReleased)
    .executeTakeFirst();
}

/** The check that an expert has open on any round of the attempt. */
export async function findOpenCheckOfAttempt(
  db: Reader,
  attemptId: AttemptId,
): Promise<CheckRecord | undefined> {
  return selectChecks(db)
    .where('submissions.attemptId', '=', attemptId)
    .where('checks.state', '=', 'open')
    .executeTakeFirst();
}

/** Fails by a unique key when the submission has a check that was not released. */
export async function insertCheck(
  tx: Writer,
  check: Pick<Insertable<ChecksTable>, 'id' | 'projectId' | 'submissionId' | 'expertId' | 'claimedAt'>,
): Promise<void> {
  await tx
    .insertInto('checks')
    .values({ ...check, state: 'open', endedAt: null, countedMs: 0, decision: null, summary: null })
    .execute();
}

export async function endCheck(
  tx: Writer,
  checkId: CheckId,
  end:
    | { readonly state: 'released'; readonly endedAt: number }
    | {
        readonly state: 'decided';
        readonly endedAt: number;
        readonly decision: 'accept' | 'return';
        readonly summary: string | null;
      },
): Promise<void> {
  const result = await tx
    .updateTable('checks')
    .set(end)
    .where('id', '=', checkId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Error(`check ${checkId} is not open`);
}

export async function insertCheckNotes(
  tx: Writer,
  notes: readonly Insertable<CheckNotesTable>[],
): Promise<void> {
  if (notes.length > 0) await tx.insertInto('checkNotes').values(notes).execute();
}

export async function listRubricItemIds(db: Reader, taskId: TaskId): Promise<readonly RubricItemId[]> {
  const rows = await db.selectFrom('rubricItems').select('id').where('taskId', '=', taskId).execute();
  return rows.map((row) => row.id);
}

/** When a check last showed life: its latest event, or the latest heartbeat of its running clock. */
export async function findCheckSignAt(db: Reader, checkId: CheckId): Promise<number | undefined> {
  const event = await db
    .selectFrom('events')
    .select('at')
    .where('subjectId', '=', checkId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  const open = await db
    .selectFrom('openIntervals')
    .select('lastSignAt')
    .where('subjectId', '=', checkId)
    .executeTakeFirst();
  const signs = [event?.at, open?.lastSignAt].filter((at) => at !== undefined);
  return signs.length === 0 ? undefined : Math.max(...signs);
}
