import type { Readable, Writable } from 'node:stream';
import type { OpenedCore } from '../host/open-core.ts';
import type { ExitCode } from './exit-codes.ts';

/** The process that a command runs in, so that a test can be one. */
export interface CommandHost {
  readonly stdin: Readable;
  /** The command's result and nothing else. */
  readonly stdout: Writable;
  /** Progress and messages. */
  readonly stderr: Writable;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workingFolder: string;
  /** Absolute path of the home folder that the options name. */
  computeHome(options: { readonly home?: string | undefined }): string;
  /** Opens the core on the home folder of the options; close it when done. */
  openCore(options: { readonly home?: string | undefined }): Promise<OpenedCore>;
  /** What the process will end with. */
  setExitCode(code: ExitCode): void;
}

/** Wrong input or usage: one line for the person, exit code 2 unless it says otherwise. */
export class CommandFailure extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = 2) {
    super(message);
    this.name = 'CommandFailure';
    this.exitCode = exitCode;
  }
}
