import { expect, test } from 'vitest';
import { compareToMultiple, parseRatio } from './ratio.ts';
import type { Ratio } from './ratio.ts';

const ratio = (text: string): Ratio => parseRatio(text) ?? { numerator: NaN, denominator: NaN };

test('a decimal text becomes a fraction of whole numbers', () => {
  expect(parseRatio('1.3')).toEqual({ numerator: 13, denominator: 10 });
  expect(parseRatio('2')).toEqual({ numerator: 2, denominator: 1 });
});

test.each(['', '1,3', '-1', '1e3', '1.', '.7', '0.12345678901234567890'])('%j is not a ratio', (text) => {
  expect(parseRatio(text)).toBeUndefined();
});

test('exactly the multiple is neither more nor less', () => {
  expect(compareToMultiple(13000, ratio('1.3'), 10000)).toBe(0);
  expect(compareToMultiple(13001, ratio('1.3'), 10000)).toBe(1);
  expect(compareToMultiple(12999, ratio('1.3'), 10000)).toBe(-1);
  // As a floating product 1.1 × 30 is 33.00000000000001.
  expect(compareToMultiple(33, ratio('1.1'), 30)).toBe(0);
});

test('products beyond what a double holds are compared exactly too', () => {
  const base = 3_000_000_000_000_000;
  expect(compareToMultiple(3_900_000_000_000_000, ratio('1.3'), base)).toBe(0);
  expect(compareToMultiple(3_900_000_000_000_001, ratio('1.3'), base)).toBe(1);
  expect(compareToMultiple(3_899_999_999_999_999, ratio('1.3'), base)).toBe(-1);
});
