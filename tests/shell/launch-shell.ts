import { join } from 'node:path';
import { _electron } from 'playwright-core';
import type { BrowserContextOptions, ElectronApplication, Page } from 'playwright-core';
import type { MachineSignal } from '#contract';
import { buildShell } from '../../build/build-shell.ts';
import { startCoreRun } from '../../build/core-run.ts';
import { findElectron } from '../../build/electron-binary.ts';
import { findReasonAgainstElectron, parseStartArguments } from '../../build/start-plan.ts';
import { launchChromium } from './chromium.ts';

/** What of the app a test decides. */
export interface ShellSetting {
  /** The app's home folder; each test brings its own. */
  readonly homeFolder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The command line to start in place of the real one (browser shell only). */
  readonly coreEntryPath?: string;
  /** Of the browser shell: locale, size and the like. */
  readonly context?: BrowserContextOptions;
}

/** A started app with its first page signed in. */
export interface ShellRun {
  readonly page: Page;
  /** The core's address. */
  readonly url: string;
  readonly shellName: 'electron' | 'browser';
  /** Plays the machine: what a lock, a sleep or an idle person would make the shell tell the core. */
  signal(signal: MachineSignal): Promise<void>;
  /** Ends the app as a person would. */
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '..', '..');

function mergeEnv(env: ShellSetting['env']): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(own), ...env };
}

async function emitSignal(app: ElectronApplication, { signal, ...rest }: MachineSignal): Promise<void> {
  const idleMs = 'idleMs' in rest ? rest.idleMs : 0;
  await app.evaluate(
    ({ powerMonitor }, { name, seconds }) => {
      if (name === 'idle') powerMonitor.getSystemIdleTime = () => seconds;
      else powerMonitor.emit(name === 'lock' || name === 'unlock' ? `${name}-screen` : name);
    },
    { name: signal, seconds: idleMs / 1_000 },
  );
}

async function launchElectron(executablePath: string, { homeFolder, env }: ShellSetting): Promise<ShellRun> {
  const args = [await buildShell(), `--home=${homeFolder}`];
  const app = await _electron.launch({ executablePath, args, env: mergeEnv(env) });
  const page = await app.firstWindow();
  await page.waitForURL(({ protocol, pathname }) => protocol === 'http:' && pathname !== '/launch');
  return {
    page,
    url: new URL(page.url()).origin,
    shellName: 'electron',
    signal: (signal) => emitSignal(app, signal),
    close: () => app.close(),
  };
}

async function launchBrowserShell(setting: ShellSetting): Promise<ShellRun> {
  const run = await startCoreRun({
    entryPath: setting.coreEntryPath ?? join(root, 'build', 'plumbline.mjs'),
    args: ['--port', '0', '--home', setting.homeFolder],
    env: mergeEnv(setting.env),
  });
  const browser = await launchChromium();
  const page = await (await browser.newContext(setting.context)).newPage();
  await page.goto(run.launchUrl);
  return {
    page,
    url: new URL(run.url).origin,
    shellName: 'browser',
    signal: (signal) => Promise.resolve(run.send(signal)),
    async close() {
      await browser.close();
      await run.stop();
    },
  };
}

/** Starts the app as a person would get it here, in Electron where its binary is there and can run; says which. */
export function launchShell(setting: ShellSetting): Promise<ShellRun> {
  const situation = { platform: process.platform, env: process.env, isRoot: process.getuid?.() === 0 };
  const reason = findReasonAgainstElectron(parseStartArguments([]), situation);
  const electronPath = reason === undefined && !setting.coreEntryPath ? findElectron() : undefined;
  if (electronPath !== undefined) {
    process.stdout.write('Shell under test: Electron.\n');
    return launchElectron(electronPath, setting);
  }
  process.stdout.write(`Shell under test: the browser (${reason ?? 'Electron’s binary is not here'}).\n`);
  return launchBrowserShell(setting);
}
