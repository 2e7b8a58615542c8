import { expect, test } from 'vitest';
import { computeSizeBucket } from './size-bucket.ts';

test.each([
  ['word', [1, 10], [11, 30], 31],
  ['excel', [1, 3], [4, 8], 9],
  ['powerpoint', [1, 10], [11, 30], 31],
] as const)('%s files are small %j, medium %j, long from %i', (app, small, medium, long) => {
  for (const count of small) expect(computeSizeBucket(app, count)).toBe('small');
  for (const count of medium) expect(computeSizeBucket(app, count)).toBe('medium');
  expect(computeSizeBucket(app, long)).toBe('long');
});
