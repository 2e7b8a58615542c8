import type { CodedUnits } from './agreement-units.ts';

/** Everything that the coefficients need, summed over units that each count `weights[index]` times. */
export interface AgreementTally {
  /** Units with two values or more. */
  readonly usedCount: number;
  /** Over these: the sum of each unit's share of agreeing pairs. */
  readonly agreementSum: number;
  /** Units with any value. */
  readonly ratedCount: number;
  /** By category: the sum over rated units of the share of their values. */
  readonly shares: Float64Array;
  /** By category: how many values the used units hold. */
  readonly usedValues: Float64Array;
  /** Units that two raters both judged: each one's values by category, and the units where they agree. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly agreedCount: number;
}

export function tallyUnits({ categories, units }: CodedUnits, weights: ArrayLike<number>): AgreementTally {
  const emptyCounts = (): Float64Array => new Float64Array(categories.length);
  const [shares, usedValues, first, second] = [emptyCounts(), emptyCounts(), emptyCounts(), emptyCounts()];
  let [usedCount, agreementSum, ratedCount, agreedCount] = [0, 0, 0, 0];
  for (const [index, { valueCount, counts, pair }] of units.entries()) {
    const weight = weights[index] ?? 0;
    if (weight === 0 || valueCount === 0) continue;
    const isUsed = valueCount > 1;
    ratedCount += weight;
    usedCount += isUsed ? weight : 0;
    for (const [category, count] of counts) {
      add(shares, category, (weight * count) / valueCount);
      if (!isUsed) continue;
      add(usedValues, category, weight * count);
      agreementSum += (weight * count * (count - 1)) / (valueCount * (valueCount - 1));
    }
    if (pair === null) continue;
    add(first, pair[0], weight);
    add(second, pair[1], weight);
    agreedCount += pair[0] === pair[1] ? weight : 0;
  }
  return { usedCount, agreementSum, ratedCount, shares, usedValues, first, second, agreedCount };
}

/** Whether at most one category occurs: chance agreement is then 1. */
export function isUnanimous(sums: Float64Array): boolean {
  let found = 0;
  for (const sum of sums) found += sum > 0 ? 1 : 0;
  return found < 2;
}

function add(sums: Float64Array, category: number, amount: number): void {
  sums[category] = (sums[category] ?? 0) + amount;
}
