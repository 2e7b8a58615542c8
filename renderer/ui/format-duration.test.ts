import { expect, test } from 'vitest';
import { computeDurationParts, formatClock } from './format-duration.ts';

test.each([
  [0, '0:00:00'],
  [999, '0:00:00'],
  [61_000, '0:01:01'],
  [3_599_999, '0:59:59'],
  [360_000_000, '100:00:00'],
  [-90_000, '−0:01:30'],
  [-400, '0:00:00'],
])('a clock shows %d ms as %s', (ms, text) => {
  expect(formatClock(ms)).toBe(text);
});

test.each([
  [0, 0, 0, 0],
  [59_499, 0, 0, 59],
  [59_500, 0, 1, null],
  [3_570_000, 1, 0, null],
  [4_980_000, 1, 23, null],
])('%d ms reads as %d h %d min, and seconds only below a minute', (ms, hours, minutes, seconds) => {
  expect(computeDurationParts(ms)).toEqual({ isNegative: false, hours, minutes, seconds });
});

test('a correction keeps its sign', () => {
  expect(computeDurationParts(-120_000)).toMatchObject({ isNegative: true, minutes: 2 });
});
