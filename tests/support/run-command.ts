import { resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { CommandHost } from '../../server/command-line/command-host.ts';
import { runCommandLine } from '../../server/command-line/run-command-line.ts';
import { openCore } from '../../server/host/open-core.ts';

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command in this process, on a home folder of its own, and says what it printed. */
export async function runCommand(
  home: string,
  args: readonly string[],
  options: { readonly stdin?: string; readonly databaseUrl?: string } = {},
): Promise<CommandResult> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const printed = Promise.all([textOf(stdout), textOf(stderr)]);
  let code = 0;
  const computeHome: CommandHost['computeHome'] = (flags) => resolve(flags.home ?? home);
  await runCommandLine(args, {
    stdin: Readable.from([options.stdin ?? '']),
    stdout,
    stderr,
    env: { PLUMBLINE_DATABASE_URL: options.databaseUrl },
    workingFolder: process.cwd(),
    computeHome,
    openCore: (flags) => openCore({ home: computeHome(flags), databaseUrl: options.databaseUrl }),
    setExitCode: (value) => {
      code = value;
    },
  });
  stdout.end();
  stderr.end();
  const [out, err] = await printed;
  return { code, stdout: out, stderr: err };
}

async function textOf(stream: PassThrough): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}
