import {
  deriveTimeline,
  type AssignmentId,
  type AttemptId,
  type TaskId,
  type Timeline,
  type WorkEvent,
} from '#domain';
import { planChecks } from './plan-checks.ts';
import { seededPolicy, seededUntil, type Cast, type Worker } from './plan-people.ts';
import { addRows, type ProjectRows } from './project-rows.ts';
import type { SeedRandom } from './seed-random.ts';
import { tellStory, type Ending } from './tell-story.ts';
import { toEventRow } from './to-event-row.ts';

export interface AttemptPlan {
  readonly taskId: TaskId;
  readonly slot: number;
  readonly worker: Worker;
  readonly expert: Worker;
  /** Null: assigned, not begun. */
  readonly ending: Ending | null;
  readonly beatCount: number;
  readonly endAt: number;
  /** Whose clock runs; one person has one clock. */
  readonly busy: Set<Worker>;
}

/** An assignment, and unless it was never begun the attempt on it. Gives its counted milliseconds. */
export function planAttempt(rows: ProjectRows, random: SeedRandom, cast: Cast, plan: AttemptPlan): number {
  const assignmentId = random.uuid() as AssignmentId;
  const events = plan.ending === null ? [] : tell(random, plan, plan.ending);
  addAssignment(rows, cast, plan, assignmentId, events);
  const timeline = deriveTimeline(events, seededPolicy);
  const first = events[0];
  const last = events.at(-1);
  if (!first || !last) return 0;
  const id = random.uuid() as AttemptId;
  addAttempt(rows, cast, plan, { id, assignmentId, timeline, startedAt: first.at, changedAt: last.at });
  addRows(rows, 'events', ...events.map((event) => toEventRow(id, event)));
  planChecks(rows, random, cast, { attemptId: id, plan, events });
  if (timeline.state === 'running') addOpenInterval(rows, cast, plan, id, timeline, last);
  return timeline.countedMs;
}

function tell(random: SeedRandom, plan: AttemptPlan, wanted: Ending): readonly WorkEvent[] {
  const isRunning = wanted === 'running' && !plan.busy.has(plan.worker);
  const ending = wanted === 'running' && !isRunning ? 'paused' : wanted;
  if (isRunning) plan.busy.add(plan.worker);
  const isRevised = ending !== 'withdrawn' && random.chance(0.18);
  return tellStory(random, {
    personId: plan.worker.id,
    windowId: plan.worker.windowId,
    expertId: plan.expert.id,
    roundCount: isRevised ? random.between(2, 3) : 1,
    beatCount: plan.beatCount,
    ending,
    endAt: isRunning ? seededUntil - 2_000 : plan.endAt,
  });
}

function addAssignment(
  rows: ProjectRows,
  { projectId }: Cast,
  { taskId, slot, worker, expert, ending, endAt }: AttemptPlan,
  id: AssignmentId,
  events: readonly WorkEvent[],
): void {
  const isEnded = ending === 'withdrawn';
  addRows(rows, 'assignments', {
    id,
    projectId,
    taskId,
    personId: worker.id,
    slot,
    state: isEnded ? 'withdrawn' : 'live',
    assignedAt: (events[0]?.at ?? endAt) - 3_600_000,
    endedAt: isEnded ? (events.at(-1)?.at ?? endAt) : null,
    endedReason: isEnded ? 'left the project' : null,
    endedBy: isEnded ? expert.id : null,
  });
}

interface BegunAttempt {
  readonly id: AttemptId;
  readonly assignmentId: AssignmentId;
  readonly timeline: Timeline;
  readonly startedAt: number;
  readonly changedAt: number;
}

function addAttempt(
  rows: ProjectRows,
  { projectId }: Cast,
  { taskId, slot, worker }: AttemptPlan,
  { id, assignmentId, timeline, startedAt, changedAt }: BegunAttempt,
): void {
  addRows(rows, 'attempts', {
    id,
    projectId,
    taskId,
    assignmentId,
    personId: worker.id,
    slot,
    state: timeline.state,
    startedAt,
    submittedAt: timeline.rounds.at(-1)?.submittedAt ?? null,
    acceptedAt: timeline.state === 'accepted' ? changedAt : null,
    roundCount: timeline.rounds.length,
    countedMs: timeline.countedMs,
    score: null,
    changedAt,
  });
  addRows(
    rows,
    'rounds',
    ...timeline.rounds.map(({ pausedByReason, ...round }) => ({
      ...round,
      attemptId: id,
      pausedByReason: JSON.stringify(pausedByReason),
    })),
  );
}

function addOpenInterval(
  rows: ProjectRows,
  { projectId }: Cast,
  { worker }: AttemptPlan,
  subjectId: AttemptId,
  timeline: Timeline,
  last: WorkEvent,
): void {
  addRows(rows, 'openIntervals', {
    subjectId,
    kind: 'attempt',
    personId: worker.id,
    projectId,
    windowId: worker.windowId,
    device: 'Workstation',
    openedAt: timeline.intervals.at(-1)?.openedAt ?? last.at,
    lastSignAt: last.at,
    lastMonotonicMs: last.monotonicMs,
    bootId: last.bootId,
    roundOpenMs: timeline.rounds.at(-1)?.openMs ?? 0,
  });
}
