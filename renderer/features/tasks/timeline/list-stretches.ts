import type { AttemptTimeline } from '#contract';

/** One stretch of an attempt's time: the clock ran, stood still, or nobody but an expert could go on. */
export interface Stretch {
  readonly key: string;
  readonly kind: 'open' | 'paused' | 'suspended' | 'waiting';
  readonly roundNumber: number;
  readonly fromAt: number;
  readonly toAt: number;
  /** By the monotonic clock where it was measured; differs from `toAt - fromAt` when the wall clock was set. */
  readonly ms: number;
  /** Still going on. */
  readonly isOpen: boolean;
  readonly pauseReason: AttemptTimeline['standstills'][number]['reason'];
  readonly suspendCause: AttemptTimeline['standstills'][number]['cause'];
  readonly note: string | null;
}

type Source = Pick<AttemptTimeline, 'rounds' | 'intervals' | 'standstills' | 'events' | 'state'>;

const plain = { pauseReason: null, suspendCause: null, note: null };

/** Everything between the first start and the last event, in order of time. */
export function listStretches(timeline: Source): readonly Stretch[] {
  const endAt = findEnd(timeline);
  const open = timeline.intervals.map((interval, index): Stretch => ({
    ...plain,
    key: `open ${index}`,
    kind: 'open',
    roundNumber: interval.roundNumber,
    fromAt: interval.openedAt,
    toAt: interval.closedAt,
    ms: interval.openMs,
    isOpen: interval.end === 'open',
  }));
  const still = timeline.standstills.map((one, index): Stretch => ({
    key: `still ${index}`,
    kind: one.kind,
    roundNumber: one.roundNumber,
    fromAt: one.fromAt,
    toAt: one.toAt ?? Math.max(endAt, one.fromAt),
    ms: one.ms,
    isOpen: one.toAt === null,
    pauseReason: one.reason,
    suspendCause: one.cause,
    note: one.note,
  }));
  return [...open, ...still, ...listWaits(timeline, endAt)].toSorted(
    (a, b) => a.fromAt - b.fromAt || a.toAt - b.toAt,
  );
}

/** From each submission to the next round, or to what ended the waiting. */
function listWaits({ rounds, state }: Source, endAt: number): readonly Stretch[] {
  return rounds.flatMap((round, index): readonly Stretch[] => {
    if (round.submittedAt === null) return [];
    const next = rounds[index + 1];
    const toAt = next?.startedAt ?? Math.max(endAt, round.submittedAt);
    const isOpen = next === undefined && (state === 'submitted' || state === 'returned');
    if (toAt === round.submittedAt && !isOpen) return [];
    return [
      {
        ...plain,
        key: `waiting ${round.number}`,
        kind: 'waiting',
        roundNumber: round.number,
        fromAt: round.submittedAt,
        toAt,
        ms: toAt - round.submittedAt,
        isOpen,
      },
    ];
  });
}

function findEnd({ events, intervals, rounds }: Source): number {
  const isOfWork = (type: string) => type !== 'corrected';
  return Math.max(
    0,
    ...events.filter(({ type }) => isOfWork(type)).map(({ at }) => at),
    ...intervals.map(({ closedAt }) => closedAt),
    ...rounds.map(({ submittedAt }) => submittedAt ?? 0),
  );
}
