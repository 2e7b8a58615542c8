import { expect, test } from 'vitest';
import { formatDetails } from './audit-text.ts';

test('details read as one line, lists and nested values included', () => {
  expect(formatDetails({ reason: 'ill', roles: ['annotator', 'expert'], note: null, deep: { a: 1 } })).toBe(
    'reason: ill · roles: annotator, expert · note: – · deep: {"a":1}',
  );
});
