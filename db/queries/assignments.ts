import { sql, type Insertable, type Selectable } from 'kysely';
import type { AssignmentId, ClockState, PersonId, ProjectId, TaskId } from '#domain';
import type { Reader, Writer } from '../engines/database.ts';
import type { AssignmentsTable, AttemptsTable, DrawsTable } from '../schema/index.ts';
import { containsText } from './contains-text.ts';

/** An assignment with whose it is and how far the work on it is. */
export interface AssignmentSlotRecord extends Selectable<AssignmentsTable> {
  readonly personName: string;
  readonly attemptId: AttemptsTable['id'] | null;
  readonly attemptState: ClockState | null;
  readonly roundCount: number | null;
  readonly countedMs: number | null;
  readonly score: number | null;
  readonly attemptChangedAt: number | null;
  /** Open time of the running round: as of the last event that closed something, and as of the last sign of life. */
  readonly storedOpenMs: number | null;
  readonly liveOpenMs: number | null;
}

/** A statement takes a limited number of values on both engines. */
const rowsAtOnce = 500;

function selectSlots(db: Reader) {
  return db
    .selectFrom('assignments')
    .innerJoin('people', 'people.id', 'assignments.personId')
    .leftJoin('attempts', 'attempts.assignmentId', 'assignments.id')
    .leftJoin('rounds', (join) =>
      join.onRef('rounds.attemptId', '=', 'attempts.id').onRef('rounds.number', '=', 'attempts.roundCount'),
    )
    .leftJoin('openIntervals', 'openIntervals.subjectId', 'attempts.id')
    .selectAll('assignments')
    .select([
      'people.displayName as personName',
      'attempts.id as attemptId',
      'attempts.state as attemptState',
      'attempts.roundCount as roundCount',
      'attempts.countedMs as countedMs',
      'attempts.score as score',
      'attempts.changedAt as attemptChangedAt',
      'rounds.openMs as storedOpenMs',
      'openIntervals.roundOpenMs as liveOpenMs',
    ]);
}

/** Slots of these tasks by slot and time; `isLive` leaves out the ended ones. */
export async function listSlotsOfTasks(
  db: Reader,
  taskIds: readonly TaskId[],
  isLive: boolean,
): Promise<readonly AssignmentSlotRecord[]> {
  if (taskIds.length === 0) return [];
  const query = selectSlots(db).where('assignments.taskId', 'in', taskIds);
  return (isLive ? query.where('assignments.endedAt', 'is', null) : query)
    .orderBy('assignments.slot')
    .orderBy('assignments.assignedAt')
    .orderBy('assignments.id')
    .execute();
}

/** One page of a project's assignments by task and slot; open are those neither ended nor accepted. */
export async function listAssignments(
  db: Reader,
  filter: {
    readonly projectId: ProjectId;
    readonly personId: PersonId | null;
    readonly isOpen: boolean | null;
    readonly search: string;
    readonly cursor: number;
    readonly limit: number;
  },
): Promise<{
  readonly rows: readonly (AssignmentSlotRecord & { readonly externalId: string; readonly title: string })[];
  readonly total: number;
}> {
  let query = selectSlots(db)
    .innerJoin('tasks', 'tasks.id', 'assignments.taskId')
    .where('assignments.projectId', '=', filter.projectId);
  if (filter.personId !== null) query = query.where('assignments.personId', '=', filter.personId);
  if (filter.isOpen !== null) {
    const isOpen = filter.isOpen;
    query = query.where((where) => {
      const open = where.and([
        where('assignments.endedAt', 'is', null),
        where.or([where('attempts.state', 'is', null), where('attempts.state', '<>', 'accepted')]),
      ]);
      return isOpen ? open : where.not(open);
    });
  }
  if (filter.search !== '')
    query = query.where(
      containsText(['tasks.externalId', 'tasks.title', 'people.displayName'], filter.search),
    );
  const rows = await query
    .select(['tasks.externalId', 'tasks.title'])
    .orderBy('tasks.position')
    .orderBy('tasks.id')
    .orderBy('assignments.slot')
    .orderBy('assignments.assignedAt')
    .orderBy('assignments.id')
    .offset(filter.cursor)
    .limit(filter.limit)
    .execute();
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

export async function insertAssignments(
  tx: Writer,
  rows: readonly Pick<
    Insertable<AssignmentsTable>,
    'id' | 'projectId' | 'taskId' | 'personId' | 'slot' | 'assignedAt'
  >[],
): Promise<void> {
  const live = { state: 'live', endedAt: null, endedReason: null, endedBy: null } as const;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce).map((row) => ({ ...row, ...live }));
    await tx.insertInto('assignments').values(part).execute();
  }
}

export async function endAssignment(
  tx: Writer,
  id: AssignmentId,
  end: {
    readonly state: Exclude<AssignmentsTable['state'], 'live'>;
    readonly endedAt: number;
    readonly endedReason: string;
    readonly endedBy: PersonId | null;
  },
): Promise<void> {
  const result = await tx
    .updateTable('assignments')
    .set(end)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows !== 1n) throw new Error(`assignment ${id} is not live`);
}

export async function insertDraws(tx: Writer, rows: readonly Insertable<DrawsTable>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx
      .insertInto('draws')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
}

