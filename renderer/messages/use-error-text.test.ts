import { expect, test } from 'vitest';
import { findErrorKey } from './use-error-text.ts';

test('an error is said by its code', () => {
  expect(findErrorKey(Object.assign(new Error('no'), { code: 'disk-full' }))).toBe('disk-full');
  expect(findErrorKey('launch-token-used')).toBe('launch-token-used');
});

test.each([new Error('boom'), Object.assign(new Error('x'), { code: 'toString' }), null, 'no such code', 7])(
  'whatever else was thrown (%s) is said as unexpected',
  (error) => {
    expect(findErrorKey(error)).toBe('unexpected');
  },
);

test('what the person cancelled is not called a failure', () => {
  expect(findErrorKey(new DOMException('stopped', 'AbortError'))).toBe('cancelled');
});
