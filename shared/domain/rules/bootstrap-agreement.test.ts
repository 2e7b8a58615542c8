import { createSeededRandom } from '#lib';
import { expect, test } from 'vitest';
import type { AgreementInput } from './agreement-units.ts';
import { computeAgreement } from './agreement.ts';
import { bootstrapAgreement } from './bootstrap-agreement.ts';

function drawInput(unitCount: number, raters: readonly string[], noise: number): AgreementInput {
  const random = createSeededRandom(21);
  const units = Array.from({ length: unitCount }, (_, unit) => {
    const truth = random.nextBelow(3);
    const value = () => (random.nextFraction() < noise ? random.nextBelow(3) : truth);
    return { id: `u${unit}`, ratings: Object.fromEntries(raters.map((rater) => [rater, value()])) };
  });
  return { raters, level: 'ordinal', units };
}

test('a seed repeats the intervals and another seed moves them a little', () => {
  const input = drawInput(40, ['a', 'b', 'c'], 0.3);
  const intervals = bootstrapAgreement(input, { seed: 1 });
  expect(bootstrapAgreement(input, { seed: 1 })).toEqual(intervals);
  const other = bootstrapAgreement(input, { seed: 2 });
  expect(other).not.toEqual(intervals);
  expect(Math.abs((other.krippendorff?.low ?? NaN) - (intervals.krippendorff?.low ?? NaN))).toBeLessThan(
    0.05,
  );
});

test.each([
  [
    ['a', 'b'],
    ['percent', 'cohen', 'fleiss', 'gwetAc1', 'krippendorff'],
  ],
  [
    ['a', 'b', 'c'],
    ['percent', 'fleiss', 'gwetAc1', 'krippendorff'],
  ],
] as const)('with raters %j the intervals hold the coefficients %j', (raters, names) => {
  const input = drawInput(60, raters, 0.3);
  const agreement = computeAgreement(input);
  const intervals = bootstrapAgreement(input, { seed: 3 });
  expect(
    Object.entries(intervals)
      .filter(([, interval]) => interval !== null)
      .map(([name]) => name),
  ).toEqual(names);
  for (const name of names) {
    expect(intervals[name]?.low).toBeLessThan(agreement[name] ?? NaN);
    expect(intervals[name]?.high).toBeGreaterThan(agreement[name] ?? NaN);
    expect(intervals[name]?.definedCount).toBe(2000);
  }
});

test('the interval of the percentage is about what the normal approximation says', () => {
  const units = Array.from({ length: 400 }, (_, unit) => ({
    id: `u${unit}`,
    ratings: { a: unit % 2, b: unit % 4 === 0 ? 1 - (unit % 2) : unit % 2 },
  }));
  const { percent } = bootstrapAgreement({ raters: ['a', 'b'], level: 'nominal', units }, { seed: 5 });
  const halfWidth = 1.96 * Math.sqrt((0.75 * 0.25) / 400);
  expect(percent?.low).toBeCloseTo(0.75 - halfWidth, 2);
  expect(percent?.high).toBeCloseTo(0.75 + halfWidth, 2);
});

test('unanimity leaves only the percentage, and no units leave nothing', () => {
  const units = ['u', 'v'].map((id) => ({ id, ratings: { a: 1, b: 1 } }));
  const none = { cohen: null, fleiss: null, gwetAc1: null, krippendorff: null };
  const input = { raters: ['a', 'b'], level: 'nominal', units } as const;
  expect(bootstrapAgreement(input, { seed: 1, resamples: 50 })).toEqual({
    percent: { low: 1, high: 1, definedCount: 50 },
    ...none,
  });
  expect(bootstrapAgreement({ ...input, units: [] }, { seed: 1, resamples: 50 })).toEqual({
    percent: null,
    ...none,
  });
});

test('resamples that leave a coefficient undefined are counted out', () => {
  const units = [1, 2].map((value) => ({ id: `u${value}`, ratings: { a: value, b: value } }));
  const { krippendorff } = bootstrapAgreement(
    { raters: ['a', 'b'], level: 'nominal', units },
    { seed: 1, resamples: 200 },
  );
  // Half of the draws of two units hold the same one twice.
  expect(krippendorff).toMatchObject({ low: 1, high: 1 });
  expect(Math.abs((krippendorff?.definedCount ?? NaN) - 100)).toBeLessThan(30);
});
