import { sql, type RawBuilder } from 'kysely';
import type { TaskStage } from '#contract';
import type { ClockState, PersonId, ProjectId } from '#domain';
import type { Reader } from '../engines/database.ts';
import { isNotReleased } from './checks.ts';

export interface StageSums {
  readonly stage: TaskStage;
  readonly count: number;
  readonly needsWeightCount: number;
  readonly missingInputCount: number;
  readonly timedCount: number;
  readonly laborTimeMs: number | null;
}

/** Tasks of a project by stage; `laborTimeMs` is the sum over those that have one. */
export async function sumTasksByStage(db: Reader, projectId: ProjectId): Promise<readonly StageSums[]> {
  return db
    .selectFrom('tasks')
    .where('projectId', '=', projectId)
    .groupBy('stage')
    .select(({ fn }) => [
      'stage',
      fn.countAll<number>().as('count'),
      fn.sum<number>('needsWeightCount').as('needsWeightCount'),
      fn.sum<number>('missingInputCount').as('missingInputCount'),
      fn.count<number>('laborTimeMs').as('timedCount'),
      fn.sum<number | null>('laborTimeMs').as('laborTimeMs'),
    ])
    .execute();
}

/** The median of the project's labor times in milliseconds; `count` is how many there are. */
export async function findMedianLaborTime(
  db: Reader,
  projectId: ProjectId,
  count: number,
): Promise<number | null> {
  if (count === 0) return null;
  const rows = await db
    .selectFrom('tasks')
    .select('laborTimeMs')
    .where('projectId', '=', projectId)
    .where('laborTimeMs', 'is not', null)
    .orderBy('laborTimeMs')
    .offset(Math.floor((count - 1) / 2))
    .limit(count % 2 === 0 ? 2 : 1)
    .execute();
  const middle = rows.map((row) => row.laborTimeMs ?? 0);
  return middle.length === 0 ? null : middle.reduce((sum, ms) => sum + ms, 0) / middle.length;
}

export interface AttemptSums {
  readonly state: ClockState;
  readonly personId: PersonId;
  readonly count: number;
  readonly returnedOnce: number;
  readonly oldestAt: number;
}

/** Attempts of a project by state and person; `oldestAt` is the one that changed longest ago. */
export async function sumAttempts(db: Reader, projectId: ProjectId): Promise<readonly AttemptSums[]> {
  const wasReturned = sql<number>`CASE WHEN ${sql.ref('roundCount')} > 1 OR state = 'returned' THEN 1 ELSE 0 END`;
  return db
    .selectFrom('attempts')
    .where('projectId', '=', projectId)
    .groupBy(['state', 'personId'])
    .select(({ fn }) => [
      'state',
      'personId',
      fn.countAll<number>().as('count'),
      fn.sum<number>(wasReturned).as('returnedOnce'),
      fn.min<number>('changedAt').as('oldestAt'),
    ])
    .execute();
}

export interface WaitingSums {
  readonly personId: PersonId | null;
  readonly count: number;
  readonly oldestAt: number;
}

/** Live assignments that nobody has started, by person. */
export async function sumUnstarted(db: Reader, projectId: ProjectId): Promise<readonly WaitingSums[]> {
  return db
    .selectFrom('assignments')
    .leftJoin('attempts', 'attempts.assignmentId', 'assignments.id')
    .where('assignments.projectId', '=', projectId)
    .where('assignments.endedAt', 'is', null)
    .where('attempts.assignmentId', 'is', null)
    .groupBy('assignments.personId')
    .select(({ fn }) => [
      'assignments.personId as personId',
      fn.countAll<number>().as('count'),
      fn.min<number>('assignments.assignedAt').as('oldestAt'),
    ])
    .execute();
}

/** Submissions that wait for a decision, by the expert who holds them; null where nobody does. */
export async function sumUnchecked(db: Reader, projectId: ProjectId): Promise<readonly WaitingSums[]> {
  return db
    .selectFrom('attempts')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.attemptId', '=', 'attempts.id')
        .onRef('submissions.roundNumber', '=', 'attempts.roundCount'),
    )
    .leftJoin('checks', (join) => join.onRef('checks.submissionId', '=', 'submissions.id').on(isNotReleased))
    .where('attempts.projectId', '=', projectId)
    .where('attempts.state', '=', 'submitted')
    .groupBy('checks.expertId')
    .select(({ fn }) => [
      'checks.expertId as personId',
      fn.countAll<number>().as('count'),
      fn.min<number>('submissions.sealedAt').as('oldestAt'),
    ])
    .execute();
}

