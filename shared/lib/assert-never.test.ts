import { expect, test } from 'vitest';
import { assertNever } from './assert-never.ts';

test('a case that slipped past the type checker is named in the error', () => {
  // @ts-expect-error Only what the type checker did not see can get here.
  expect(() => assertNever('maybe')).toThrow('Unhandled case: "maybe"');
});
