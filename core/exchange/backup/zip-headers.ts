/** One stored entry of a zip that was written. */
export interface WrittenEntry {
  readonly name: string;
  readonly crc32: number;
  readonly bytes: number;
  /** Where its local header starts. */
  readonly headerAt: number;
}

const versionNeeded = 45;
const utf8Names = 0x800;
// 1 January 1980: a backup says when it was made in its manifest, and equal contents make equal bytes.
const dosDate = 0x21;
const unknown = 0xffffffff;

/** Writes little-endian numbers one after another. */
function pack(...fields: readonly (readonly [value: number | bigint, bytes: 2 | 4 | 8])[]): Uint8Array {
  const packed = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0));
  const view = new DataView(packed.buffer);
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 8) view.setBigUint64(at, BigInt(value), true);
    else if (size === 4) view.setUint32(at, Number(value), true);
    else view.setUint16(at, Number(value), true);
    at += size;
  }
  return packed;
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The header before an entry's bytes (APPNOTE 4.3.7). Sizes always stand in the zip64 field, so any size fits. */
export function makeLocalHeader(entry: Omit<WrittenEntry, 'headerAt'>): Uint8Array {
  const name = new TextEncoder().encode(entry.name);
  return join(
    pack([0x04034b50, 4], [versionNeeded, 2], [utf8Names, 2], [0, 2], [0, 2], [dosDate, 2]),
    pack([entry.crc32, 4], [unknown, 4], [unknown, 4], [name.length, 2], [20, 2]),
    name,
    pack([1, 2], [16, 2], [entry.bytes, 8], [entry.bytes, 8]),
  );
}

/** The directory and its end records (APPNOTE 4.3.12 to 4.3.16), to be written at `directoryAt`. */
export function makeDirectory(entries: readonly WrittenEntry[], directoryAt: number): Uint8Array {
  const directory = join(...entries.map(makeDirectoryEntry));
  const endAt = directoryAt + directory.length;
  const count = entries.length;
  const shortCount = Math.min(count, 0xffff);
  return join(
    directory,
    pack([0x06064b50, 4], [44, 8], [versionNeeded, 2], [versionNeeded, 2], [0, 4], [0, 4]),
    pack([count, 8], [count, 8], [directory.length, 8], [directoryAt, 8]),
    pack([0x07064b50, 4], [0, 4], [endAt, 8], [1, 4]),
    pack(
      [0x06054b50, 4],
      [0, 2],
      [0, 2],
      [shortCount, 2],
      [shortCount, 2],
      [unknown, 4],
      [unknown, 4],
      [0, 2],
    ),
  );
}

function makeDirectoryEntry(entry: WrittenEntry): Uint8Array {
  const name = new TextEncoder().encode(entry.name);
  return join(
    pack(
      [0x02014b50, 4],
      [versionNeeded, 2],
      [versionNeeded, 2],
      [utf8Names, 2],
      [0, 2],
      [0, 2],
      [dosDate, 2],
    ),
    pack([entry.crc32, 4], [unknown, 4], [unknown, 4], [name.length, 2], [28, 2], [0, 2], [0, 2], [0, 2]),
    pack([0, 4], [unknown, 4]),
    name,
    pack([1, 2], [24, 2], [entry.bytes, 8], [entry.bytes, 8], [entry.headerAt, 8]),
  );
}
