import { sql } from 'kysely';
import type { AttemptId, ClockState, PersonId, ProjectId, TaskId } from '#domain';
import type { Reader } from '../engines/database.ts';
import type { TasksTable } from '../schema/index.ts';

const taskColumns = [
  'id',
  'externalId',
  'position',
  'title',
  'domain',
  'operationIntent',
  'stage',
  'publishedLaborMinutes',
  'publishedPrice',
  'publishedCurrency',
  'publishedPriceSource',
] as const;

export type LaborTaskRecord = Pick<TasksTable, (typeof taskColumns)[number]>;

/** One page of a project's tasks in their order; `search` looks in the pack's id and the title. */
export async function listLaborTasks(
  db: Reader,
  filter: {
    readonly projectId: ProjectId;
    readonly search: string;
    readonly cursor: number;
    readonly limit: number;
  },
): Promise<{
  readonly rows: readonly LaborTaskRecord[];
  readonly total: number;
  readonly completeCount: number;
}> {
  let query = db.selectFrom('tasks').where('projectId', '=', filter.projectId);
  if (filter.search !== '') {
    const pattern = `%${filter.search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const contains = (column: string) => sql<boolean>`lower(${sql.ref(column)}) LIKE ${pattern} ESCAPE '\\'`;
    query = query.where((where) => where.or([contains('externalId'), contains('title')]));
  }
  const rows = await query
    .select(taskColumns)
    .orderBy('position')
    .orderBy('id')
    .offset(filter.cursor)
    .limit(filter.limit)
    .execute();
  const isComplete = sql<number>`CASE WHEN stage = 'complete' THEN 1 ELSE 0 END`;
  const counts = await query
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.sum<number | null>(isComplete).as('completeCount'),
    ])
    .executeTakeFirstOrThrow();
  return { rows, total: counts.total, completeCount: counts.completeCount ?? 0 };
}

/** The tasks that follow a place in the project's order, so that an export never skips or repeats one. */
export async function listLaborTasksAfter(
  db: Reader,
  projectId: ProjectId,
  after: { readonly position: number; readonly id: TaskId } | null,
  limit: number,
): Promise<readonly LaborTaskRecord[]> {
  let query = db.selectFrom('tasks').where('projectId', '=', projectId);
  if (after !== null) {
    // The first condition alone lets the index begin where the last page ended.
    query = query
      .where('position', '>=', after.position)
      .where((where) => where.or([where('position', '>', after.position), where('id', '>', after.id)]));
  }
  return query.select(taskColumns).orderBy('position').orderBy('id').limit(limit).execute();
}

export interface LaborAttemptRecord {
  readonly id: AttemptId;
  readonly taskId: TaskId;
  readonly personId: PersonId;
  readonly slot: number;
  readonly state: ClockState;
  readonly startedAt: number;
  readonly submittedAt: number | null;
  readonly acceptedAt: number | null;
  readonly endedAt: number | null;
}

/** The attempts on these tasks by task and slot; `endedAt` is when the assignment ended, null while it lives. */
export async function listLaborAttempts(
  db: Reader,
  taskIds: readonly TaskId[],
): Promise<readonly LaborAttemptRecord[]> {
  if (taskIds.length === 0) return [];
  return db
    .selectFrom('attempts')
    .innerJoin('assignments', 'assignments.id', 'attempts.assignmentId')
    .select([
      'attempts.id as id',
      'attempts.taskId as taskId',
      'attempts.personId as personId',
      'attempts.slot as slot',
      'attempts.state as state',
      'attempts.startedAt as startedAt',
      'attempts.submittedAt as submittedAt',
      'attempts.acceptedAt as acceptedAt',
      'assignments.endedAt as endedAt',
    ])
    .where('attempts.taskId', 'in', taskIds)
    .orderBy('attempts.taskId')
    .orderBy('attempts.slot')
    .orderBy('attempts.startedAt')
    .orderBy('attempts.id')
    .execute();
}

export interface LaborRoundRecord {
  readonly attemptId: AttemptId;
  readonly number: number;
  readonly wallMs: number;
  readonly openMs: number;
  readonly idleMs: number;
  readonly pausedMs: number;
  /** JSON object: pause reason to milliseconds. */
  readonly pausedByReason: string;
  readonly suspendedMs: number;
  readonly correctionMs: number;
  readonly countedMs: number;
}

/** The rounds of all attempts on these tasks, in order within each attempt. */
export async function listLaborRounds(
  db: Reader,
  taskIds: readonly TaskId[],
): Promise<readonly LaborRoundRecord[]> {
  if (taskIds.length === 0) return [];
  return db
    .selectFrom('rounds')
    .innerJoin('attempts', 'attempts.id', 'rounds.attemptId')
    .select([
      'rounds.attemptId as attemptId',
      'rounds.number as number',
      'rounds.wallMs as wallMs',
      'rounds.openMs as openMs',
      'rounds.idleMs as idleMs',
      'rounds.pausedMs as pausedMs',
      'rounds.pausedByReason as pausedByReason',
      'rounds.suspendedMs as suspendedMs',
      'rounds.correctionMs as correctionMs',
      'rounds.countedMs as countedMs',
    ])
    .where('attempts.taskId', 'in', taskIds)
    .orderBy('rounds.attemptId')
    .orderBy('rounds.number')
    .execute();
}
