import type { Command } from 'commander';
import { describeFacts } from '../documents/describe-facts.ts';
import type { DocumentCalls } from '../documents/document-calls.ts';
import { gatherPieces } from '../documents/gather-pieces.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { writeToStream } from './command-io.ts';
import {
  describeEnd,
  type DocumentReaderPool,
  identifyFile,
  loadFile,
  maxReadingMs,
  withDocumentReader,
} from './document-reader.ts';
import { exitCodes } from './exit-codes.ts';

interface Flags {
  readonly jsonl?: true;
  readonly cells: readonly string[];
}

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
  await withDocumentReader(async (pool) => {
    for (const file of files) {
      try {
        const { pieces, isRead } = await readOne(host, pool, file, flags);
        for (const piece of pieces) await writeToStream(host, piece);
        if (!isRead && files.length === 1) host.setExitCode(exitCodes.documentNotRead);
      } catch (error) {
        // One file that is not there keeps nobody from the others.
        if (!(error instanceof CommandFailure)) throw error;
        faults.push(error.message);
      }
    }
  });
  if (faults.length > 0) throw new CommandFailure(faults.join('\n'));
}

async function readOne(
  host: CommandHost,
  pool: DocumentReaderPool,
  file: string,
  { cells, jsonl }: Flags,
): Promise<DocumentCalls['wholeFacts']['answer']> {
  const isOneLine = jsonl === true;
  const request = { ...(await loadFile(host, file)), cells, isOneLine, timeMs: maxReadingMs };
  try {
    return await pool.run('wholeFacts', request);
  } catch (error) {
    const failure = { error: describeEnd(error, file), file: await identifyFile(pool, host, file) };
    return { pieces: gatherPieces(describeFacts(failure, isOneLine)), isRead: false };
  }
}
