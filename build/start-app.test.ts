import { expect, test } from 'vitest';
import { startApp } from './start-app.ts';
import type { ElectronEnd, StartParts } from './start-app.ts';
import { parseStartArguments } from './start-plan.ts';

function createParts(electron: { binaryPath?: string; end?: ElectronEnd } = {}, env = { DISPLAY: ':0' }) {
  const calls: string[] = [];
  const parts: StartParts = {
    situation: { platform: 'linux', env, isRoot: false },
    buildPage: () => Promise.resolve(void calls.push('build')),
    prepareElectron: () => {
      calls.push('prepare');
      return Promise.resolve(electron.binaryPath);
    },
    runElectron: (binaryPath) => {
      calls.push(`electron ${binaryPath}`);
      return Promise.resolve(electron.end ?? { code: 0, hasFailedToStart: false });
    },
    serve: () => {
      calls.push('serve');
      return Promise.resolve(0);
    },
    say: (line) => void calls.push(line),
  };
  return { parts, calls };
}

const options = parseStartArguments([]);

test('the window opens where Electron is there, after the page was built', async () => {
  const { parts, calls } = createParts({ binaryPath: '/electron' });
  expect(await startApp(options, parts)).toBe(0);
  expect(calls).toEqual(['build', 'prepare', 'electron /electron']);
});

test('without a display Electron is not even looked for, and one line says why', async () => {
  const { parts, calls } = createParts({ binaryPath: '/electron' }, { DISPLAY: '' });
  expect(await startApp(options, parts)).toBe(0);
  expect(calls).toEqual([
    'build',
    'Plumbline opens in the browser: there is no display here for a window.',
    'serve',
  ]);
});

test('a binary that cannot be had means the browser, and one line says so', async () => {
  const { parts, calls } = createParts();
  await startApp(options, parts);
  expect(calls).toEqual([
    'build',
    'prepare',
    'Plumbline opens in the browser: Electron’s binary could not be had.',
    'serve',
  ]);
});

test('an Electron that cannot start means the browser', async () => {
  const { parts, calls } = createParts({
    binaryPath: '/electron',
    end: { code: 127, hasFailedToStart: true },
  });
  await startApp(options, parts);
  expect(calls.slice(-2)).toEqual([
    'Plumbline opens in the browser: Electron could not start (exit code 127).',
    'serve',
  ]);
});

test('an Electron that ends badly later ends the start with its code', async () => {
  const { parts, calls } = createParts({
    binaryPath: '/electron',
    end: { code: 7, hasFailedToStart: false },
  });
  expect(await startApp(options, parts)).toBe(7);
  expect(calls).not.toContain('serve');
});
