import type { ClockView } from '#contract';
import type { Clock } from '#core/foundation';
import {
  findAttempt,
  findLastEvent,
  findOpenInterval,
  findTimedAttempt,
  findTimedCheck,
  listEvents,
  listRounds,
  type OpenInterval,
  type Reader,
} from '#db';
import {
  deriveTimeline,
  type AttemptId,
  type CheckId,
  type ClockState,
  type TimePolicy,
  type WindowId,
} from '#domain';
import { readClock } from './silence.ts';

type RoundSums = Readonly<
  Record<'number' | 'countedMs' | 'openMs' | 'idleMs' | 'pausedMs' | 'suspendedMs' | 'correctionMs', number>
>;

/** The clock of an attempt that was never started. */
export function idleClock(clock: Clock): ClockView {
  return {
    state: 'not-started',
    roundNumber: 0,
    roundCountedMs: 0,
    countedMs: 0,
    pausedMs: 0,
    suspendedMs: 0,
    idleMs: 0,
    asOf: clock.now(),
    pauseReason: null,
    suspendCause: null,
    suspendedSince: null,
    openIn: null,
  };
}

/** An attempt's clock as the given window should show it; costs no replay of events. */
export async function viewAttemptClock(
  clock: Clock,
  db: Reader,
  attemptId: AttemptId,
  windowId: WindowId | null,
): Promise<ClockView> {
  const [attempt, subject] = [await findAttempt(db, attemptId), await findTimedAttempt(db, attemptId)];
  if (!attempt || !subject) return idleClock(clock);
  return assemble(
    clock,
    db,
    attemptId,
    attempt.state,
    await listRounds(db, attemptId),
    subject.policy,
    windowId,
  );
}

/** An expert's own clock on a check. */
export async function viewCheckClock(
  clock: Clock,
  db: Reader,
  checkId: CheckId,
  windowId: WindowId | null,
): Promise<ClockView> {
  const subject = await findTimedCheck(db, checkId);
  if (!subject) return idleClock(clock);
  const timeline = deriveTimeline(await listEvents(db, checkId), subject.policy);
  return assemble(clock, db, checkId, timeline.state, timeline.rounds, subject.policy, windowId);
}

async function assemble(
  clock: Clock,
  db: Reader,
  subjectId: AttemptId | CheckId,
  state: ClockState,
  rounds: readonly RoundSums[],
  policy: TimePolicy,
  windowId: WindowId | null,
): Promise<ClockView> {
  const open = await findOpenInterval(db, subjectId);
  const last = await findLastEvent(db, subjectId);
  const round = rounds.at(-1);
  const before = rounds.slice(0, -1).reduce((sum, { countedMs }) => sum + countedMs, 0);
  const roundCountedMs = round ? countRound(round, open, policy) : 0;
  return {
    state,
    roundNumber: rounds.length,
    roundCountedMs,
    countedMs: before + roundCountedMs,
    pausedMs: round?.pausedMs ?? 0,
    suspendedMs: round?.suspendedMs ?? 0,
    idleMs: round?.idleMs ?? 0,
    // A running clock's figure is as of its last sign of life; the page adds what passed since.
    asOf: open?.lastSignAt ?? readClock(clock).at,
    pauseReason: last?.type === 'paused' ? last.reason : null,
    suspendCause: last?.type === 'suspended' ? last.cause : null,
    suspendedSince: last?.type === 'suspended' ? last.at : null,
    openIn:
      open && open.windowId !== windowId
        ? { windowId: open.windowId, device: open.device, since: open.openedAt, lastSignAt: open.lastSignAt }
        : null,
  };
}

function countRound(round: RoundSums, open: OpenInterval | undefined, policy: TimePolicy): number {
  if (!open) return round.countedMs;
  return Math.max(0, open.roundOpenMs - (policy.countsIdle ? 0 : round.idleMs) + round.correctionMs);
}
