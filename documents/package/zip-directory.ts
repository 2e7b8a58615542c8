import { type ByteSource, viewOf } from './byte-source.ts';
import { DocumentError } from './document-error.ts';
import type { PackageLimits } from './package-limits.ts';
import { decodeEntryNames, findExtraField, type RawEntryName } from './zip-entry-name.ts';

/** One entry as the central directory describes it; sizes are claims until the entry has been inflated. */
export type ZipDirectoryEntry = {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
  readonly crc32: number;
  readonly storedBytes: number;
  readonly claimedBytes: number;
  readonly headerAt: number;
};

type DirectoryPlace = {
  readonly count: number;
  readonly start: number;
  readonly end: number;
  readonly shift: number;
};
type Sizes = { readonly claimedBytes: number; readonly storedBytes: number; readonly headerAt: number };

const END_SIGNATURE = 0x06054b50;
const END64_SIGNATURE = 0x06064b50;
const LOCATOR64_SIGNATURE = 0x07064b50;
const ENTRY_SIGNATURE = 0x02014b50;
const UNIX_LINK = 0o120000;
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;

function damaged(message: string): DocumentError {
  return new DocumentError('damaged-package', message);
}

function readUint64(view: DataView, at: number): number {
  const value = view.getBigUint64(at, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged('A zip64 field holds an impossible number.');
  return Number(value);
}

function readEnd64(source: ByteSource, endAt: number): DirectoryPlace | null {
  if (endAt < 20) return null;
  const locator = viewOf(source.read(endAt - 20, endAt));
  if (locator.getUint32(0, true) !== LOCATOR64_SIGNATURE) return null;
  const at = readUint64(locator, 8);
  const record = source.read(at, at + 56);
  if (record.length < 56 || viewOf(record).getUint32(0, true) !== END64_SIGNATURE) {
    throw damaged('The zip64 end record is not where its locator says.');
  }
  const view = viewOf(record);
  const start = readUint64(view, 48);
  return { count: readUint64(view, 32), start, end: start + readUint64(view, 40), shift: 0 };
}

function readEnd(source: ByteSource): DirectoryPlace {
  const tailAt = Math.max(0, source.sizeBytes - 65_557);
  const tail = source.read(tailAt, source.sizeBytes);
  const view = viewOf(tail);
  for (let at = tail.length - 22; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    if (at + 22 + view.getUint16(at + 20, true) > tail.length) continue;
    const endAt = tailAt + at;
    const large = readEnd64(source, endAt);
    if (large !== null) return large;
    if (view.getUint16(at + 4, true) !== view.getUint16(at + 6, true))
      throw damaged('The zip spans several disks.');
    const size = view.getUint32(at + 12, true);
    // Bytes before the first entry (a self-extractor, a mail header) shift every offset alike.
    const shift = endAt - size - view.getUint32(at + 16, true);
    if (shift < 0) throw damaged('The zip directory does not fit into the file.');
    return { count: view.getUint16(at + 10, true), start: endAt - size, end: endAt, shift };
  }
  throw damaged('The zip has no end record: it is cut short or not a zip.');
}

function readSizes(view: DataView, at: number, extra: Uint8Array): Sizes {
  const large = findExtraField(extra, 1);
  let next = 0;
  const widen = (value: number): number => {
    if (value !== 0xffffffff || large === null) return value;
    if (next + 8 > large.length) throw damaged('A zip64 size is missing.');
    next += 8;
    return readUint64(viewOf(large), next - 8);
  };
  const claimedBytes = widen(view.getUint32(at + 24, true));
  const storedBytes = widen(view.getUint32(at + 20, true));
  return { claimedBytes, storedBytes, headerAt: widen(view.getUint32(at + 42, true)) };
}

/** Every entry of the central directory, in its order; throws `damaged-package` or `too-large`. */
export function readZipDirectory(
  source: ByteSource,
  limits: PackageLimits,
  legacyEncoding: string,
): ZipDirectoryEntry[] {
  const place = readEnd(source);
  if (place.count > limits.maxEntryCount || place.end - place.start > MAX_DIRECTORY_BYTES) {
    throw new DocumentError('too-large', `The zip lists ${place.count} entries.`);
  }
  const bytes = source.read(place.start, place.end);
  const view = viewOf(bytes);
  const names: RawEntryName[] = [];
  const entries: Omit<ZipDirectoryEntry, 'name'>[] = [];
  for (let at = 0; entries.length < place.count;) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw damaged('The zip directory is damaged.');
    }
    const flags = view.getUint16(at + 8, true);
    const extraAt = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = extraAt + view.getUint16(at + 30, true);
    if (extraEnd > bytes.length) throw damaged('The zip directory is cut short.');
    const extra = bytes.subarray(extraAt, extraEnd);
    const isUnix = view.getUint8(at + 5) === 3;
    const sizes = readSizes(view, at, extra);
    names.push({ bytes: bytes.subarray(at + 46, extraAt), isUtf8: (flags & 0x800) !== 0, extra });
    entries.push({
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 0x2041) !== 0,
      isLink: isUnix && (view.getUint16(at + 40, true) & 0o170000) === UNIX_LINK,
      crc32: view.getUint32(at + 16, true),
      ...sizes,
      headerAt: sizes.headerAt + place.shift,
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  const decoded = decodeEntryNames(names, legacyEncoding);
  return entries.map((entry, index) => ({ name: decoded[index] ?? '', ...entry }));
}
