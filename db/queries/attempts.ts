import type { Insertable, Selectable } from 'kysely';
import type { AssignmentId, AttemptId, CheckId, PersonId, ProjectId, RoundTime, TimePolicy } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { AttemptsTable, RoundsTable } from '../schema/index.ts';
import type { OpenInterval, SubjectId } from './events.ts';

export type AttemptRecord = Selectable<AttemptsTable>;
export type RoundRecord = Selectable<RoundsTable>;

export async function findAttempt(db: Reader, attemptId: AttemptId): Promise<AttemptRecord | undefined> {
  return db.selectFrom('attempts').selectAll().where('id', '=', attemptId).executeTakeFirst();
}

export async function findAttemptOfAssignment(
  db: Reader,
  assignmentId: AssignmentId,
): Promise<AttemptRecord | undefined> {
  return db.selectFrom('attempts').selectAll().where('assignmentId', '=', assignmentId).executeTakeFirst();
}

export async function insertAttempt(tx: Writer, row: Insertable<AttemptsTable>): Promise<void> {
  await tx.insertInto('attempts').values(row).execute();
}

export async function updateAttempt(
  tx: Writer,
  attemptId: AttemptId,
  change: Partial<AttemptsTable>,
): Promise<void> {
  await tx.updateTable('attempts').set(change).where('id', '=', attemptId).execute();
}

export async function listRounds(db: Reader, attemptId: AttemptId): Promise<readonly RoundRecord[]> {
  return db.selectFrom('rounds').selectAll().where('attemptId', '=', attemptId).orderBy('number').execute();
}

/** Replaces the derived rounds of an attempt by what its events say now. */
export async function replaceRounds(
  tx: Writer,
  attemptId: AttemptId,
  rounds: readonly RoundTime[],
): Promise<void> {
  await tx.deleteFrom('rounds').where('attemptId', '=', attemptId).execute();
  if (rounds.length === 0) return;
  const rows = rounds.map(({ pausedByReason, ...round }) => ({
    ...round,
    attemptId,
    pausedByReason: JSON.stringify(pausedByReason),
  }));
  await tx.insertInto('rounds').values(rows).execute();
}

export interface TimedSubject {
  readonly subjectId: SubjectId;
  readonly kind: OpenInterval['kind'];
  readonly projectId: ProjectId;
  readonly personId: PersonId;
  readonly policy: TimePolicy;
}

/** Whose clock an attempt is, and how its project counts. */
export async function findTimedAttempt(db: Reader, attemptId: AttemptId): Promise<TimedSubject | undefined> {
  const row = await db
    .selectFrom('attempts')
    .innerJoin('projects', 'projects.id', 'attempts.projectId')
    .select([
      'attempts.projectId as projectId',
      'attempts.personId as personId',
      'projects.gapLimitMs as gapLimitMs',
      'projects.countsIdle as countsIdle',
    ])
    .where('attempts.id', '=', attemptId)
    .executeTakeFirst();
  return row && toSubject(attemptId, 'attempt', row);
}

/** Whose clock a check is: the expert's. */
export async function findTimedCheck(db: Reader, checkId: CheckId): Promise<TimedSubject | undefined> {
  const row = await db
    .selectFrom('checks')
    .innerJoin('projects', 'projects.id', 'checks.projectId')
    .select([
      'checks.projectId as projectId',
      'checks.expertId as personId',
      'projects.gapLimitMs as gapLimitMs',
      'projects.countsIdle as countsIdle',
    ])
    .where('checks.id', '=', checkId)
    .executeTakeFirst();
  return row && toSubject(checkId, 'check', row);
}

function toSubject(
  subjectId: SubjectId,
  kind: OpenInterval['kind'],
  row: { projectId: ProjectId; personId: PersonId; gapLimitMs: number; countsIdle: number },
): TimedSubject {
  const policy = { gapLimitMs: row.gapLimitMs, countsIdle: row.countsIdle === 1 };
  return { subjectId, kind, projectId: row.projectId, personId: row.personId, policy };
}

export async function updateCheckTime(tx: Writer, checkId: CheckId, countedMs: number): Promise<void> {
  await tx.updateTable('checks').set({ countedMs }).where('id', '=', checkId).execute();
}

/** What a clock runs on, in the words of its own list: a task's external id. */
export async function findSubjectName(
  db: Reader,
  subjectId: SubjectId,
): Promise<{ readonly externalId: string; readonly assignmentId: AssignmentId | null } | undefined> {
  const attempt = await db
    .selectFrom('attempts')
    .innerJoin('tasks', 'tasks.id', 'attempts.taskId')
    .select(['tasks.externalId as externalId', 'attempts.assignmentId as assignmentId'])
    .where('attempts.id', '=', subjectId as AttemptId)
    .executeTakeFirst();
  if (attempt) return attempt;
  const check = await db
    .selectFrom('checks')
    .innerJoin('submissions', 'submissions.id', 'checks.submissionId')
    .innerJoin('tasks', 'tasks.id', 'submissions.taskId')
    .select(['tasks.externalId as externalId'])
    .where('checks.id', '=', subjectId as CheckId)
    .executeTakeFirst();
  return check && { externalId: check.externalId, assignmentId: null };
}
