import { expect, test } from 'vitest';
import { moveRow } from './move-row.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['j', 98, 99],
  ['ArrowDown', 99, 99],
  ['ArrowUp', 0, 0],
  ['PageDown', 95, 99],
  ['PageUp', 4, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['Enter', 50, null],
  ['x', 50, null],
] as const)('%s in row %d of 100 leads to %s', (key, index, to) => {
  expect(moveRow(key, index, 100)).toBe(to);
});
