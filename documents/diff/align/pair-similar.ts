/** Places of two lists that belong together although they are not equal. */
export type IndexPair = readonly [before: number, after: number];

export interface PairOptions {
  /** 0 to 1. */
  readonly similarityOf: (before: number, after: number) => number;
  readonly minimum: number;
}

// What is compared all with all; above that, each is compared with those near where it would stand.
const mostComparisons = 250_000;
const nearCount = 40;

function pairNear(before: readonly number[], after: readonly number[], options: PairOptions): IndexPair[] {
  const pairs: IndexPair[] = [];
  let next = 0;
  for (const from of before) {
    const candidates = after.slice(next, next + nearCount);
    const at = candidates.findIndex((to) => options.similarityOf(from, to) >= Math.max(options.minimum, 0.6));
    if (at < 0) continue;
    pairs.push([from, candidates[at] ?? 0]);
    next += at + 1;
  }
  return pairs;
}

/** Pairs of two stretches so that order is kept and the sum of similarities is greatest. */
export function pairSimilar(
  before: readonly number[],
  after: readonly number[],
  options: PairOptions,
): IndexPair[] {
  if (before.length === 0 || after.length === 0) return [];
  if (before.length * after.length > mostComparisons) return pairNear(before, after, options);
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const gains = new Float64Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const similarity = options.similarityOf(before[i] ?? 0, after[j] ?? 0);
      const gain = similarity >= options.minimum ? similarity + 1e-6 : 0;
      const here = i * width + j;
      gains[here] = gain;
      const [skipBefore, skipAfter] = [best[here + width] ?? 0, best[here + 1] ?? 0];
      best[here] = Math.max(skipBefore, skipAfter, gain > 0 ? gain + (best[here + width + 1] ?? 0) : 0);
    }
  }
  const pairs: IndexPair[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    const here = i * width + j;
    const gain = gains[here] ?? 0;
    if (gain > 0 && best[here] === gain + (best[here + width + 1] ?? 0))
      pairs.push([before[i++] ?? 0, after[j++] ?? 0]);
    else if (best[here] === best[here + 1]) j += 1;
    else i += 1;
  }
  return pairs;
}
