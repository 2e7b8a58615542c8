import { expect, test } from 'vitest';
import { computeCohenKappa } from './cohen-kappa.ts';

test('the textbook table of 20, 5, 10 and 15 gives 0.4', () => {
  expect(computeCohenKappa([25, 25], [30, 20], 35)).toBeCloseTo(0.4, 14);
});

test('full agreement is 1, none at even margins is −1, as by chance is 0', () => {
  expect(computeCohenKappa([3, 7], [3, 7], 10)).toBe(1);
  expect(computeCohenKappa([5, 5], [5, 5], 0)).toBe(-1);
  expect(computeCohenKappa([4, 4], [4, 4], 4)).toBe(0);
});

test('one who always says the same gives 0, both give null, no items give null', () => {
  expect(computeCohenKappa([10, 0], [7, 3], 7)).toBe(0);
  expect(computeCohenKappa([10, 0], [10, 0], 10)).toBeNull();
  expect(computeCohenKappa([], [], 0)).toBeNull();
});
