import { Inflate, inflateSync } from 'fflate';
import { type ByteSource, viewOf } from './byte-source.ts';
import { computeCrc32 } from './crc32.ts';
import { DocumentError } from './document-error.ts';
import type { ZipDirectoryEntry } from './zip-directory.ts';

// Deflate grows at most 1,032-fold, so that one step makes at most 17 MB.
const STEP_BYTES = 16 * 1024;
const HEADER_BYTES = 30;
// Up to here an entry is inflated in one go, which saves the window that a stream keeps and copies at every step.
const ONE_GO_BYTES = 1024 * 1024;

/** What to do with a chunk of inflated bytes; `false` stops early, and the checksum is then not checked. */
export type ChunkReader = (chunk: Uint8Array) => boolean | void;

function findStart(source: ByteSource, entry: ZipDirectoryEntry): number {
  const header = source.read(entry.headerAt, entry.headerAt + HEADER_BYTES);
  if (header.length < HEADER_BYTES || viewOf(header).getUint32(0, true) !== 0x04034b50) {
    throw new DocumentError('damaged-package', 'An entry is not where the directory says.', entry.name);
  }
  const view = viewOf(header);
  const start = entry.headerAt + HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
  if (start + entry.storedBytes > source.sizeBytes) {
    throw new DocumentError('damaged-package', 'An entry reaches past the end of the file.', entry.name);
  }
  return start;
}

function* stepsOf(
  source: ByteSource,
  entry: ZipDirectoryEntry,
): Generator<{ bytes: Uint8Array; isLast: boolean }> {
  const start = findStart(source, entry);
  const end = start + entry.storedBytes;
  let at = start;
  do {
    const next = Math.min(end, at + STEP_BYTES);
    yield { bytes: source.read(at, next), isLast: next === end };
    at = next;
  } while (at < end);
}

function pushInto(inflate: Inflate, step: { bytes: Uint8Array; isLast: boolean }, name: string): void {
  try {
    inflate.push(step.bytes, step.isLast);
  } catch (cause) {
    throw new DocumentError('damaged-part', 'The compressed bytes are damaged.', name, cause);
  }
}

function sizeFault(entry: ZipDirectoryEntry): DocumentError {
  return new DocumentError(
    'damaged-part',
    `Does not inflate to the ${entry.claimedBytes} bytes claimed.`,
    entry.name,
  );
}

function* inflateInSteps(source: ByteSource, entry: ZipDirectoryEntry): Generator<Uint8Array> {
  const pending: Uint8Array[] = [];
  const inflate = entry.method === 8 ? new Inflate((chunk) => void pending.push(chunk)) : null;
  for (const step of stepsOf(source, entry)) {
    if (inflate === null) pending.push(step.bytes);
    else pushInto(inflate, step, entry.name);
    yield* pending.splice(0);
  }
}

function inflateInOneGo(source: ByteSource, entry: ZipDirectoryEntry): Uint8Array {
  const start = findStart(source, entry);
  const bytes = source.read(start, start + entry.storedBytes);
  try {
    // What does not fit is dropped; one byte more than claimed is enough to see that there was more.
    return inflateSync(bytes, { out: new Uint8Array(entry.claimedBytes + 1) });
  } catch (cause) {
    throw new DocumentError('damaged-part', 'The compressed bytes are damaged.', entry.name, cause);
  }
}

function chunksOf(source: ByteSource, entry: ZipDirectoryEntry): Iterable<Uint8Array> {
  const isSmall = Math.max(entry.claimedBytes, entry.storedBytes) <= ONE_GO_BYTES;
  return isSmall && entry.method === 8 ? [inflateInOneGo(source, entry)] : inflateInSteps(source, entry);
}

/**
 * Inflates one entry chunk by chunk, as they are asked for; `onGrowth` sees the running size first and throws when
 * it is too much. Size and checksum are checked after the last chunk.
 */
export function* inflateEntry(
  source: ByteSource,
  entry: ZipDirectoryEntry,
  onGrowth: (inflatedBytes: number) => void,
): Generator<Uint8Array> {
  if (entry.isEncrypted) throw new DocumentError('encrypted', 'The entry is encrypted.', entry.name);
  if (entry.method !== 0 && entry.method !== 8) {
    throw new DocumentError('unsupported-format', `Zip compression method ${entry.method}.`, entry.name);
  }
  let crc = 0;
  let size = 0;
  for (const chunk of chunksOf(source, entry)) {
    size += chunk.length;
    if (size > entry.claimedBytes) throw sizeFault(entry);
    onGrowth(size);
    crc = computeCrc32(chunk, crc);
    if (chunk.length > 0) yield chunk;
  }
  if (size !== entry.claimedBytes) {
    throw new DocumentError(
      'damaged-part',
      `${entry.claimedBytes} bytes claimed, ${size} found.`,
      entry.name,
    );
  }
  if (crc !== entry.crc32)
    throw new DocumentError('damaged-part', 'The checksum does not match.', entry.name);
}
