import type { AttemptId, ClockState, PersonId, ProjectId, TaskId, TimePolicy } from '#domain';
import type { Reader } from '../engines/database.ts';

export interface AttemptForReport {
  readonly attemptId: AttemptId;
  readonly taskId: TaskId;
  readonly externalId: string;
  readonly personId: PersonId;
  readonly personName: string;
  readonly slot: number;
  readonly state: ClockState;
  readonly score: number | null;
  readonly policy: TimePolicy;
}

/** An attempt with the names a coordinator knows it by, and how its project counts time. */
export async function findAttemptForReport(
  db: Reader,
  projectId: ProjectId,
  attemptId: AttemptId,
): Promise<AttemptForReport | undefined> {
  const row = await db
    .selectFrom('attempts')
    .innerJoin('tasks', 'tasks.id', 'attempts.taskId')
    .innerJoin('people', 'people.id', 'attempts.personId')
    .innerJoin('projects', 'projects.id', 'attempts.projectId')
    .select([
      'attempts.id as attemptId',
      'attempts.taskId as taskId',
      'tasks.externalId as externalId',
      'attempts.personId as personId',
      'people.displayName as personName',
      'attempts.slot as slot',
      'attempts.state as state',
      'attempts.score as score',
      'projects.gapLimitMs as gapLimitMs',
      'projects.countsIdle as countsIdle',
    ])
    .where('attempts.id', '=', attemptId)
    .where('attempts.projectId', '=', projectId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { gapLimitMs, countsIdle, ...attempt } = row;
  return { ...attempt, policy: { gapLimitMs, countsIdle: countsIdle === 1 } };
}

export interface ScoredAcceptance {
  readonly personId: PersonId;
  readonly acceptedAt: number;
  readonly score: number;
}

/** Accepted attempts that have a score, in order of acceptance; bounds in UTC milliseconds, null for none. */
export async function listScoredAcceptances(
  db: Reader,
  projectId: ProjectId,
  bounds: { readonly from: number | null; readonly until: number | null },
): Promise<readonly ScoredAcceptance[]> {
  let query = db
    .selectFrom('attempts')
    .where('projectId', '=', projectId)
    .where('state', '=', 'accepted')
    .where('acceptedAt', 'is not', null)
    .where('score', 'is not', null);
  if (bounds.from !== null) query = query.where('acceptedAt', '>=', bounds.from);
  if (bounds.until !== null) query = query.where('acceptedAt', '<', bounds.until);
  return query
    .select(['personId', 'acceptedAt', 'score'])
    .orderBy('acceptedAt')
    .orderBy('id')
    .$narrowType<{ acceptedAt: number; score: number }>()
    .execute();
}
