import { expect, test } from 'vitest';
import { ownValue } from './own-value.ts';

test('only what the record itself holds is found', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1);
  expect(ownValue({ a: 1 }, 'constructor')).toBeUndefined();
});