/** Annotators of the project who can sign in and were not disabled, by id. */
export async function listActiveAnnotators(db: Reader, projectId: ProjectId): Promise<readonly PersonId[]> {
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.personId')
    .select('people.id')
    .where('memberships.projectId', '=', projectId)
    .where('memberships.role', '=', 'annotator')
    .where('people.isDisabled', '=', 0)
    .orderBy('people.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Who can no longer annotate which task: everyone ever assigned to it, and every expert who took it to check. */
export async function listBarredPeople(
  db: Reader,
  taskIds: readonly TaskId[],
): Promise<
  readonly { readonly taskId: TaskId; readonly personId: PersonId; readonly why: 'assigned' | 'checked' }[]
> {
  if (taskIds.length === 0) return [];
  const assigned = await db
    .selectFrom('assignments')
    .select(['taskId', 'personId'])
    .where('taskId', 'in', taskIds)
    .execute();
  const checked = await db
    .selectFrom('checks')
    .innerJoin('submissions', 'submissions.id', 'checks.submissionId')
    .select(['submissions.taskId', 'checks.expertId as personId'])
    .where('submissions.taskId', 'in', taskIds)
    .execute();
  return [
    ...assigned.map((row) => ({ ...row, why: 'assigned' as const })),
    ...checked.map((row) => ({ ...row, why: 'checked' as const })),
  ];
}

export interface OpenSlotsRecord {
  readonly taskId: TaskId;
  readonly externalId: string;
  readonly needsThird: number;
  readonly stage: string;
}

/** Tasks of the project among these, or all of it, that want more people than they have; in their order. */
export async function listTasksWithOpenSlots(
  db: Reader,
  projectId: ProjectId,
  taskIds: readonly TaskId[] | null,
): Promise<readonly OpenSlotsRecord[]> {
  let query = selectOpenTasks(db, projectId).select([
    'tasks.id as taskId',
    'tasks.externalId',
    'tasks.needsThird',
    'tasks.stage',
  ]);
  if (taskIds !== null) {
    if (taskIds.length === 0) return [];
    query = query.where('tasks.id', 'in', taskIds);
  }
  return query.orderBy('tasks.position').orderBy('tasks.id').execute();
}

/** Slots of these tasks that somebody holds. */
export async function listHeldSlots(
  db: Reader,
  taskIds: readonly TaskId[],
): Promise<readonly { readonly taskId: TaskId; readonly slot: number }[]> {
  if (taskIds.length === 0) return [];
  return db
    .selectFrom('assignments')
    .select(['taskId', 'slot'])
    .where('taskId', 'in', taskIds)
    .where('endedAt', 'is', null)
    .execute();
}

/** How many tasks have an open slot that this person may take. */
export async function countClaimableTasks(
  db: Reader,
  projectId: ProjectId,
  personId: PersonId,
): Promise<number> {
  const { count } = await selectClaimable(db, projectId, personId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether there is any. */
export async function hasClaimableTask(
  db: Reader,
  projectId: ProjectId,
  personId: PersonId,
): Promise<boolean> {
  const query = selectClaimable(db, projectId, personId).select('tasks.id').limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The claimable task at this place in the project's order. */
export async function findClaimableTask(
  db: Reader,
  projectId: ProjectId,
  personId: PersonId,
  index: number,
): Promise<TaskId | undefined> {
  const row = await selectClaimable(db, projectId, personId)
    .select('tasks.id')
    .orderBy('tasks.position')
    .orderBy('tasks.id')
    .offset(index)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

function selectClaimable(db: Reader, projectId: ProjectId, personId: PersonId) {
  return selectOpenTasks(db, projectId).where(({ and, not, exists, selectFrom }) =>
    and([
      not(
        exists(
          selectFrom('assignments')
            .select('assignments.id')
            .whereRef('assignments.taskId', '=', 'tasks.id')
            .where('assignments.personId', '=', personId),
        ),
      ),
      not(
        exists(
          selectFrom('checks')
            .innerJoin('submissions', 'submissions.id', 'checks.submissionId')
            .select('checks.id')
            .whereRef('submissions.taskId', '=', 'tasks.id')
            .where('checks.expertId', '=', personId),
        ),
      ),
    ]),
  );
}

/** Literal, since with a bound value neither engine can tell that its partial index holds exactly these. */
const hasOpenSlot = sql<boolean>`${sql.ref('tasks.openSlotCount')} > 0`;

/** Tasks with fewer than two people in slots 1 and 2, or that need a third and have none. */
function selectOpenTasks(db: Reader, projectId: ProjectId) {
  return db
    .selectFrom('tasks')
    .where('tasks.projectId', '=', projectId)
    .where('tasks.stage', '<>', 'withdrawn')
    .where(hasOpenSlot)
    .where(({ or, and, not, exists, selectFrom, eb }) => {
      const live = selectFrom('assignments')
        .whereRef('assignments.taskId', '=', 'tasks.id')
        .where('assignments.endedAt', 'is', null);
      const held = live
        .where('assignments.slot', '<', 3)
        .select(({ fn }) => fn.countAll<number>().as('count'));
      const third = live.where('assignments.slot', '=', 3).select('assignments.id');
      return or([eb(held, '<', 2), and([eb('tasks.needsThird', '=', 1), not(exists(third))])]);
    });
}
