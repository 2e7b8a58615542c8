import { closeSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from '#documents';

/** Lets `read` have a file by pieces, so that a large one is never in memory as a whole. */
export async function withByteSource<T>(
  path: string,
  sizeBytes: number,
  read: (source: ByteSource) => T | Promise<T>,
): Promise<T> {
  const file = openSync(path, 'r');
  try {
    return await read({
      sizeBytes,
      read(start, end) {
        const from = Math.max(0, start);
        const buffer = new Uint8Array(Math.max(0, Math.min(end, sizeBytes) - from));
        const length = readSync(file, buffer, 0, buffer.length, from);
        return buffer.subarray(0, length);
      },
    });
  } finally {
    closeSync(file);
  }
}
