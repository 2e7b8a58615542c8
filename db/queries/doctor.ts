import { sql, type Selectable } from 'kysely';
import type { AttemptId, CheckId, ProjectId, TaskId } from '#domain';
import type { Reader } from '../engines/database.ts';
import type { AttemptsTable, FilesTable, SubmissionFilesTable, SubmissionsTable } from '../schema/index.ts';
import { inChunks } from './chunks.ts';
import type { RoundRecord } from './attempts.ts';
import { mapEvent, type SubjectId } from './events.ts';

/** Migrations that the database has seen, oldest first. */
export async function listAppliedMigrations(db: Reader): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(db);
  return rows.map((row) => row.name);
}

const counted = [
  'projects',
  'people',
  'tasks',
  'assignments',
  'attempts',
  'events',
  'submissions',
  'checks',
  'audit',
] as const;

/** How much there is, without saying what. */
export async function countRows(db: Reader): Promise<Readonly<Record<(typeof counted)[number], number>>> {
  const counts = new Map<string, number>();
  for (const table of counted) {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    counts.set(table, n);
  }
  return Object.fromEntries(counts) as Record<(typeof counted)[number], number>;
}

export interface ExaminedAttempt extends Selectable<AttemptsTable> {
  readonly gapLimitMs: number;
  readonly countsIdle: number;
  readonly hasOpenInterval: boolean;
}

/** Every attempt with the policy that its time is counted by. */
export async function listExaminedAttempts(db: Reader): Promise<readonly ExaminedAttempt[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('projects', 'projects.id', 'attempts.projectId')
    .leftJoin('openIntervals', 'openIntervals.subjectId', 'attempts.id')
    .selectAll('attempts')
    .select(['projects.gapLimitMs', 'projects.countsIdle', 'openIntervals.openedAt as openedAt'])
    .orderBy('attempts.id')
    .execute();
  return rows.map(({ openedAt, ...row }) => ({ ...row, hasOpenInterval: openedAt !== null }));
}

export interface ExaminedCheck {
  readonly id: CheckId;
  readonly countedMs: number;
  readonly gapLimitMs: number;
  readonly countsIdle: number;
}

/** Every expert's check whose clock does not run now. */
export async function listExaminedChecks(db: Reader): Promise<readonly ExaminedCheck[]> {
  return db
    .selectFrom('checks')
    .innerJoin('projects', 'projects.id', 'checks.projectId')
    .leftJoin('openIntervals', 'openIntervals.subjectId', 'checks.id')
    .select(['checks.id', 'checks.countedMs', 'projects.gapLimitMs', 'projects.countsIdle'])
    .where('openIntervals.subjectId', 'is', null)
    .orderBy('checks.id')
    .execute();
}

export interface ExaminedTask {
  readonly id: TaskId;
  readonly projectId: ProjectId;
  readonly stage: string;
  readonly needsThird: number;
  readonly openSlotCount: number;
  readonly laborTimeMs: number | null;
  readonly needsWeightCount: number;
  readonly missingInputCount: number;
  readonly isAssigned: boolean;
  /** Counted anew. */
  readonly weightless: number;
  readonly inputless: number;
}

export async function listExaminedTasks(db: Reader): Promise<readonly ExaminedTask[]> {
  const [tasks, assigned, weightless, inputless] = await Promise.all([
    db
      .selectFrom('tasks')
      .select([
        'id',
        'projectId',
        'stage',
        'needsThird',
        'openSlotCount',
        'laborTimeMs',
        'needsWeightCount',
        'missingInputCount',
      ])
      .orderBy('id')
      .execute(),
    db.selectFrom('assignments').select('taskId').distinct().execute(),
    db
      .selectFrom('rubricItems')
      .select(['taskId', ({ fn }) => fn.countAll<number>().as('n')])
      .where('needsWeight', '=', 1)
      .groupBy('taskId')
      .execute(),
    db
      .selectFrom('taskInputs')
      .select(['taskId', ({ fn }) => fn.countAll<number>().as('n')])
      .where('sha256', 'is', null)
      .groupBy('taskId')
      .execute(),
  ]);
  const ids = new Set(assigned.map((row) => row.taskId));
  const countsOf = (rows: readonly { taskId: TaskId; n: number }[]) =>
    new Map(rows.map((row) => [row.taskId, row.n]));
  const [weights, inputs] = [countsOf(weightless), countsOf(inputless)];
  return tasks.map((task) => ({
    ...task,
    isAssigned: ids.has(task.id),
    weightless: weights.get(task.id) ?? 0,
    inputless: inputs.get(task.id) ?? 0,
  }));
}

/** The latest entry of each attempt's score history. */
export async function listLatestScores(
  db: Reader,
): Promise<ReadonlyMap<AttemptId, { readonly score: number | null; readonly at: number }>> {
  const rows = await db
    .selectFrom('scoreChanges')
    .select(['attemptId', 'score', 'at', 'previousScore'])
    .orderBy('at')
    .execute();
  return new Map(rows.map((row) => [row.attemptId, { score: row.score, at: row.at }]));
}

/** Every file of the store, in order of hash. */
export async function listStoredFiles(db: Reader): Promise<readonly Selectable<FilesTable>[]> {
  return db.selectFrom('files').selectAll().orderBy('sha256').execute();
}

/** Every sealed submission with its files. */
export async function listSealedSubmissions(db: Reader): Promise<
  readonly (Pick<Selectable<SubmissionsTable>, 'id' | 'manifestSha256'> & {
    readonly files: readonly Selectable<SubmissionFilesTable>[];
  })[]
> {
  const submissions = await db
    .selectFrom('submissions')
    .select(['id', 'manifestSha256'])
    .orderBy('id')
    .execute();
  const files = await inChunks(submissions, (chunk) =>
    db
      .selectFrom('submissionFiles')
      .selectAll()
      .where(
        'submissionId',
        'in',
        chunk.map((submission) => submission.id),
      )
      .execute(),
  );
  const byId = Map.groupBy(files, (file) => file.submissionId);
  return submissions.map((submission) => ({ ...submission, files: byId.get(submission.id) ?? [] }));
}

/** Events of several attempts or checks, each in sequence. */
export async function listEventsOfSubjects(db: Reader, subjectIds: readonly SubjectId[]) {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('subjectId', 'in', subjectIds)
    .orderBy('subjectId')
    .orderBy('sequence')
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.subjectId);
  return new Map(subjectIds.map((id) => [id, (grouped.get(id) ?? []).map(mapEvent)]));
}

export async function listRoundsOfAttempts(
  db: Reader,
  attemptIds: readonly AttemptId[],
): Promise<readonly RoundRecord[]> {
  return db.selectFrom('rounds').selectAll().where('attemptId', 'in', attemptIds).orderBy('number').execute();
}
