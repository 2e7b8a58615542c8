import { describe, expect, it } from 'vitest';
import { createAxis } from './axis.ts';

describe('an axis', () => {
  const axis = createAxis(10, 20, [
    { first: 2, last: 3, sizePx: 0 },
    { first: 5, last: 5, sizePx: 50 },
  ]);

  it('places rows behind hidden and taller ones', () => {
    expect([1, 2, 3, 4, 5, 6, 10, 11].map(axis.offsetOf)).toEqual([0, 20, 20, 20, 40, 90, 170, 190]);
    expect([1, 2, 5, 6].map(axis.sizeOf)).toEqual([20, 0, 50, 20]);
    expect(axis.totalPx).toBe(190);
  });

  it('finds what lies at a distance, never a hidden one', () => {
    expect([-5, 0, 19, 20, 39, 40, 89, 90, 189, 500].map(axis.placeAt)).toEqual([
      1, 1, 1, 4, 4, 5, 5, 6, 10, 10,
    ]);
  });

  it('passes over stretches that overlap or lie outside', () => {
    const odd = createAxis(4, 10, [
      { first: 1, last: 2, sizePx: 5 },
      { first: 2, last: 3, sizePx: 99 },
      { first: 9, last: 12, sizePx: 99 },
    ]);
    expect([1, 2, 3, 4, 5].map(odd.offsetOf)).toEqual([0, 5, 10, 20, 30]);
  });

  it('finds every row again of a million', () => {
    const long = createAxis(1_048_576, 20, []);
    expect([1, 999_999, 1_048_576].map((row) => long.placeAt(long.offsetOf(row)))).toEqual([
      1, 999_999, 1_048_576,
    ]);
  });
});
