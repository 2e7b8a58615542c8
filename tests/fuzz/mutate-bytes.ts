import type { Chance } from './chance.ts';

/** Signatures of a zip's records, and the offset and width of each field of theirs. */
const records = [
  {
    signature: 0x04034b50,
    fields: [
      [4, 2],
      [6, 2],
      [8, 2],
      [14, 4],
      [18, 4],
      [22, 4],
      [26, 2],
      [28, 2],
    ],
  },
  {
    signature: 0x02014b50,
    fields: [
      [4, 2],
      [8, 2],
      [10, 2],
      [16, 4],
      [20, 4],
      [24, 4],
      [28, 2],
      [30, 2],
      [32, 2],
      [34, 2],
      [38, 4],
      [42, 4],
    ],
  },
  {
    signature: 0x06054b50,
    fields: [
      [4, 2],
      [6, 2],
      [8, 2],
      [10, 2],
      [12, 4],
      [16, 4],
      [20, 2],
    ],
  },
] as const;

function listRecords(
  bytes: Uint8Array,
): readonly (readonly [at: number, record: (typeof records)[number]])[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: [number, (typeof records)[number]][] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    if (bytes[at] !== 0x50 || bytes[at + 1] !== 0x4b) continue;
    const signature = view.getUint32(at, true);
    const record = records.find((one) => one.signature === signature);
    if (record !== undefined) found.push([at, record]);
  }
  return found;
}

/** A header field that says something else than what is there: sizes, counts, offsets, methods, name lengths. */
function lieInHeader(bytes: Uint8Array, chance: Chance): Uint8Array {
  const found = listRecords(bytes);
  if (found.length === 0) return bytes;
  const [start, record] = chance.pick(found);
  const [offset, width] = chance.pick<readonly [number, number]>(record.fields);
  const at = start + offset;
  if (at + width > bytes.length) return bytes;
  const lied = bytes.slice();
  const view = new DataView(lied.buffer);
  const truth = width === 2 ? view.getUint16(at, true) : view.getUint32(at, true);
  const lie = chance.pick([
    0,
    1,
    truth + 1,
    truth - 1,
    truth * 2,
    8,
    0xffff,
    0xfffffffe,
    0xffffffff,
    start,
    chance.integer(2 ** 32),
  ]);
  if (width === 2) view.setUint16(at, lie, true);
  else view.setUint32(at, lie, true);
  return lied;
}

function flip(bytes: Uint8Array, chance: Chance): Uint8Array {
  const flipped = bytes.slice();
  for (let count = 1 + chance.integer(8); count > 0; count -= 1) {
    const at = chance.integer(flipped.length);
    flipped[at] = chance.isOneIn(2) ? chance.integer(256) : (flipped[at] ?? 0) ^ (1 << chance.integer(8));
  }
  return flipped;
}

function splice(bytes: Uint8Array, chance: Chance): Uint8Array {
  const from = chance.integer(bytes.length);
  const piece = bytes.slice(from, from + chance.integer(chance.pick([16, 1_000, 100_000])));
  const at = chance.integer(bytes.length);
  const skipped = chance.isOneIn(2) ? piece.length : 0;
  return Uint8Array.from([...bytes.subarray(0, at), ...piece, ...bytes.subarray(at + skipped)]);
}

/** The bytes with some of them wrong, without a thought for what they mean except in a zip's headers. */
export function mutateBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  if (bytes.length === 0) return bytes;
  switch (chance.integer(8)) {
    case 0:
    case 1:
      return flip(bytes, chance);
    case 2:
      return bytes.slice(0, chance.integer(bytes.length));
    case 3:
      return splice(bytes, chance);
    default:
      return lieInHeader(bytes, chance);
  }
}
