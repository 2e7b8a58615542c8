import { expect, test } from 'vitest';
import {
  computeOpenCommand,
  findReasonAgainstElectron,
  hasDisplay,
  parseStartArguments,
} from './start-plan.ts';
import type { Situation } from './start-plan.ts';

const desktop: Situation = { platform: 'linux', env: { DISPLAY: ':0' }, isRoot: false };
const reason = (args: string[], situation: Situation) =>
  findReasonAgainstElectron(parseStartArguments(args), situation);

test('without arguments the window is wanted, and the browser opened where it is not', () => {
  expect(parseStartArguments([])).toEqual({
    home: undefined,
    port: undefined,
    isBrowserWanted: false,
    isOpening: true,
    isHelpWanted: false,
  });
});

test('the arguments are read', () => {
  const options = parseStartArguments(['--home', '/data', '--port=8080', '--no-open']);
  expect(options).toMatchObject({ home: '/data', port: '8080', isBrowserWanted: true, isOpening: false });
  expect(parseStartArguments(['-h']).isHelpWanted).toBe(true);
  expect(parseStartArguments(['--browser']).isBrowserWanted).toBe(true);
});

test.each([[['--hoem', 'x']], [['stray']], [['--home']]])('%j is a usage error', (args) => {
  expect(() => parseStartArguments(args)).toThrow(TypeError);
});

test('Electron is tried on a desktop', () => {
  expect(reason([], desktop)).toBeUndefined();
  expect(reason([], { ...desktop, env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBeUndefined();
  expect(reason([], { platform: 'darwin', env: {}, isRoot: false })).toBeUndefined();
  expect(reason([], { platform: 'win32', env: {}, isRoot: false })).toBeUndefined();
});

test('Electron is not tried where it cannot run or is not wanted', () => {
  expect(reason([], { ...desktop, env: {} })).toBe('there is no display here for a window');
  expect(reason([], { ...desktop, isRoot: true })).toContain('root');
  expect(reason([], { ...desktop, env: { DISPLAY: ':0', PLUMBLINE_NO_ELECTRON: '1' } })).toContain('is set');
  expect(reason(['--browser'], desktop)).toBe('it was asked for');
});

test('an empty DISPLAY is none', () => {
  expect(hasDisplay({ ...desktop, env: { DISPLAY: '' } })).toBe(false);
});

test('each system opens an address in its own way', () => {
  const url = 'http://127.0.0.1:1/launch?token=a&b=c';
  expect(computeOpenCommand('linux', url)).toEqual(['xdg-open', url]);
  expect(computeOpenCommand('darwin', url)).toEqual(['open', url]);
  expect(computeOpenCommand('win32', url)).toEqual([
    'cmd',
    '/c',
    'start',
    '""',
    'http://127.0.0.1:1/launch?token=a^&b=c',
  ]);
});
