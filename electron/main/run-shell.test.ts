import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEvent, ElectronDouble, TimersDouble } from './electron-double.ts';
import type { ChildDouble, WindowDouble } from './electron-double.ts';
import { runShell } from './run-shell.ts';

let homeFolder: string;
let double: ElectronDouble;
let timers: TimersDouble;

beforeEach(async () => {
  homeFolder = await mkdtemp(join(tmpdir(), 'plumbline-shell-'));
  double = new ElectronDouble();
  timers = new TimersDouble();
});
afterEach(() => rm(homeFolder, { recursive: true }));

async function start(): Promise<void> {
  runShell(double.api, {
    platform: 'linux',
    env: { PATH: '/bin' },
    homeFolder,
    coreEntryPath: '/app/build/plumbline.mjs',
    preloadPath: '/app/dist/shell/preload.cjs',
    timers,
  });
  await Promise.resolve();
}

const core = (): ChildDouble => double.children.at(-1)!;
const window = (): WindowDouble => double.windows[0]!;
const ready = (port = 5151, launchToken = 'one-time') =>
  core().print({ type: 'ready', url: `http://127.0.0.1:${port}`, launchToken });

test('the core is started as `serve` on a free port with the home folder', async () => {
  await start();
  expect(double.children).toHaveLength(1);
  expect(core().entryPath).toBe('/app/build/plumbline.mjs');
  expect(core().args).toEqual(['serve', '--port', '0', '--home', homeFolder]);
  expect(core().options.env).toEqual({ PATH: '/bin', PLUMBLINE_SHELL: '1' });
});

test('the window opens on the launch address once the core is ready, and shows itself with the page', async () => {
  await start();
  expect(double.windows).toEqual([]);
  await core().print('{"level":30,"msg":"starting"}');
  await ready();
  expect(window().loadedUrls).toEqual(['http://127.0.0.1:5151/launch?token=one-time']);
  expect(window().calls).toEqual([]);
  window().emit('ready-to-show');
  expect(window().calls).toEqual(['show']);
});

test('a second ready line moves the window nowhere', async () => {
  await start();
  await ready();
  await core().print({ type: 'ready', url: 'http://127.0.0.1:9999', launchToken: 'x' });
  expect(window().loadedUrls).toHaveLength(1);
});

test('the page runs sandboxed, isolated and without Node', async () => {
  await start();
  await ready();
  expect(double.app.calls).toContain('sandbox');
  expect(window().options.webPreferences).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    spellcheck: false,
    backgroundThrottling: false,
    devTools: false,
    preload: '/app/dist/shell/preload.cjs',
  });
  expect(double.session.isSpellChecked).toBe(false);
});

test('the window is locked to the core that runs now', async () => {
  await start();
  await ready(5151);
  const away = createEvent({ url: 'http://127.0.0.1:6000/' });
  window().webContents.emit('will-navigate', away);
  expect(away.isPrevented).toBe(true);
  core().emit('exit', 1);
  timers.pass(500);
  await ready(6000);
  const there = createEvent({ url: 'http://127.0.0.1:6000/tasks' });
  window().webContents.emit('will-navigate', there);
  expect(there.isPrevented).toBe(false);
});

test('a second start brings the first one’s window forward and starts no core', async () => {
  await start();
  await ready();
  window().isSmall = true;
  double.app.emit('second-instance');
  expect(window().calls).toEqual(['restore', 'focus']);

  const second = new ElectronDouble();
  second.app.isFirstInstance = false;
  double = second;
  await start();
  expect(second.app.calls.at(-1)).toBe('quit');
  expect(second.children).toEqual([]);
});

test('what Electron keeps lies under the home folder', async () => {
  await start();
  expect(double.app.paths).toEqual({ userData: join(homeFolder, 'shell') });
});

test('the core hears of lock, sleep and idle time', async () => {
  await start();
  await ready();
  for (const name of ['lock-screen', 'unlock-screen', 'suspend', 'resume']) double.powerMonitor.emit(name);
  double.idleSeconds = 42;
  timers.pass(5_000);
  expect(core().sent).toEqual([
    { type: 'machine-signal', signal: 'lock' },
    { type: 'machine-signal', signal: 'unlock' },
    { type: 'machine-signal', signal: 'suspend' },
    { type: 'machine-signal', signal: 'resume' },
    { type: 'machine-signal', signal: 'idle', idleMs: 42_000 },
  ]);
});

