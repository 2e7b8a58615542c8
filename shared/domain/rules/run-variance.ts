import { computeMean, computeSampleSd, sumSquaredDeviations } from './statistics.ts';
import { computeStudentT975 } from './student-t.ts';

export interface EvaluatedRun {
  /** Which scrape of the respondent this is. */
  readonly scrape: string | number;
  /** Which grading of that scrape. */
  readonly eval: string | number;
  readonly accuracy: number;
}

export interface RunVariance {
  /** Mean of the scrape means. */
  readonly mean: number | null;
  readonly overallSd: number | null;
  readonly scrapeSd: number | null;
  /** Pooled within scrapes; null without repeated evals. */
  readonly evalSd: number | null;
  readonly scrapes: number;
  readonly ciHalfWidth: number | null;
  readonly ciLow: number | null;
  readonly ciHigh: number | null;
}

/** Spread between and within scrapes, with the 95 % t interval of the mean (SPEC 8, Office Comprehension Bench 4.4). */
export function computeRunVariance({ runs }: { readonly runs: readonly EvaluatedRun[] }): RunVariance {
  const scrapes = [...Map.groupBy(runs, (run) => run.scrape).values()].map((own) =>
    own.map((run) => run.accuracy),
  );
  const means = scrapes.map((accuracies) => computeMean(accuracies)).filter((mean) => mean !== null);
  const mean = computeMean(means);
  const scrapeSd = computeSampleSd(means);
  const ciHalfWidth =
    scrapeSd === null ? null : (computeStudentT975(means.length - 1) * scrapeSd) / Math.sqrt(means.length);
  const hasInterval = mean !== null && ciHalfWidth !== null;
  return {
    mean,
    overallSd: computeSampleSd(runs.map((run) => run.accuracy)),
    scrapeSd,
    evalSd: computePooledSd(scrapes),
    scrapes: means.length,
    ciHalfWidth,
    ciLow: hasInterval ? mean - ciHalfWidth : null,
    ciHigh: hasInterval ? mean + ciHalfWidth : null,
  };
}

function computePooledSd(groups: readonly (readonly number[])[]): number | null {
  const freedom = groups.reduce((sum, group) => sum + group.length - 1, 0);
  const squares = groups.reduce((sum, group) => sum + sumSquaredDeviations(group), 0);
  return freedom === 0 ? null : Math.sqrt(squares / freedom);
}
