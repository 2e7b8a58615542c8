import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ExpectedError } from '#core/foundation';
import { describeError } from './describe-error.ts';
import { createStructuredLog } from './structured-log.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'plumbline-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const lines = (name = 'core.log') =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

it('keeps one JSON line an event, on the disk before the call returns', () => {
  const log = createStructuredLog(folder);
  log.info('started', { port: 4173 });
  log.warn('sign-in-refused', { address: '::1' });
  expect(lines()).toMatchObject([
    { level: 30, msg: 'started', port: 4173, pid: process.pid },
    { level: 40, msg: 'sign-in-refused', address: '::1' },
  ]);
  createStructuredLog(folder).info('again');
  expect(lines()).toHaveLength(3);
});

it('keeps no secret, and of an error neither values nor names of files', () => {
  const log = createStructuredLog(folder);
  log.info('odd', { token: 'abc123', passphrase: 'hunter22', cookie: 'abc123', key: 'sk-1' });
  const driver = Object.assign(new Error('duplicate key value "mei@example.org"'), {
    code: '23505',
    detail: 'Key (login_key)=(mei@example.org) already exists.',
    parameters: ['mei@example.org'],
  });
  log.error('failed', new ExpectedError('not-found', { name: '工资表.xlsx' }, driver), { procedure: 'a.b' });
  log.error('failed', Object.assign(new Error("ENOENT: open '/home/mei/工资 表.xlsx'"), { code: 'ENOENT' }));
  log.error('failed', 'mei@example.org was thrown');
  const text = readFileSync(join(folder, 'core.log'), 'utf8');
  expect(text).not.toMatch(/abc123|hunter22|sk-1|mei|工资/);
  expect(lines()[1]).toMatchObject({
    msg: 'failed',
    procedure: 'a.b',
    err: {
      name: 'ExpectedError',
      code: 'not-found',
      cause: { code: '23505', message: 'duplicate key value "…"' },
    },
  });
  expect(lines()[1].err.stack[0]).toMatch(/^at .*structured-log\.test\.ts/);
});

it.each([
  [
    `Unexpected token 'S', "Salaries: 1"... is not valid JSON`,
    `Unexpected token 'S', "…"... is not valid JSON`,
  ],
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading 'title')",
  ],
  ['no such table: people', 'no such table: people'],
  [`a "cut \\" short" text`, `a "…" text`],
  ['x'.repeat(600), 'x'.repeat(500)],
])('keeps of %j only its own words', (message, kept) => {
  expect(describeError(new Error(message)).message).toBe(kept);
});

it('ends with causes that go round in a circle', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/round/g)).toHaveLength(5);
});

it('starts a new file when one is full, while the program runs, and keeps three', () => {
  const log = createStructuredLog(folder, 1_000);
  for (let n = 0; n < 100; n += 1) log.info('event', { n });
  expect(readdirSync(folder).toSorted()).toEqual(['core.log', 'core.log.1', 'core.log.2', 'core.log.3']);
  expect(lines().at(-1)).toMatchObject({ n: 99 });
  const kept = ['core.log.3', 'core.log.2', 'core.log.1', 'core.log'].flatMap((name) => lines(name));
  expect(kept.map(({ n }) => n)).toEqual(kept.map((_line, index) => 100 - kept.length + index));
});

it('goes on when the file is gone and cannot be moved aside', () => {
  const log = createStructuredLog(folder, 10);
  log.info('first');
  rmSync(join(folder, 'core.log'));
  log.info('second');
  log.info('third');
  expect(lines().at(-1)).toMatchObject({ msg: 'third' });
});
