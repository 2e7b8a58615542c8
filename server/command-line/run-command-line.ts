import { Command, CommanderError } from 'commander';
import { ExpectedError } from '#core/foundation';
import { DatabaseError } from '#db';
import { productVersion } from '../host/product-version.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { describeDatabaseError } from './describe-database-error.ts';
import { exitCodes } from './exit-codes.ts';
import { registerCommands } from './register-commands.ts';

/** Runs one command; never throws for what a person can mend. */
export async function runCommandLine(args: readonly string[], host: CommandHost): Promise<void> {
  const program = new Command('plumbline')
    .description('Human baselines and annotation for Office-document benchmarks')
    .version(productVersion)
    .option(
      '--home <dir>',
      'the folder that keeps everything (else PLUMBLINE_HOME, else the application-data folder)',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => host.stdout.write(text),
      writeErr: (text) => host.stderr.write(text),
    });
  registerCommands(program, host);
  // Whoever reads may have had enough, as `| head` has: the write that fails says so to its command.
  host.stdout.on('error', (error) => {
    if (!isClosedPipe(error)) throw error;
  });
  for (const command of program.commands) command.exitOverride();
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    fail(host, error);
  }
}

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

function fail(host: CommandHost, error: unknown): void {
  // Not done, yet nothing that a person needs to be told.
  if (isClosedPipe(error)) return host.setExitCode(exitCodes.wrongInput);
  if (error instanceof CommanderError)
    return host.setExitCode(error.exitCode === 0 ? exitCodes.done : exitCodes.wrongInput);
  if (error instanceof CommandFailure) {
    if (error.message !== '') host.stderr.write(`${error.message}\n`);
    return host.setExitCode(error.exitCode);
  }
  if (error instanceof DatabaseError) {
    host.stderr.write(`${describeDatabaseError(error)}\n`);
    return host.setExitCode(exitCodes.wrongInput);
  }
  if (error instanceof ExpectedError) {
    const facts = Object.entries(error.details).map(([key, value]) => `${key}: ${value ?? '–'}`);
    host.stderr.write(`${error.code}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}\n`);
    return host.setExitCode(exitCodes.wrongInput);
  }
  throw error;
}
