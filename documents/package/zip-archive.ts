import { type DocumentInput, toByteSource } from './byte-source.ts';
import { DocumentError } from './document-error.ts';
import { type ChunkReader, inflateEntry } from './inflate-entry.ts';
import { defaultPackageLimits, type PackageLimits } from './package-limits.ts';
import { findUnsafeName, type UnsafeNameReason } from './unsafe-name.ts';
import { readZipDirectory, type ZipDirectoryEntry } from './zip-directory.ts';

/** One file or folder of a zip; `unsafe` says why its name must not be used as a path. */
export type ZipEntry = ZipDirectoryEntry & {
  readonly isFolder: boolean;
  readonly unsafe: UnsafeNameReason | 'link' | null;
};

/** A zip whose entries are inflated only when asked for, within limits that hold for all of them together. */
export type ZipArchive = {
  readonly entries: readonly ZipEntry[];
  /** By name, letter case and Unicode composition aside (as Office and two of three file systems do). */
  findEntry(name: string): ZipEntry | null;
  /** All bytes of one entry; throws DocumentError. */
  readEntry(entry: ZipEntry): Uint8Array;
  /** The bytes of one entry chunk by chunk; throws DocumentError. */
  streamEntry(entry: ZipEntry, onChunk: ChunkReader): void;
  /** The same, but inflated only as far as somebody asks; throws DocumentError. */
  chunksOf(entry: ZipEntry): Iterable<Uint8Array>;
};

export type OpenZipOptions = {
  readonly limits?: PackageLimits;
  /** `refuse` (the default) throws `unsafe-name` on the first such entry; `list` only marks them. */
  readonly unsafeNames?: 'refuse' | 'list';
  /** What names without the UTF-8 flag are taken for when they are not UTF-8. */
  readonly legacyNameEncoding?: string;
};

function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function toEntry(entry: ZipDirectoryEntry): ZipEntry {
  const unsafe = entry.isLink ? 'link' : findUnsafeName(entry.name);
  return { ...entry, isFolder: entry.name.endsWith('/'), unsafe };
}

function indexEntries(entries: readonly ZipEntry[]): Map<string, ZipEntry> {
  const byKey = new Map<string, ZipEntry>();
  for (const entry of entries) {
    if (!entry.isFolder && byKey.has(keyOf(entry.name))) {
      throw new DocumentError('duplicate-part', 'The zip holds two entries of this name.', entry.name);
    }
    byKey.set(keyOf(entry.name), entry);
  }
  return byKey;
}

// What an entry claims is only ever an upper bound: inflating stops as soon as there is more than that.
function refuseBomb(entry: ZipEntry, limits: PackageLimits): void {
  const { claimedBytes, storedBytes } = entry;
  const isBomb = claimedBytes > limits.ratioFloorBytes && claimedBytes > limits.maxRatio * storedBytes;
  if (isBomb || claimedBytes > limits.maxEntryBytes) {
    throw new DocumentError('too-large', `The entry would inflate to ${claimedBytes} bytes.`, entry.name);
  }
}

function concat(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Reads a zip's directory without inflating anything; throws DocumentError. */
export function openZip(input: DocumentInput, options: OpenZipOptions = {}): ZipArchive {
  const source = toByteSource(input);
  const limits = options.limits ?? defaultPackageLimits;
  const entries = readZipDirectory(source, limits, options.legacyNameEncoding ?? 'gb18030').map(toEntry);
  const unsafe = entries.find((entry) => entry.unsafe !== null);
  if (unsafe !== undefined && options.unsafeNames !== 'list') {
    throw new DocumentError('unsafe-name', `Unsafe entry name (${unsafe.unsafe}).`, unsafe.name);
  }
  const byKey = indexEntries(entries);
  const spent = new Map<ZipEntry, number>();
  let spentTotal = 0;

  const chunksOf = (entry: ZipEntry): Iterable<Uint8Array> => {
    refuseBomb(entry, limits);
    const onGrowth = (size: number): void => {
      // Reading an entry again costs nothing new.
      const growth = Math.max(0, size - (spent.get(entry) ?? 0));
      spentTotal += growth;
      spent.set(entry, (spent.get(entry) ?? 0) + growth);
      if (spentTotal > limits.maxTotalBytes) {
        throw new DocumentError('too-large', 'The entries together inflate to too much.', entry.name);
      }
    };
    return inflateEntry(source, entry, onGrowth);
  };
  const streamEntry = (entry: ZipEntry, onChunk: ChunkReader): void => {
    for (const chunk of chunksOf(entry)) if (onChunk(chunk) === false) return;
  };

  return {
    entries,
    findEntry: (name) => byKey.get(keyOf(name)) ?? null,
    streamEntry,
    chunksOf,
    readEntry: (entry) => {
      const chunks: Uint8Array[] = [];
      streamEntry(entry, (chunk) => void chunks.push(chunk));
      return concat(chunks);
    },
  };
}
