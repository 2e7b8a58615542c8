import { computeElapsedMs, computeMonotonicMs, isGap } from './elapsed.ts';
import type { TimePolicy } from './time-policy.ts';
import type { IntervalEnd, PauseReason, SuspendCause, WorkEvent } from './work-event.ts';

/** A stretch in which the clock ran. */
export interface WorkInterval {
  readonly roundNumber: number;
  readonly openedAt: number;
  /** Wall instant of the last sign of life; moves while the interval is open. */
  readonly closedAt: number;
  readonly openMs: number;
  readonly end: IntervalEnd;
}

/** A stretch in which it did not, and why. */
export interface Standstill {
  readonly roundNumber: number;
  readonly fromAt: number;
  readonly toAt: number | null;
  readonly ms: number;
  readonly why:
    | { readonly kind: 'paused'; readonly reason: PauseReason; readonly note: string | null }
    | { readonly kind: 'suspended'; readonly cause: SuspendCause };
}

export interface Correction {
  readonly roundNumber: number;
  readonly deltaMs: number;
  readonly reason: string;
  readonly at: number;
}

/** Totals of one round, all in milliseconds (SPEC 10). */
export interface RoundTime {
  readonly number: number;
  readonly startedAt: number;
  readonly submittedAt: number | null;
  /** First start to submission; equals open + paused + suspended. */
  readonly wallMs: number;
  /** Open intervals as measured, before idle policy and corrections. */
  readonly openMs: number;
  readonly idleMs: number;
  readonly pausedMs: number;
  readonly pausedByReason: Readonly<Partial<Record<PauseReason, number>>>;
  readonly suspendedMs: number;
  readonly correctionMs: number;
  /** What labor time is made of: open, less idle where the policy says so, plus corrections, never below 0. */
  readonly countedMs: number;
}

export type ClockState =
  'not-started' | 'running' | 'paused' | 'suspended' | 'submitted' | 'returned' | 'accepted' | 'withdrawn';

/** Everything that follows from an attempt's events. */
export interface Timeline {
  readonly state: ClockState;
  readonly rounds: readonly RoundTime[];
  readonly intervals: readonly WorkInterval[];
  readonly standstills: readonly Standstill[];
  readonly corrections: readonly Correction[];
  readonly countedMs: number;
}

interface OpenRound {
  number: number;
  startedAt: number;
  submittedAt: number | null;
  idleMs: number;
}

interface Walk {
  state: ClockState;
  round: OpenRound | null;
  readonly rounds: OpenRound[];
  /** First and latest sign of life of the interval that is open. */
  interval: { opened: WorkEvent; last: WorkEvent; openMs: number } | null;
  /** The event since which the clock stands still. */
  still: { since: WorkEvent; why: Standstill['why'] } | null;
  readonly intervals: WorkInterval[];
  readonly standstills: Standstill[];
  readonly corrections: Correction[];
}

/**
 * Derives intervals, standstills, rounds and totals from an attempt's events, in sequence order. Pure: the
 * one source of every duration that Plumbline reports (SPEC 10).
 */
export function deriveTimeline(events: readonly WorkEvent[], policy: TimePolicy): Timeline {
  const walk: Walk = {
    state: 'not-started',
    round: null,
    rounds: [],
    interval: null,
    still: null,
    intervals: [],
    standstills: [],
    corrections: [],
  };
  for (const event of events) step(walk, event, policy);
  if (walk.interval) closeInterval(walk, walk.interval.last, 'open');
  if (walk.still) pushStandstill(walk, walk.still, null);
  const rounds = walk.rounds.map((round) => totalRound(round, walk, policy));
  return {
    state: walk.state,
    rounds,
    intervals: walk.intervals,
    standstills: walk.standstills,
    corrections: walk.corrections,
    countedMs: rounds.reduce((sum, round) => sum + round.countedMs, 0),
  };
}

function step(walk: Walk, event: WorkEvent, policy: TimePolicy): void {
  switch (event.type) {
    case 'started':
    case 'revision-started':
      walk.round = { number: walk.rounds.length + 1, startedAt: event.at, submittedAt: null, idleMs: 0 };
      walk.rounds.push(walk.round);
      return open(walk, event);
    case 'resumed':
      return resume(walk, event, policy);
    case 'heartbeat':
      return beat(walk, event, policy);
    case 'idle':
      beat(walk, event, policy);
      if (walk.round && walk.interval) walk.round.idleMs += Math.min(event.idleMs, walk.interval.openMs);
      return;
    case 'paused':
      return stop(walk, event, policy, 'paused', { kind: 'paused', reason: event.reason, note: event.note });
    case 'suspended':
      return stop(walk, event, policy, 'suspended', { kind: 'suspended', cause: event.cause });
    case 'submitted':
      return submit(walk, event, policy);
    case 'withdrawn':
      beat(walk, event, policy);
      if (walk.interval) closeInterval(walk, event, 'withdrawn');
      settleStill(walk, event);
      walk.state = 'withdrawn';
      return;
    case 'returned':
    case 'accepted':
      walk.state = event.type;
      return;
    case 'corrected':
      walk.corrections.push({
        roundNumber: event.roundNumber,
        deltaMs: event.deltaMs,
        reason: event.reason,
        at: event.at,
      });
  }
}

