import {
  listLaborAttempts,
  listLaborRounds,
  listLaborTasksAfter,
  type LaborAttemptRecord,
  type LaborRoundRecord,
  type LaborTaskRecord,
  type ProjectRecord,
  type Reader,
} from '#db';
import {
  computeLaborTime,
  type LaborTimeAttempt,
  type LaborTimeInput,
  type LaborTimeOutcome,
  type ProjectId,
  type ScoredAttempt,
} from '#domain';

/** One attempt as stored, and as Algorithm 1 sees it. */
export interface LaborAttempt {
  readonly record: LaborAttemptRecord;
  readonly rounds: readonly LaborRoundRecord[];
  readonly status: LaborTimeAttempt['status'];
  /** Null for withdrawn attempts, which count nowhere. */
  readonly scored: ScoredAttempt | null;
}

/** One task with its attempts and what follows from them by SPEC 1. */
export interface LaborRecord {
  readonly task: LaborTaskRecord;
  readonly outcome: LaborTimeOutcome;
  readonly attempts: readonly LaborAttempt[];
}

export type LaborPolicy = Pick<ProjectRecord, 'divergenceRatio' | 'fastRatio'>;

/** Tasks at a time: more are no faster, and what a page allocates is gone before it grows old. */
const pageSize = 200;

/** Computes the outcome of these tasks from their stored rounds, in the given order. */
export async function loadLaborRecords(
  db: Reader,
  policy: LaborPolicy,
  tasks: readonly LaborTaskRecord[],
): Promise<readonly LaborRecord[]> {
  const taskIds = tasks.map(({ id }) => id);
  const attempts = Map.groupBy(await listLaborAttempts(db, taskIds), ({ taskId }) => taskId);
  const rounds = Map.groupBy(await listLaborRounds(db, taskIds), ({ attemptId }) => attemptId);
  const read = tasks.map((task) => ({
    task,
    attempts: (attempts.get(task.id) ?? []).map((record) => ({
      record,
      rounds: rounds.get(record.id) ?? [],
      status: computeStatus(record),
    })),
  }));
  const { tasks: outcomes } = computeLaborTime(toLaborInput(policy, read));
  return read.map(({ task, attempts: own }, index) => {
    const outcome = outcomes[index];
    if (outcome === undefined) throw new Error('as many outcomes as tasks');
    return {
      task,
      outcome,
      attempts: own.map((attempt) => ({ ...attempt, scored: findScored(outcome, attempt) })),
    };
  });
}

/** All of a project's tasks in their order, a page at a time. */
export async function* pageLaborRecords(
  db: Reader,
  policy: LaborPolicy,
  projectId: ProjectId,
): AsyncGenerator<readonly LaborRecord[]> {
  let last: LaborTaskRecord | undefined;
  for (;;) {
    const tasks = await listLaborTasksAfter(db, projectId, last ?? null, pageSize);
    if (tasks.length > 0) yield await loadLaborRecords(db, policy, tasks);
    if (tasks.length < pageSize) return;
    last = tasks.at(-1);
  }
}

type Unscored = Omit<LaborAttempt, 'scored'>;

/** The input document of SPEC 1 for these tasks, each named by the pack's own id. */
export function toLaborInput(
  policy: LaborPolicy,
  records: readonly { readonly task: LaborTaskRecord; readonly attempts: readonly Unscored[] }[],
): LaborTimeInput {
  return {
    divergenceRatio: policy.divergenceRatio,
    fastRatio: policy.fastRatio,
    tasks: records.map(({ task, attempts }) => ({
      taskId: task.externalId,
      attempts: attempts.map(({ record, rounds, status }) => ({
        annotatorId: record.personId,
        // The database holds slots to 1, 2 and 3.
        slot: record.slot as LaborTimeAttempt['slot'],
        status,
        rounds: rounds.map(({ countedMs }) => ({ countedMs })),
      })),
    })),
  };
}

/** An attempt whose assignment ended has lost its slot, whatever its clock says. */
function computeStatus(record: LaborAttemptRecord): LaborTimeAttempt['status'] {
  if (record.state === 'withdrawn' || record.endedAt !== null) return 'withdrawn';
  return record.state === 'accepted' ? 'valid' : 'in-progress';
}

function findScored(outcome: LaborTimeOutcome, { record, status }: Unscored): ScoredAttempt | null {
  if (status === 'withdrawn') return null;
  return outcome.attempts.find(({ slot }) => slot === record.slot) ?? null;
}
