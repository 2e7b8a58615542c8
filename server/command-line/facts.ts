import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import type { Command } from 'commander';
import type { FactsReading } from '#documents';
import { nodeDisk } from '../disk/node-disk.ts';
import { describeFacts } from '../documents/describe-facts.ts';
import type { DocumentCalls } from '../documents/document-calls.ts';
import { gatherPieces } from '../documents/gather-pieces.ts';
import { WorkerEnd } from '../documents/worker-end.ts';
import { createWorkerPool, type WorkerPool } from '../documents/worker-pool.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { refuse, writeToStream } from './command-io.ts';
import { exitCodes } from './exit-codes.ts';

interface Flags {
  readonly jsonl?: true;
  readonly cells: readonly string[];
}

const entry = new URL('../documents/document-worker.ts', import.meta.url);
const maxDurationMs = 120_000;
/** What a reader gets beyond its time, to say so itself. */
const graceMs = 5_000;
/** A person asked for this file on their own machine: more than the app allows. */
const memoryMb = 4_096;
const limitMessages = {
  'timed-out': `Reading took more than ${maxDurationMs} ms.`,
  'too-large': `Reading took more than ${memoryMb} MB of memory.`,
};

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
  // One worker for all files: a file that hangs or wants too much ends it, and the next file gets another.
  const pool = createWorkerPool<DocumentCalls>({
    entry,
    timeMs: maxDurationMs + graceMs,
    memoryMb,
    workerCount: 1,
  });
  try {
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
  } finally {
    await pool.close();
  }
  if (faults.length > 0) throw new CommandFailure(faults.join('\n'));
}

type Printed = DocumentCalls['wholeFacts']['answer'];

async function readOne(
  host: CommandHost,
  pool: WorkerPool<DocumentCalls>,
  file: string,
  { cells, jsonl }: Flags,
): Promise<Printed> {
  const load = () =>
    nodeDisk.read(resolve(host.workingFolder, file)).catch((error: unknown) => refuse(file, error));
  const bytes = await load();
  const name = basename(file);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const isOneLine = jsonl === true;
  try {
    const request = { bytes, name, sha256, cells, isOneLine, timeMs: maxDurationMs };
    return await pool.run('wholeFacts', request);
  } catch (error) {
    if (!(error instanceof WorkerEnd)) throw error;
    if (error.reason !== 'timed-out' && error.reason !== 'too-large')
      throw new CommandFailure(
        `${file}: could not be read, which is a fault of Plumbline: ${describeCause(error)}`,
      );
    const identity = await pool
      .run('identify', { bytes: await load(), name, sha256 })
      .catch(() => ({ name, sha256, bytes: bytes.length, format: 'unknown', app: null }) as const);
    const reading: FactsReading = {
      file: identity,
      error: { code: error.reason, message: limitMessages[error.reason] },
    };
    return { pieces: gatherPieces(describeFacts(reading, isOneLine)), isRead: false };
  }
}

const describeCause = ({ cause }: WorkerEnd): string =>
  cause instanceof Error ? cause.message : 'no reason given';
