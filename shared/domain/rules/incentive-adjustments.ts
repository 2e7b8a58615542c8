import type { DailyIncentive, IncentiveDay } from './incentives.ts';

export interface IncentiveAdjustment {
  /** The closed day that would come out otherwise now; the adjustment itself belongs to the next open day. */
  readonly day: string;
  readonly annotatorId: string;
  readonly totalChange: number;
  readonly payMinorChange: number;
}

/**
 * What later changes of scores owe (or take back) on days that are closed: those stay as they were (SPEC 2). Listed
 * by day and annotator, people without a change left out; a person on one side only counts as 0 on the other.
 */
export function computeIncentiveAdjustments(
  closed: readonly IncentiveDay[],
  recomputed: readonly IncentiveDay[],
): readonly IncentiveAdjustment[] {
  const now = new Map(recomputed.map(({ day, annotators }) => [day, byId(annotators)]));
  return closed.flatMap(({ day, annotators }) =>
    compareDay(day, byId(annotators), now.get(day) ?? new Map()),
  );
}

type ById = ReadonlyMap<string, DailyIncentive>;

function compareDay(day: string, before: ById, after: ById): readonly IncentiveAdjustment[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return ids
    .map((annotatorId) => ({
      day,
      annotatorId,
      totalChange: (after.get(annotatorId)?.total ?? 0) - (before.get(annotatorId)?.total ?? 0),
      payMinorChange: (after.get(annotatorId)?.payMinor ?? 0) - (before.get(annotatorId)?.payMinor ?? 0),
    }))
    .filter(({ totalChange, payMinorChange }) => totalChange !== 0 || payMinorChange !== 0);
}

function byId(annotators: readonly DailyIncentive[]): ById {
  return new Map(annotators.map((annotator) => [annotator.annotatorId, annotator]));
}
