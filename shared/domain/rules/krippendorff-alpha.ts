import { isUnanimous } from './agreement-tally.ts';
import type { AgreementLevel, CodedUnit, CodedUnits } from './agreement-units.ts';

/**
 * Krippendorff's α at a level. Both disagreements are sums over pairs of values, which fold into one pass: pairs that
 * differ for the nominal level, and twice n times the squared deviations from the mean for the others. The ordinal
 * difference of two categories is the difference of their middle ranks among all values.
 */
export function computeKrippendorffAlpha(
  coded: CodedUnits,
  level: AgreementLevel,
  weights: ArrayLike<number>,
  usedValues: Float64Array,
): number | null {
  if (isUnanimous(usedValues)) return null;
  const positions = level === 'nominal' ? null : placeCategories(coded, level, usedValues);
  let observed = 0;
  for (const [index, unit] of coded.units.entries()) {
    const weight = weights[index] ?? 0;
    if (weight > 0 && unit.valueCount > 1) {
      observed += (weight * sumPairDistances(unit.counts, positions)) / (unit.valueCount - 1);
    }
  }
  const all = [...usedValues.entries()];
  const expected = sumPairDistances(all, positions);
  const valueCount = all.reduce((sum, [, count]) => sum + count, 0);
  return expected === 0 ? null : 1 - ((valueCount - 1) * observed) / expected;
}

function sumPairDistances(counts: CodedUnit['counts'], positions: readonly number[] | null): number {
  let total = 0;
  let weighted = 0;
  let squares = 0;
  for (const [category, count] of counts) {
    total += count;
    squares += count * count;
    weighted += count * (positions?.[category] ?? 0);
  }
  if (positions === null) return total * total - squares;
  const mean = weighted / total;
  return (
    2 *
    total *
    counts.reduce((sum, [category, count]) => sum + count * ((positions[category] ?? 0) - mean) ** 2, 0)
  );
}

function placeCategories(
  { categories }: CodedUnits,
  level: 'ordinal' | 'interval',
  usedValues: Float64Array,
): readonly number[] {
  if (level === 'interval') {
    const values = categories.map(Number);
    // α does not depend on the unit of measurement; this one keeps squares of huge values finite.
    const greatest = values.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
    return values.map((value) => value / (greatest === 0 ? 1 : greatest));
  }
  let below = 0;
  return categories.map((_, category) => {
    const own = usedValues[category] ?? 0;
    below += own;
    return below - own / 2;
  });
}
