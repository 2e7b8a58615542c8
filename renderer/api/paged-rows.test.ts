import { expect, test } from 'vitest';
import { findNextCursor } from './paged-rows.ts';

test('the next page starts after all rows loaded so far', () => {
  const first = { rows: [1, 2], total: 5 };
  const second = { rows: [3, 4], total: 5 };
  expect(findNextCursor(second, [first, second])).toBe(4);
});

test('there is no next page once all rows are here, or when a page came back empty', () => {
  const whole = { rows: [1, 2], total: 2 };
  expect(findNextCursor(whole, [whole])).toBeUndefined();
  expect(findNextCursor({ rows: [], total: 9 }, [whole])).toBeUndefined();
});
