import { resolve } from 'node:path';
import type { NewFile } from '#core/exchange';
import { nodeDisk } from '../disk/node-disk.ts';
import { CommandFailure, type CommandHost } from './command-host.ts';

const batchLength = 64 * 1024;

/** One JSON document on standard output. */
export function printJson(host: CommandHost, value: unknown): void {
  host.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Text of a file, or of standard input for `-` and for nothing. Throws a failure that names the file. */
export async function readText(host: CommandHost, file: string | undefined): Promise<string> {
  const bytes =
    file === undefined || file === '-'
      ? await readAll(host.stdin)
      : await nodeDisk.read(resolve(host.workingFolder, file)).catch((error: unknown) => refuse(file, error));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandFailure(`${file ?? '-'}: is not UTF-8`);
  }
}

async function readAll(stream: AsyncIterable<string | Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  return Buffer.concat(chunks);
}

/** Writes chunks to standard output for `-`, else to a file that appears only when it is whole. */
export async function writeChunks(
  host: CommandHost,
  file: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ readonly bytes: number }> {
  if (file === '-') return pour(chunks, (chunk) => writeToStream(host, chunk));
  const path = resolve(host.workingFolder, file);
  const target = await nodeDisk.create(path).catch((error: unknown) => refuse(file, error));
  return fill(target, chunks);
}

async function fill(target: NewFile, chunks: AsyncIterable<Uint8Array>): Promise<{ readonly bytes: number }> {
  try {
    const written = await pour(chunks, (chunk) => target.write(chunk));
    await target.finish();
    return written;
  } catch (error) {
    await target.discard();
    throw error;
  }
}

async function pour(
  chunks: AsyncIterable<Uint8Array>,
  write: (chunk: Uint8Array) => Promise<void>,
): Promise<{ readonly bytes: number }> {
  let bytes = 0;
  for await (const chunk of chunks) {
    await write(chunk);
    bytes += chunk.length;
  }
  return { bytes };
}

/** Writes text piece by piece, waiting for whoever reads it. */
export async function writeText(host: CommandHost, pieces: Iterable<string>): Promise<void> {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < batchLength) continue;
    await writeToStream(host, batch);
    batch = '';
  }
  await writeToStream(host, batch);
}

/** Waits until whoever reads it has taken it. */
export function writeToStream(host: CommandHost, chunk: Uint8Array | string): Promise<void> {
  return new Promise((done, fail) => {
    host.stdout.write(chunk, (error) => (error ? fail(error) : done()));
  });
}

/** What went wrong with a file, by the system's own code. */
export function refuse(file: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'is a folder',
    ENOTDIR: 'lies in what is no folder',
    EACCES: 'may not be opened',
    EPERM: 'may not be opened',
    ENOSPC: 'the disk is full',
    SQLITE_FULL: 'the disk is full',
    EROFS: 'lies on a disk that can’t be written to',
    ELOOP: 'is a link that leads to itself',
    ENAMETOOLONG: 'the name is too long',
    ERR_FS_FILE_TOO_LARGE: 'is larger than 2 GiB',
  };
  // What the system itself refuses is no fault of the program, whatever its code.
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const reason = known[code] ?? (isOfSystem ? `cannot be used (${code})` : undefined);
  if (reason === undefined) throw error;
  throw new CommandFailure(`${file}: ${reason}`);
}
