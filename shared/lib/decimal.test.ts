import { expect, test } from 'vitest';
import { alignDecimals, decimalToNumber, divideHalfUp, parseDecimal, sumExactly } from './decimal.ts';

test.each([
  ['12.50', 1250n, 2],
  ['-0.5', -5n, 1],
  ['1e-7', 1n, 7],
  ['1.5e+21', 15n * 10n ** 20n, 0],
])('%s is read exactly', (text, units, scale) => {
  expect(parseDecimal(text)).toEqual({ units, scale });
});

test.each(['', '.5', '1.', '+1', 'NaN', 'Infinity', '0x10', '1e9999', ' 1'])(
  '%j is not a decimal',
  (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  },
);

test('numbers are put on one scale, as they print', () => {
  expect(alignDecimals([0.1, 2, -0.25])).toEqual({ units: [10n, 200n, -25n], scale: 2 });
  expect(() => alignDecimals([NaN])).toThrow(RangeError);
});

test('units of a scale become the nearest number', () => {
  expect(decimalToNumber(18133n, 2)).toBe(181.33);
  expect(decimalToNumber(-5n, 0)).toBe(-5);
});

test('a sum is that of the decimals, in any order', () => {
  expect(sumExactly([])).toBe(0);
  expect(sumExactly([2, 1.5, 1.5])).toBe(5);
  expect(sumExactly([0.1, 0.2, -0.3])).toBe(0);
  expect(sumExactly([1e16, 1, -1e16])).toBe(1);
  expect(sumExactly([0.3, 0.1, 0.2])).toBe(sumExactly([0.1, 0.2, 0.3]));
});

test.each([
  [5n, 2n, 3n],
  [-5n, 2n, -2n],
  [7n, 3n, 2n],
  [-7n, 3n, -2n],
  [-8n, 3n, -3n],
  [0n, 3n, 0n],
])('%s / %s rounds to %s', (numerator, denominator, expected) => {
  expect(divideHalfUp(numerator, denominator)).toBe(expected);
});
