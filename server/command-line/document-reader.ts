import { createHash } from 'node:crypto';
import { basename, resolve } from 'node:path';
import type { DocumentErrorCode, FactsFailure } from '#documents';
import { nodeDisk } from '../disk/node-disk.ts';
import type { DocumentCalls, FileRequest } from '../documents/document-calls.ts';
import { WorkerEnd } from '../documents/worker-end.ts';
import { createWorkerPool, type WorkerPool } from '../documents/worker-pool.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';
import { refuse } from './command-io.ts';

export type DocumentReaderPool = WorkerPool<DocumentCalls>;

/** What commands give a document: a person asked for this file on their own machine, so more than the app allows. */
export const maxReadingMs = 120_000;
const memoryMb = 4_096;
/** What a reader gets beyond its time, to say so itself. */
const graceMs = 5_000;
const entry = new URL('../documents/document-worker.ts', import.meta.url);

const limitMessages = {
  'timed-out': `Reading took more than ${maxReadingMs} ms.`,
  'too-large': `Reading took more than ${memoryMb} MB of memory.`,
} as const satisfies Partial<Record<DocumentErrorCode, string>>;

/** Gives one worker for all that a command reads; a file that hangs or wants too much ends it, the next gets another. */
export async function withDocumentReader(use: (pool: DocumentReaderPool) => Promise<void>): Promise<void> {
  const pool = createWorkerPool<DocumentCalls>({
    entry,
    timeMs: maxReadingMs + graceMs,
    memoryMb,
    workerCount: 1,
  });
  try {
    await use(pool);
  } finally {
    await pool.close();
  }
}

/** The bytes of a file as a command was given it, with its name and hash; throws CommandFailure. */
export async function loadFile({ workingFolder }: CommandHost, file: string): Promise<FileRequest> {
  const bytes = await nodeDisk
    .read(resolve(workingFolder, file))
    .catch((error: unknown) => refuse(file, error));
  return { bytes, name: basename(file), sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Why a document's worker ended without an answer, as its readers say such things; throws what is no such end. */
export function describeEnd(error: unknown, file: string): FactsFailure['error'] {
  if (!(error instanceof WorkerEnd)) throw error;
  const { reason, cause } = error;
  if (reason === 'timed-out' || reason === 'too-large')
    return { code: reason, message: limitMessages[reason] };
  const told = cause instanceof Error ? cause.message : 'no reason given';
  throw new CommandFailure(`${file}: could not be read, which is a fault of Plumbline: ${told}`);
}

/** What a file is, read anew by a worker that has read nothing else of it. */
export async function identifyFile(
  pool: DocumentReaderPool,
  host: CommandHost,
  file: string,
): Promise<FactsFailure['file']> {
  const request = await loadFile(host, file);
  const { name, sha256, bytes } = request;
  const unknown = { name, sha256, bytes: bytes.length, format: 'unknown', app: null } as const;
  return pool.run('identify', request).catch(() => unknown);
}
