import type { StartOptions, Situation } from './start-plan.ts';
import { findReasonAgainstElectron } from './start-plan.ts';

/** How a run of Electron ended. */
export interface ElectronEnd {
  readonly code: number;
  /** It ended badly before a window can have been of use: a missing library, a sandbox the system forbids. */
  readonly hasFailedToStart: boolean;
}

/** What starting is made of; real in `start.ts`, doubles in tests. */
export interface StartParts {
  readonly situation: Situation;
  buildPage(): Promise<unknown>;
  /** The path of Electron's binary, fetched if need be; `undefined` when it cannot be had. */
  prepareElectron(): Promise<string | undefined>;
  runElectron(binaryPath: string): Promise<ElectronEnd>;
  /** Serves to the browser until stopped; resolves to the exit code. */
  serve(): Promise<number>;
  say(line: string): void;
}

/** Starts Plumbline in Electron's window or, saying why in one line, in the browser; resolves to the exit code. */
export async function startApp(options: StartOptions, parts: StartParts): Promise<number> {
  await parts.buildPage();
  let reason = findReasonAgainstElectron(options, parts.situation);
  if (reason === undefined) {
    const binaryPath = await parts.prepareElectron();
    if (binaryPath !== undefined) {
      const end = await parts.runElectron(binaryPath);
      if (!end.hasFailedToStart) return end.code;
      reason = `Electron could not start (exit code ${end.code})`;
    }
    reason ??= 'Electron’s binary could not be had';
  }
  parts.say(`Plumbline opens in the browser: ${reason}.`);
  return parts.serve();
}