test('signals while no core runs are let go', async () => {
  await start();
  core().emit('exit', 1);
  double.powerMonitor.emit('lock-screen');
  expect(core().sent).toEqual([]);
});

test('after a crash of the core the window signs in anew and returns to where it was', async () => {
  await start();
  await ready(5151);
  window().webContents.url = 'http://127.0.0.1:5151/tasks/3?round=2#page';
  core().emit('exit', 1);
  timers.pass(500);
  expect(core().args).toContain('5151');
  await ready(5151, 'second');
  expect(double.windows).toHaveLength(1);
  expect(window().loadedUrls.slice(1)).toEqual([
    'http://127.0.0.1:5151/launch?token=second',
    'http://127.0.0.1:5151/tasks/3?round=2#page',
  ]);
});

test('a page that crashes is loaded again, up to five times in a row', async () => {
  await start();
  await ready();
  const { webContents } = window();
  for (let crash = 0; crash < 8; crash++) {
    webContents.emit('render-process-gone', createEvent(), { reason: 'crashed' });
    timers.pass(30_000);
  }
  expect(webContents.reloadCount).toBe(5);
});

test('a page that ended by itself is left alone', async () => {
  await start();
  await ready();
  window().webContents.emit('render-process-gone', createEvent(), { reason: 'clean-exit' });
  timers.pass(30_000);
  expect(window().webContents.reloadCount).toBe(0);
});

test('a page that was healthy for a minute has its crashes forgotten', async () => {
  await start();
  await ready();
  const { webContents } = window();
  for (let crash = 0; crash < 8; crash++) {
    webContents.emit('did-finish-load');
    timers.pass(60_000);
    webContents.emit('render-process-gone', createEvent(), { reason: 'oom' });
    timers.pass(500);
  }
  expect(webContents.reloadCount).toBe(8);
});

test('quitting waits for the core to close its books', async () => {
  await start();
  await ready();
  double.app.emit('window-all-closed');
  expect(double.app.calls.at(-1)).toBe('quit');
  const event = createEvent();
  double.app.emit('will-quit', event);
  expect(event.isPrevented).toBe(true);
  expect(core().sent).toEqual([{ type: 'machine-signal', signal: 'shutdown' }]);
  expect(double.app.calls).not.toContain('exit 0');
  core().emit('exit', 0);
  await vi.waitFor(() => expect(double.app.calls).toContain('exit 0'));
});

test('a machine that shuts down quits the app', async () => {
  await start();
  await ready();
  double.powerMonitor.emit('shutdown');
  expect(double.app.calls.at(-1)).toBe('quit');
});

test('the end of a Windows session shuts the core down and starts no other', async () => {
  await start();
  await ready();
  window().emit('session-end', createEvent());
  expect(core().sent).toEqual([{ type: 'machine-signal', signal: 'shutdown' }]);
  core().emit('exit', 0);
  timers.pass(60_000);
  expect(double.children).toHaveLength(1);
});

test('a core that cannot start says why in its own words', async () => {
  await start();
  await core().print({ type: 'failed', message: 'The database is newer.' });
  core().emit('exit', 1);
  expect(double.errorBoxes).toEqual(['Plumbline cannot start: The database is newer.']);
  expect(double.app.calls.at(-1)).toBe('quit');
});

test('a core that keeps crashing ends in a message in the person’s language', async () => {
  double.app.locale = 'zh-CN';
  await start();
  for (let crash = 0; crash < 6; crash++) {
    core().emit('exit', 1);
    timers.pass(30_000);
  }
  expect(double.children).toHaveLength(6);
  expect(double.errorBoxes[0]).toContain('Plumbline 无法启动');
});

test('the core gets secrets it asks for by name, and null for those it cannot have', async () => {
  await writeFile(
    join(homeFolder, 'secrets.json'),
    JSON.stringify({ openai: Buffer.from('321-ks').toString('base64') }),
  );
  await start();
  await ready();
  core().emit('message', { type: 'secret-request', id: 1, name: 'openai' });
  core().emit('message', { type: 'secret-request', id: 2, name: 'other' });
  core().emit('message', 'noise');
  await vi.waitFor(() => expect(core().sent).toHaveLength(2));
  expect(core().sent).toContainEqual({ type: 'secret', id: 1, value: 'sk-123' });
  expect(core().sent).toContainEqual({ type: 'secret', id: 2, value: null });
});
