import { expect, test } from 'vitest';
import { assertNever } from './assert-never.ts';

test('a case that slipped past the type checker is named in the error', () => {
  expect(() => assertNever('maybe' as never)).toThrow('Unhandled case: "maybe"');
});
