import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Command } from 'commander';
import { computeSizeBucket } from '#domain';
import type { FactsReading } from '#documents';
import { nodeDisk } from '../disk/node-disk.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { refuse, writeText } from './command-io.ts';
import { exitCodes } from './exit-codes.ts';
import { describeFacts } from './describe-facts.ts';

interface Flags {
  readonly jsonl?: true;
  readonly cells: readonly string[];
}

const maxDurationMs = 120_000;

export function registerFacts(program: Command, host: CommandHost): void {
  program
    .command('facts')
    .description('reads Office files and prints what is in them as JSON, one document a file')
    .argument('<files...>', 'the files, each read by what its bytes are')
    .option('--jsonl', 'print one line a file, in the order given')
    .option(
      '--cells <reference>',
      'also print these cells of a workbook, such as Sheet!A1:C9; may be given several times',
      (reference: string, earlier: readonly string[]) => [...earlier, reference],
      [],
    )
    .action(async (files: readonly string[], flags: Flags) => printFacts(host, files, flags));
}

async function printFacts(host: CommandHost, files: readonly string[], flags: Flags): Promise<void> {
  const faults: string[] = [];
  for (const file of files) {
    try {
      const reading = await readOne(host, file, flags.cells);
      await writeText(host, describeFacts(reading, flags.jsonl === true));
      if ('error' in reading && files.length === 1) host.setExitCode(exitCodes.documentNotRead);
    } catch (error) {
      // One file that is not there keeps nobody from the others.
      if (!(error instanceof CommandFailure)) throw error;
      faults.push(error.message);
    }
  }
  if (faults.length > 0) throw new CommandFailure(faults.join('\n'));
}

async function readOne(host: CommandHost, file: string, cells: readonly string[]): Promise<FactsReading> {
  const { readFacts } = await import('#documents');
  const bytes = await nodeDisk
    .read(resolve(host.workingFolder, file))
    .catch((error: unknown) => refuse(file, error));
  return readFacts(bytes, {
    name: basename(file),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    cells,
    computeBucket: computeSizeBucket,
    timeLimit: { maxDurationMs, now: () => performance.now() },
  });
}
