import { expect, test } from 'vitest';
import { computeFraction, computeMean, computeQuantile, computeSampleSd } from './statistics.ts';

test('of nothing there is no share, mean, spread or quantile', () => {
  expect(computeFraction(0, 0)).toBeNull();
  expect(computeMean([])).toBeNull();
  expect(computeSampleSd([])).toBeNull();
  expect(computeSampleSd([3])).toBeNull();
  expect(computeQuantile([], 0.5)).toBeNull();
});

test('the sample standard deviation divides by n − 1', () => {
  expect(computeSampleSd([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 14);
  expect(computeSampleSd([5, 5])).toBe(0);
});

test.each([
  [0, 1],
  [1, 4],
  [0.5, 2.5],
  [0.025, 1.075],
])('the %d quantile of 1 to 4 is %d', (probability, expected) => {
  expect(computeQuantile([1, 2, 3, 4], probability)).toBeCloseTo(expected, 12);
});

test('a single value is its own every quantile', () => {
  expect(computeQuantile([7], 0.975)).toBe(7);
});
