import type { CheckId, PersonId, ProjectId, SubmissionId } from '#domain';
import type { Reader } from '../engines/database.ts';
import type { ChecksTable } from '../schema/index.ts';
import { isNotReleased } from './checks.ts';

export interface QueuedSubmission {
  readonly submissionId: SubmissionId;
  readonly externalId: string;
  readonly titleEn: string | null;
  readonly titleZh: string | null;
  readonly domain: string | null;
  readonly roundNumber: number;
  readonly sealedAt: number;
  readonly fileCount: number;
  readonly checkId: CheckId | null;
  readonly expertId: PersonId | null;
  readonly claimedAt: number | null;
  readonly decision: ChecksTable['decision'];
  /** Latest event of the check that holds it, and latest heartbeat while its clock runs. */
  readonly eventAt: number | null;
  readonly signAt: number | null;
}

/** Submissions that wait for an expert, longest wait first, without those on tasks the person annotates. */
export async function listWaitingSubmissions(
  db: Reader,
  projectId: ProjectId,
  personId: PersonId,
): Promise<readonly QueuedSubmission[]> {
  return selectQueue(db)
    .where('attempts.projectId', '=', projectId)
    .where('attempts.state', '=', 'submitted')
    .whereRef('submissions.roundNumber', '=', 'attempts.roundCount')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('assignments as own')
            .select('own.id')
            .whereRef('own.taskId', '=', 'attempts.taskId')
            .where('own.personId', '=', personId)
            .where('own.state', '<>', 'declined'),
        ),
      ),
    )
    .orderBy('submissions.sealedAt')
    .orderBy('submissions.id')
    .execute();
}

/** What the person decided, newest first. */
export async function listDecidedSubmissions(
  db: Reader,
  projectId: ProjectId,
  expertId: PersonId,
  limit: number,
): Promise<readonly QueuedSubmission[]> {
  return selectQueue(db)
    .where('checks.projectId', '=', projectId)
    .where('checks.expertId', '=', expertId)
    .where('checks.state', '=', 'decided')
    .orderBy('checks.endedAt', 'desc')
    .orderBy('submissions.id')
    .limit(limit)
    .execute();
}

function selectQueue(db: Reader) {
  return db
    .selectFrom('attempts')
    .innerJoin('submissions', 'submissions.attemptId', 'attempts.id')
    .innerJoin('tasks', 'tasks.id', 'attempts.taskId')
    .leftJoin('checks', (join) => join.onRef('checks.submissionId', '=', 'submissions.id').on(isNotReleased))
    .leftJoin('openIntervals', 'openIntervals.subjectId', 'checks.id')
    .select([
      'submissions.id as submissionId',
      'tasks.externalId as externalId',
      'tasks.titleEn as titleEn',
      'tasks.titleZh as titleZh',
      'tasks.domain as domain',
      'submissions.roundNumber as roundNumber',
      'submissions.sealedAt as sealedAt',
      'checks.id as checkId',
      'checks.expertId as expertId',
      'checks.claimedAt as claimedAt',
      'checks.decision as decision',
      'openIntervals.lastSignAt as signAt',
    ])
    .select(({ selectFrom, fn }) => [
      selectFrom('submissionFiles')
        .select(fn.countAll<number>().as('count'))
        .whereRef('submissionFiles.submissionId', '=', 'submissions.id')
        .$asScalar()
        .$notNull()
        .as('fileCount'),
      selectFrom('events')
        .select('events.at')
        .whereRef('events.subjectId', '=', 'checks.id')
        .orderBy('events.sequence', 'desc')
        .limit(1)
        .$asScalar()
        .as('eventAt'),
    ]);
}

/** The expert's checks in a project: counted time of those that ended, ids of those that run on, how many decided. */
export async function sumChecksOfExpert(
  db: Reader,
  projectId: ProjectId,
  expertId: PersonId,
): Promise<{
  readonly endedMs: number;
  readonly openIds: readonly CheckId[];
  readonly decidedCount: number;
}> {
  const own = db.selectFrom('checks').where('projectId', '=', projectId).where('expertId', '=', expertId);
  const sums = await own
    .select(({ fn }) => ['state', fn.sum<number>('countedMs').as('ms'), fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const open = await own.select('id').where('state', '=', 'open').execute();
  return {
    endedMs: sums.filter(({ state }) => state !== 'open').reduce((sum, { ms }) => sum + ms, 0),
    openIds: open.map(({ id }) => id),
    decidedCount: sums.find(({ state }) => state === 'decided')?.count ?? 0,
  };
}

/** The expert's checks that are open, or ended at or after an instant. */
export async function listChecksSince(
  db: Reader,
  projectId: ProjectId,
  expertId: PersonId,
  sinceAt: number,
): Promise<readonly CheckId[]> {
  const rows = await db
    .selectFrom('checks')
    .select('id')
    .where('projectId', '=', projectId)
    .where('expertId', '=', expertId)
    .where((where) => where.or([where('endedAt', 'is', null), where('endedAt', '>=', sinceAt)]))
    .execute();
  return rows.map(({ id }) => id);
}