function open(walk: Walk, event: WorkEvent): void {
  settleStill(walk, event);
  walk.interval = { opened: event, last: event, openMs: 0 };
  walk.state = 'running';
}

/** A `resumed` while the interval is still open is a page that came back: a sign of life like any other. */
function resume(walk: Walk, event: WorkEvent, policy: TimePolicy): void {
  if (walk.interval) beat(walk, event, policy);
  else open(walk, event);
}

function beat(walk: Walk, event: WorkEvent, policy: TimePolicy): void {
  const interval = walk.interval;
  if (!interval) return;
  if (isGap(interval.last, event, policy.gapLimitMs)) {
    const since = interval.last;
    closeInterval(walk, since, 'gap');
    pushStandstill(walk, { since, why: { kind: 'suspended', cause: gapCause(since, event) } }, event);
    walk.interval = { opened: event, last: event, openMs: 0 };
    return;
  }
  interval.openMs += computeMonotonicMs(interval.last, event) ?? 0;
  interval.last = event;
}

function gapCause(from: WorkEvent, to: WorkEvent): SuspendCause {
  const monotonicMs = computeMonotonicMs(from, to);
  if (monotonicMs === null) return 'core-stopped';
  return to.at - from.at - monotonicMs > monotonicMs ? 'sleep' : 'no-signal';
}

function stop(
  walk: Walk,
  event: WorkEvent,
  policy: TimePolicy,
  state: 'paused' | 'suspended',
  why: Standstill['why'],
): void {
  if (!walk.interval) {
    settleStill(walk, event);
    walk.still = { since: event, why };
    walk.state = state;
    return;
  }
  // Silence before a suspension belongs to it; silence before a pause is a gap of its own.
  const last = walk.interval.last;
  const isLate = isGap(last, event, policy.gapLimitMs);
  if (state === 'suspended' && (isLate || isSilent(why))) {
    closeInterval(walk, last, 'suspended');
    walk.still = { since: last, why };
  } else {
    beat(walk, event, policy);
    closeInterval(walk, event, state);
    walk.still = { since: event, why };
  }
  walk.state = state;
}

/** Causes that are noticed afterwards: the work stopped at the last sign of life, not when it was noticed. */
function isSilent(why: Standstill['why']): boolean {
  return why.kind === 'suspended' && (why.cause === 'no-signal' || why.cause === 'core-stopped');
}

function submit(walk: Walk, event: WorkEvent, policy: TimePolicy): void {
  beat(walk, event, policy);
  if (walk.interval) closeInterval(walk, event, 'submitted');
  settleStill(walk, event);
  if (walk.round) walk.round.submittedAt = event.at;
  walk.state = 'submitted';
}

function closeInterval(walk: Walk, at: WorkEvent, end: IntervalEnd): void {
  const interval = walk.interval;
  if (!interval) return;
  walk.intervals.push({
    roundNumber: walk.rounds.length,
    openedAt: interval.opened.at,
    closedAt: at.at,
    openMs: interval.openMs,
    end,
  });
  walk.interval = null;
}

function settleStill(walk: Walk, until: WorkEvent): void {
  if (!walk.still) return;
  pushStandstill(walk, walk.still, until);
  walk.still = null;
}

function pushStandstill(
  walk: Walk,
  still: { since: WorkEvent; why: Standstill['why'] },
  until: WorkEvent | null,
): void {
  walk.standstills.push({
    roundNumber: walk.rounds.length,
    fromAt: still.since.at,
    toAt: until?.at ?? null,
    ms: until ? computeElapsedMs(still.since, until) : 0,
    why: still.why,
  });
}

function totalRound(round: OpenRound, walk: Walk, policy: TimePolicy): RoundTime {
  const inRound = <T extends { readonly roundNumber: number }>(list: readonly T[]) =>
    list.filter((entry) => entry.roundNumber === round.number);
  const openMs = inRound(walk.intervals).reduce((sum, interval) => sum + interval.openMs, 0);
  const pausedByReason: Partial<Record<PauseReason, number>> = {};
  let pausedMs = 0;
  let suspendedMs = 0;
  for (const { why, ms } of inRound(walk.standstills)) {
    if (why.kind === 'suspended') suspendedMs += ms;
    else {
      pausedMs += ms;
      pausedByReason[why.reason] = (pausedByReason[why.reason] ?? 0) + ms;
    }
  }
  const correctionMs = inRound(walk.corrections).reduce((sum, correction) => sum + correction.deltaMs, 0);
  const idleMs = Math.min(round.idleMs, openMs);
  return {
    number: round.number,
    startedAt: round.startedAt,
    submittedAt: round.submittedAt,
    wallMs: openMs + pausedMs + suspendedMs,
    openMs,
    idleMs,
    pausedMs,
    pausedByReason,
    suspendedMs,
    correctionMs,
    countedMs: Math.max(0, openMs - (policy.countsIdle ? 0 : idleMs) + correctionMs),
  };
}
