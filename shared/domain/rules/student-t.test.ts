import { expect, test } from 'vitest';
import { computeStudentT975 } from './student-t.ts';

// Closed forms for 1 and 2 degrees of freedom; the others to 30 digits from the incomplete beta function.
test.each([
  [1, Math.tan(0.475 * Math.PI)],
  [2, (2 * 0.475) / Math.sqrt(2 * 0.975 * 0.025)],
  [3, 3.1824463052837096],
  [4, 2.7764451051977944],
  [10, 2.2281388519862747],
  [30, 2.0422724563012383],
  [100, 1.9839715185235523],
])('with %i degrees of freedom it is %d', (freedom, expected) => {
  expect(computeStudentT975(freedom) / expected).toBeCloseTo(1, 13);
});

test('it falls towards the normal quantile', () => {
  expect(computeStudentT975(100_001)).toBeCloseTo(1.959987, 5);
  expect(computeStudentT975(7)).toBeGreaterThan(computeStudentT975(8));
});

test.each([0, -1, 1.5, NaN])('%d is not a number of degrees of freedom', (freedom) => {
  expect(() => computeStudentT975(freedom)).toThrow(RangeError);
});
