import { compareToMultiple, InputFault, parseRatio } from '#lib';
import type { Ratio } from '#lib';

export interface LaborTimeAttempt {
  readonly annotatorId: string;
  readonly slot: 1 | 2 | 3;
  readonly status: 'valid' | 'in-progress' | 'withdrawn';
  /** The first submission, then each revision an expert asked for. */
  readonly rounds: readonly { readonly countedMs: number }[];
}

export interface LaborTimeInput {
  /** A decimal text; "1.3" when left out. */
  readonly divergenceRatio?: string;
  /** A decimal text; "0.7" when left out. */
  readonly fastRatio?: string;
  readonly tasks: readonly { readonly taskId: string; readonly attempts: readonly LaborTimeAttempt[] }[];
}

export interface ScoredAttempt {
  readonly annotatorId: string;
  readonly slot: 1 | 2 | 3;
  /** Null until the attempt is valid. */
  readonly completionMs: number | null;
  readonly revised: boolean;
  readonly score: number | null;
}

export interface LaborTimeOutcome {
  readonly taskId: string;
  readonly status: 'awaiting-pair' | 'awaiting-third' | 'complete';
  readonly needsThird: boolean;
  readonly laborTimeMs: number | null;
  readonly attempts: readonly ScoredAttempt[];
}

interface Limits {
  readonly divergence: Ratio;
  readonly fast: Ratio;
}

interface Measured extends Omit<ScoredAttempt, 'score'> {
  readonly completionMs: number;
}

/** Scores the attempts of each task and finds its labor time, in milliseconds (SPEC 1, OmegaUse-OfficeVal Algorithm 1). */
export function computeLaborTime(input: LaborTimeInput): { readonly tasks: readonly LaborTimeOutcome[] } {
  const limits: Limits = {
    divergence: getRatio('divergenceRatio', input.divergenceRatio ?? '1.3'),
    fast: getRatio('fastRatio', input.fastRatio ?? '0.7'),
  };
  return { tasks: input.tasks.map(({ taskId, attempts }) => ({ taskId, ...scoreTask(attempts, limits) })) };
}

function scoreTask(attempts: readonly LaborTimeAttempt[], limits: Limits): Omit<LaborTimeOutcome, 'taskId'> {
  const live = attempts
    .filter((attempt) => attempt.status !== 'withdrawn')
    .toSorted((a, b) => a.slot - b.slot)
    .map(measure);
  const [first, second, third] = [findValid(live, 1), findValid(live, 2), findValid(live, 3)];
  if (first === undefined || second === undefined) {
    return { status: 'awaiting-pair', needsThird: false, laborTimeMs: null, attempts: withScores(live, []) };
  }
  const [faster, slower] = first.completionMs <= second.completionMs ? [first, second] : [second, first];
  const needsThird = compareToMultiple(slower.completionMs, limits.divergence, faster.completionMs) > 0;
  const [fasterScore, slowerScore] = scorePair(faster, slower, needsThird);
  const scores = faster === first ? [fasterScore, slowerScore] : [slowerScore, fasterScore];
  const times = [faster.completionMs, slower.completionMs];
  // A third attempt that nobody needs (its pair no longer diverges) is neither scored nor counted.
  if (needsThird && third !== undefined) {
    scores.push(scoreThird(third, faster, slower, limits));
    times.push(third.completionMs);
  }
  const isComplete = !needsThird || third !== undefined;
  return {
    status: isComplete ? 'complete' : 'awaiting-third',
    needsThird,
    laborTimeMs: isComplete ? meanOfTwoShortest(times) : null,
    attempts: withScores(live, scores),
  };
}

function scorePair(faster: Measured, slower: Measured, isDivergent: boolean): [number, number] {
  if (faster.revised || slower.revised) return [faster.revised ? 0 : 1.5, slower.revised ? 0 : 1.5];
  return isDivergent ? [2, 1] : [1.5, 1.5];
}

function scoreThird(third: Measured, shorter: Measured, longer: Measured, limits: Limits): number {
  if (third.revised) return 0;
  if (compareToMultiple(third.completionMs, limits.fast, shorter.completionMs) < 0) return 2;
  return compareToMultiple(third.completionMs, limits.divergence, longer.completionMs) > 0 ? 1 : 1.5;
}

function measure({ annotatorId, slot, status, rounds }: LaborTimeAttempt): Omit<ScoredAttempt, 'score'> {
  const completionMs = status === 'valid' ? rounds.reduce((sum, round) => sum + round.countedMs, 0) : null;
  return { annotatorId, slot, completionMs, revised: rounds.length > 1 };
}

function findValid(live: readonly Omit<ScoredAttempt, 'score'>[], slot: number): Measured | undefined {
  const found = live.find((attempt) => attempt.slot === slot);
  if (found === undefined || found.completionMs === null) return undefined;
  return { ...found, completionMs: found.completionMs };
}

function withScores(
  live: readonly Omit<ScoredAttempt, 'score'>[],
  scores: readonly number[],
): readonly ScoredAttempt[] {
  return live.map((attempt) => ({ ...attempt, score: scores[attempt.slot - 1] ?? null }));
}

function meanOfTwoShortest(times: readonly number[]): number {
  const [shortest = 0, next = 0] = times.toSorted((a, b) => a - b);
  return (shortest + next) / 2;
}

function getRatio(name: string, text: string): Ratio {
  const ratio = parseRatio(text);
  if (ratio === undefined) throw new InputFault(name, 'must be a decimal text such as "1.3"');
  return ratio;
}
