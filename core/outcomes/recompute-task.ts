import type { TaskStage } from '#contract';
import { ExpectedError, type Core } from '#core/foundation';
import {
  changeScore,
  findTaskPolicy,
  listLiveSlots,
  listRoundTimes,
  updateTaskOutcome,
  type Reader,
  type SlotRecord,
  type Writer,
} from '#db';
import { computeLaborTime, type AttemptId, type ProjectId, type TaskId } from '#domain';

export interface TaskOutcome {
  readonly needsThird: boolean;
  readonly stage: TaskStage;
}

/** What follows from a task's live slots and their rounds (SPEC 1), whatever is stored as its outcome. */
export interface DerivedOutcome extends TaskOutcome {
  readonly projectId: ProjectId;
  /** Slots that want somebody. */
  readonly openSlotCount: number;
  readonly laborTimeMs: number | null;
  /** Every live slot with the score that it should have. */
  readonly slots: readonly { readonly slot: SlotRecord; readonly score: number | null }[];
}

/** Works out a task's stage, labor time and scores from the rounds of its attempts. Throws `not-found`. */
export async function deriveOutcome(db: Reader, taskId: TaskId): Promise<DerivedOutcome> {
  const policy = await findTaskPolicy(db, taskId);
  if (!policy) throw new ExpectedError('not-found', { taskId });
  const slots = await listLiveSlots(db, taskId);
  const times = groupTimes(await listRoundTimes(db, taskId));
  const outcome = computeLaborTime({
    divergenceRatio: policy.divergenceRatio,
    fastRatio: policy.fastRatio,
    tasks: [{ taskId, attempts: slots.map((slot) => toAttempt(slot, times)) }],
  }).tasks[0];
  if (!outcome) throw new Error('one task in, one task out');
  return {
    projectId: policy.projectId,
    stage: computeStage(slots, outcome),
    needsThird: outcome.needsThird,
    openSlotCount: countOpenSlots(slots, outcome.needsThird),
    laborTimeMs: outcome.laborTimeMs,
    slots: slots.map((slot) => {
      const own = outcome.attempts.find((attempt) => attempt.slot === slot.slot);
      return { slot, score: own?.score ?? null };
    }),
  };
}

/**
 * Works out a task's stage, labor time and its attempts' scores anew (SPEC 1) and stores what changed. Runs in
 * the transaction of whatever changed an attempt or an assignment; `cause` is kept beside each changed score.
 */
export async function recomputeTask(
  core: Core,
  tx: Writer,
  taskId: TaskId,
  cause: string,
): Promise<TaskOutcome> {
  const { projectId, stage, needsThird, openSlotCount, laborTimeMs, slots } = await deriveOutcome(tx, taskId);
  const at = core.clock.now();
  await updateTaskOutcome(tx, taskId, {
    stage,
    needsThird: needsThird ? 1 : 0,
    openSlotCount,
    laborTimeMs,
    changedAt: at,
  });
  for (const { slot, score } of slots) {
    if (slot.attemptId === null || score === slot.score) continue;
    await changeScore(tx, {
      id: core.random.id(),
      projectId,
      taskId,
      attemptId: slot.attemptId,
      at,
      score,
      previousScore: slot.score,
      cause,
    });
  }
  return { needsThird, stage };
}

type Times = ReadonlyMap<AttemptId, readonly { readonly countedMs: number }[]>;

function groupTimes(rows: readonly { readonly attemptId: AttemptId; readonly countedMs: number }[]): Times {
  return Map.groupBy(rows, (row) => row.attemptId);
}

function toAttempt(slot: SlotRecord, times: Times) {
  const rounds = (slot.attemptId && times.get(slot.attemptId)) || [];
  return {
    annotatorId: slot.personId,
    slot: slot.slot as 1 | 2 | 3,
    status: slot.state === 'accepted' ? ('valid' as const) : ('in-progress' as const),
    rounds,
  };
}

function countOpenSlots(slots: readonly SlotRecord[], needsThird: boolean): number {
  const held = new Set(slots.map(({ slot }) => slot));
  return (needsThird ? [1, 2, 3] : [1, 2]).filter((slot) => !held.has(slot)).length;
}

/** What the task waits for first, so that a list of stages reads as a list of what to do. */
function computeStage(
  slots: readonly SlotRecord[],
  outcome: { readonly status: string; readonly needsThird: boolean },
): TaskStage {
  if (outcome.status === 'complete') return 'complete';
  const states = slots.map((slot) => slot.state);
  if (states.includes('submitted')) return 'awaiting-check';
  if (states.includes('returned')) return 'returned';
  const held = new Set(slots.map((slot) => slot.slot));
  if (outcome.needsThird && !held.has(3)) return 'awaiting-third';
  if (slots.some((slot) => slot.state !== 'accepted')) return 'in-work';
  return 'unassigned';
}
