import { divideHalfUp, sumExactly } from '#lib';

export interface IncentivesInput {
  /** Whole minor units (cents, fen). */
  readonly baseDailySalary: { readonly currency: string; readonly minor: number };
  /** One for each accepted attempt, on the project-time-zone day ("YYYY-MM-DD") of its acceptance. */
  readonly entries: readonly { readonly annotatorId: string; readonly day: string; readonly score: number }[];
}

export interface DailyIncentive {
  readonly annotatorId: string;
  readonly total: number;
  readonly rank: number;
  readonly multiplier: number;
  readonly payMinor: number;
}

export interface IncentiveDay {
  readonly day: string;
  readonly annotators: readonly DailyIncentive[];
}

/** Ranks each day's annotators by total score and pays in whole minor units, half up (SPEC 2, OfficeVal appendix C). */
export function computeIncentives(input: IncentivesInput): { readonly days: readonly IncentiveDay[] } {
  const byDay = Map.groupBy(input.entries, (entry) => entry.day);
  const days = [...byDay].map(([day, entries]) => ({
    day,
    annotators: payDay(entries, input.baseDailySalary.minor),
  }));
  return { days: days.toSorted((a, b) => compareText(a.day, b.day)) };
}

function payDay(entries: IncentivesInput['entries'], baseMinor: number): readonly DailyIncentive[] {
  const byAnnotator = Map.groupBy(entries, (entry) => entry.annotatorId);
  const totals = [...byAnnotator]
    .map(([annotatorId, own]) => ({ annotatorId, total: sumExactly(own.map((entry) => entry.score)) }))
    .toSorted((a, b) => b.total - a.total || compareText(a.annotatorId, b.annotatorId));
  let rank = 0;
  return totals.map(({ annotatorId, total }, index) => {
    if (total !== totals[index - 1]?.total) rank = index + 1;
    // Quarters of the base salary: 1.5, 1.25 and 1 are then whole numbers.
    const quarters = countQuarters(total, rank, totals.length);
    const payMinor = Number(divideHalfUp(BigInt(baseMinor) * BigInt(quarters), 4n));
    return { annotatorId, total, rank, multiplier: quarters / 4, payMinor };
  });
}

function countQuarters(total: number, rank: number, peopleCount: number): number {
  if (total === 0) return 4;
  if (rank <= Math.ceil(peopleCount / 4)) return 6;
  return rank <= Math.ceil(peopleCount / 2) ? 5 : 4;
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
