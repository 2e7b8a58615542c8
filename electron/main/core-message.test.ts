import { expect, test } from 'vitest';
import { computeLaunchUrl, parseCoreLine, parseSecretRequest } from './core-message.ts';

const ready = { type: 'ready', url: 'http://127.0.0.1:5151', launchToken: 'a+b' };

test('the ready line is read, and the token goes into the launch address escaped', () => {
  const read = parseCoreLine(JSON.stringify(ready));
  expect(read).toEqual(ready);
  expect(computeLaunchUrl({ ...ready, type: 'ready' })).toBe('http://127.0.0.1:5151/launch?token=a%2Bb');
});

test('a failure is read with its message', () => {
  const failed = { type: 'failed', message: 'The database is newer.' };
  expect(parseCoreLine(JSON.stringify(failed))).toEqual(failed);
});

test.each([
  'listening on 5151',
  '',
  'null',
  '[]',
  '{"type":"ready"}',
  '{"type":"failed"}',
  '{"level":30,"msg":"hello"}',
  JSON.stringify({ ...ready, launchToken: 7 }),
])('%j is not for the shell', (line) => {
  expect(parseCoreLine(line)).toBeUndefined();
});

test.each([
  'http://192.168.0.7:5151',
  'https://127.0.0.1:5151',
  'http://127.0.0.1.example.org/',
  'http://127.0.0.1@example.org/',
  'file:///etc/passwd',
  'nonsense',
])('the window is never sent to %s', (url) => {
  expect(parseCoreLine(JSON.stringify({ ...ready, url }))).toBeUndefined();
});

test('only a well-formed secret request counts as one', () => {
  const request = { type: 'secret-request', id: 1, name: 'openai' };
  expect(parseSecretRequest(request)).toEqual(request);
  for (const other of [
    null,
    'x',
    { ...request, id: '1' },
    { ...request, name: 3 },
    { ...request, type: 'secret' },
  ]) {
    expect(parseSecretRequest(other)).toBeUndefined();
  }
});
