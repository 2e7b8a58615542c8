import type { AttemptId, AssignmentId, ClockState, PersonId, ProjectId, TaskId } from '#domain';
import type { Insertable } from 'kysely';
import type { Reader, Writer } from '../engines/database.ts';
import type { ScoreChangesTable, TasksTable } from '../schema/index.ts';

export interface SlotRecord {
  readonly assignmentId: AssignmentId;
  readonly slot: number;
  readonly personId: PersonId;
  readonly attemptId: AttemptId | null;
  readonly state: ClockState | null;
  readonly score: number | null;
}

/** The slots of a task that somebody holds, with the attempt in each. */
export async function listLiveSlots(db: Reader, taskId: TaskId): Promise<readonly SlotRecord[]> {
  return db
    .selectFrom('assignments')
    .leftJoin('attempts', 'attempts.assignmentId', 'assignments.id')
    .select([
      'assignments.id as assignmentId',
      'assignments.slot as slot',
      'assignments.personId as personId',
      'attempts.id as attemptId',
      'attempts.state as state',
      'attempts.score as score',
    ])
    .where('assignments.taskId', '=', taskId)
    .where('assignments.endedAt', 'is', null)
    .orderBy('assignments.slot')
    .execute();
}

/** Counted milliseconds of each round of the task's attempts, in order. */
export async function listRoundTimes(
  db: Reader,
  taskId: TaskId,
): Promise<readonly { readonly attemptId: AttemptId; readonly countedMs: number }[]> {
  return db
    .selectFrom('rounds')
    .innerJoin('attempts', 'attempts.id', 'rounds.attemptId')
    .select(['rounds.attemptId as attemptId', 'rounds.countedMs as countedMs'])
    .where('attempts.taskId', '=', taskId)
    .orderBy('rounds.attemptId')
    .orderBy('rounds.number')
    .execute();
}

export interface TaskPolicy {
  readonly projectId: ProjectId;
  readonly divergenceRatio: string;
  readonly fastRatio: string;
}

export async function findTaskPolicy(db: Reader, taskId: TaskId): Promise<TaskPolicy | undefined> {
  return db
    .selectFrom('tasks')
    .innerJoin('projects', 'projects.id', 'tasks.projectId')
    .select([
      'tasks.projectId as projectId',
      'projects.divergenceRatio as divergenceRatio',
      'projects.fastRatio as fastRatio',
    ])
    .where('tasks.id', '=', taskId)
    .executeTakeFirst();
}

export async function updateTaskOutcome(
  tx: Writer,
  taskId: TaskId,
  outcome: Pick<TasksTable, 'stage' | 'needsThird' | 'laborTimeMs' | 'changedAt'> & {
    readonly openSlotCount: number;
  },
): Promise<void> {
  await tx.updateTable('tasks').set(outcome).where('id', '=', taskId).execute();
}

/** Sets the current score and keeps what it was, and why it changed. */
export async function changeScore(tx: Writer, change: Insertable<ScoreChangesTable>): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ score: change.score ?? null })
    .where('id', '=', change.attemptId)
    .execute();
  await tx.insertInto('scoreChanges').values(change).execute();
}
