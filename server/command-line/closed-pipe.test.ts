import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { runCommandLine } from './run-command-line.ts';

const file = 'assets/sample/deliverables/sample_002/a/quarterly-budget.xlsx';

it.each([
  ['facts', '--jsonl', file],
  ['text', file],
  ['diff', file, file],
])('%s ends without a word when whoever reads it has had enough', async (...args) => {
  const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
  const stderr: string[] = [];
  const codes: number[] = [];
  await runCommandLine(args, {
    stdin: process.stdin,
    stdout: new Writable({ write: (_chunk, _encoding, done) => done(closed) }),
    stderr: new Writable({
      write: (chunk, _encoding, done) => {
        stderr.push(String(chunk));
        done();
      },
    }),
    env: {},
    workingFolder: process.cwd(),
    computeHome: () => 'unused',
    openCore: () => Promise.reject(new Error('not needed')),
    setExitCode: (code) => codes.push(code),
  });
  expect({ stderr, codes }).toEqual({ stderr: [], codes: [2] });
});
