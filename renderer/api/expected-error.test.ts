import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { ConnectionLost, FileRouteError, findExpected, isExpected } from './expected-error.ts';

test('an error of the contract is known by its code and details', () => {
  const error = new ORPCError('file-too-large', { defined: true, status: 413, data: { limitBytes: 5 } });
  expect(findExpected(error)).toEqual({ code: 'file-too-large', details: { limitBytes: 5 } });
  expect(isExpected(error, 'file-too-large')).toBe(true);
  expect(isExpected(error, 'disk-full')).toBe(false);
});

test('an error of a file route looks the same', () => {
  expect(findExpected(new FileRouteError('disk-full', {}))).toEqual({ code: 'disk-full', details: {} });
});

test.each([
  ['a bug in the core', new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })],
  ['a lost connection', new ConnectionLost()],
  ['any other error', new TypeError('x is undefined')],
  ['something that is no error', { defined: true, code: 'disk-full' }],
])('%s is not an expected error', (_name, error) => {
  expect(findExpected(error)).toBeNull();
});
