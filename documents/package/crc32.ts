function createTable(): Int32Array {
  return Int32Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value;
  });
}

function extendTable(last: Int32Array, first: Int32Array): Int32Array {
  return last.map((value) => (first[value & 0xff] ?? 0) ^ (value >>> 8));
}

// Four tables take four bytes at a time (Intel's slicing method), for every byte of every part passes through here.
const table0 = createTable();
const table1 = extendTable(table0, table0);
const table2 = extendTable(table1, table0);
const table3 = extendTable(table2, table0);

/** Running CRC-32 as zip uses it: start with 0 and pass the last result along with the next chunk. */
export function computeCrc32(bytes: Uint8Array, previous = 0): number {
  let crc = ~previous;
  const { length } = bytes;
  let at = 0;
  for (const end = length - 3; at < end; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24);
    crc =
      (table3[crc & 0xff] as number) ^
      (table2[(crc >>> 8) & 0xff] as number) ^
      (table1[(crc >>> 16) & 0xff] as number) ^
      (table0[crc >>> 24] as number);
  }
  for (; at < length; at += 1) crc = (table0[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  return ~crc >>> 0;
}