/** Every zone's midnight falls on a quarter of an hour of UTC, so quarters add up to days of any zone. */
export const quarterMs = 900_000;

export interface QuarterCount {
  /** Whole quarters of an hour since the epoch. */
  readonly quarter: number;
  readonly count: number;
}

export interface QuarterCounts {
  readonly submitted: readonly QuarterCount[];
  readonly returned: readonly QuarterCount[];
  readonly accepted: readonly QuarterCount[];
}

/** Submissions, returns and acceptances since an instant, counted per quarter of an hour, oldest first. */
export async function countByQuarter(
  db: Reader,
  projectId: ProjectId,
  since: number,
): Promise<QuarterCounts> {
  const quarterOf = (column: string): RawBuilder<number> =>
    sql<number>`${sql.ref(column)} / ${sql.lit(quarterMs)}`;
  const submitted = await db
    .selectFrom('submissions')
    .where('projectId', '=', projectId)
    .where('sealedAt', '>=', since)
    .select(({ fn }) => [quarterOf('sealedAt').as('quarter'), fn.countAll<number>().as('count')])
    .groupBy(quarterOf('sealedAt'))
    .orderBy('quarter')
    .execute();
  const returned = await db
    .selectFrom('checks')
    .where('projectId', '=', projectId)
    .where('endedAt', '>=', since)
    .where('decision', '=', 'return')
    .select(({ fn }) => [quarterOf('endedAt').as('quarter'), fn.countAll<number>().as('count')])
    .groupBy(quarterOf('endedAt'))
    .orderBy('quarter')
    .execute();
  const accepted = await db
    .selectFrom('attempts')
    .where('projectId', '=', projectId)
    .where('acceptedAt', '>=', since)
    .select(({ fn }) => [quarterOf('acceptedAt').as('quarter'), fn.countAll<number>().as('count')])
    .groupBy(quarterOf('acceptedAt'))
    .orderBy('quarter')
    .execute();
  return { submitted, returned, accepted };
}

export interface DivergenceCount {
  /** Index of the first edge that slower ÷ faster does not exceed; the number of edges when it exceeds all. */
  readonly bucket: number;
  readonly count: number;
  readonly divergent: number;
}

/**
 * The first two accepted attempts of each task by how far their counted times lie apart. `edges` are ratios in
 * hundredths, ascending; all comparisons are of whole numbers, so a ratio of exactly 1.3 is not above 1.3.
 */
export async function countDivergence(
  db: Reader,
  projectId: ProjectId,
  ratio: { readonly numerator: number; readonly denominator: number },
  edges: readonly number[],
): Promise<readonly DivergenceCount[]> {
  const edge = (hundredths: number, index: number) =>
    sql`WHEN slower * 100 <= faster * ${sql.lit(hundredths)} THEN ${sql.lit(index)}`;
  const bucket = sql<number>`CASE ${sql.join(edges.map(edge), sql` `)} ELSE ${sql.lit(edges.length)} END`;
  const isDivergent = sql<number>`CASE WHEN slower * ${sql.lit(ratio.denominator)} > faster * ${sql.lit(ratio.numerator)} THEN 1 ELSE 0 END`;
  const pairs = db
    .selectFrom('attempts')
    .where('projectId', '=', projectId)
    .where('state', '=', 'accepted')
    .where('slot', 'in', [1, 2])
    .groupBy('taskId')
    .having(({ fn }) => fn.countAll(), '=', 2)
    .select(({ fn }) => [fn.max<number>('countedMs').as('slower'), fn.min<number>('countedMs').as('faster')]);
  return db
    .selectFrom(pairs.as('pairs'))
    .select(({ fn }) => [
      bucket.as('bucket'),
      fn.countAll<number>().as('count'),
      fn.sum<number>(isDivergent).as('divergent'),
    ])
    .groupBy(bucket)
    .execute();
}

/** Display names by id. */
export async function mapPersonNames(
  db: Reader,
  ids: readonly PersonId[],
): Promise<ReadonlyMap<PersonId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('people')
    .select(['id', 'displayName'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.displayName]));
}
