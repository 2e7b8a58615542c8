import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildShell } from './build-shell.ts';
import { buildIfStale } from './build.ts';
import { CoreStartError, startCoreRun } from './core-run.ts';
import { fetchElectron, findElectron } from './electron-binary.ts';
import { startApp } from './start-app.ts';
import type { ElectronEnd, StartParts } from './start-app.ts';
import { computeOpenCommand, hasDisplay, parseStartArguments, startHelp } from './start-plan.ts';
import type { Situation, StartOptions } from './start-plan.ts';

/** An Electron that ends badly this soon has shown nobody anything. */
const STARTED_AFTER_MS = 10_000;
/** How long a child that got Ctrl-C from the terminal itself may take before it is asked once more. */
const PATIENCE_MS = 5_000;

const situation: Situation = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
};
const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Calls `act` when someone wants an end: at once when told by a signal of ours alone, patiently after Ctrl-C. */
function onEndWanted(act: () => void): void {
  process.on('SIGINT', () => setTimeout(act, PATIENCE_MS).unref());
  process.on('SIGTERM', act);
  process.on('SIGHUP', act);
}

async function runElectron(binaryPath: string, { home }: StartOptions): Promise<ElectronEnd> {
  const mainPath = await buildShell();
  const startedAt = performance.now();
  const child = spawn(binaryPath, [mainPath, ...(home === undefined ? [] : [`--home=${home}`])], {
    stdio: 'inherit',
  });
  let isEndWanted = false;
  process.on('SIGINT', () => void (isEndWanted = true));
  onEndWanted(() => {
    isEndWanted = true;
    child.kill();
  });
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (exitCode, signal) => resolve(exitCode ?? (signal === null ? 1 : 128)));
    child.once('error', () => resolve(127));
  });
  const isEarly = performance.now() - startedAt < STARTED_AFTER_MS;
  return { code, hasFailedToStart: code !== 0 && isEarly && !isEndWanted };
}

async function serve({ home, port, isOpening }: StartOptions): Promise<number> {
  const run = await startCoreRun({
    entryPath: join(import.meta.dirname, 'plumbline.mjs'),
    args: ['--port', port ?? '0', ...(home === undefined ? [] : ['--home', home])],
    onLine: (line) => void process.stdout.write(`${line}\n`),
  });
  onEndWanted(() => void run.stop());
  process.stdout.write(`${run.launchUrl}\n`);
  if (isOpening && hasDisplay(situation)) {
    const [command, ...args] = computeOpenCommand(process.platform, run.launchUrl);
    // Whether it opens or not, the address stands above.
    spawn(command, args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true })
      .on('error', () => {})
      .unref();
  }
  const code = await run.exited;
  return code === 128 ? 0 : code;
}

async function prepareElectron(): Promise<string | undefined> {
  const binaryPath = findElectron();
  if (binaryPath !== undefined) return binaryPath;
  say('Fetching Electron, this once …');
  return fetchElectron() ? findElectron() : undefined;
}

function readOptions(): StartOptions | undefined {
  try {
    return parseStartArguments(process.argv.slice(2));
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n\n${startHelp}`);
    return undefined;
  }
}

async function main(): Promise<number> {
  const options = readOptions();
  if (!options) return 2;
  if (options.isHelpWanted) {
    process.stdout.write(`${startHelp}\n`);
    return 0;
  }
  const parts: StartParts = {
    situation,
    buildPage: buildIfStale,
    prepareElectron,
    runElectron: (binaryPath) => runElectron(binaryPath, options),
    serve: () => serve(options),
    say,
  };
  try {
    return await startApp(options, parts);
  } catch (error) {
    if (!(error instanceof CoreStartError)) throw error;
    say(`Plumbline cannot start: ${error.message}`);
    return error.exitCode || 1;
  }
}

process.exitCode = await main();
