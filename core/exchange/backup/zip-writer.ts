import { createHash } from 'node:crypto';
import { computeCrc32 } from '#documents';
import type { Sha256 } from '#domain';
import type { NewFile } from '../disk.ts';
import { makeDirectory, makeLocalHeader, type WrittenEntry } from './zip-headers.ts';

export interface AddedEntry {
  readonly sha256: Sha256;
  readonly bytes: number;
  /** Leaves the entry out of the directory, as if it had never been added. */
  drop(): void;
}

/** Writes a zip of any size entry by entry; nothing is compressed, since Office files are already. */
export interface ZipWriter {
  add(name: string, chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<AddedEntry>;
  /** Writes the directory; the file is then finished by its owner. */
  close(): Promise<void>;
}

export function createZipWriter(file: NewFile): ZipWriter {
  const entries: WrittenEntry[] = [];
  let at = 0;
  const write = async (bytes: Uint8Array): Promise<void> => {
    await file.write(bytes);
    at += bytes.length;
  };
  return {
    async add(name, chunks) {
      const headerAt = at;
      await write(makeLocalHeader({ name, crc32: 0, bytes: 0 }));
      const hash = createHash('sha256');
      let [crc32, bytes] = [0, 0];
      for await (const chunk of chunks) {
        hash.update(chunk);
        crc32 = computeCrc32(chunk, crc32);
        bytes += chunk.length;
        await write(chunk);
      }
      // Size and checksum are only known now.
      await file.patch(makeLocalHeader({ name, crc32, bytes }), headerAt);
      const entry = { name, crc32, bytes, headerAt };
      entries.push(entry);
      const drop = (): void => void entries.splice(entries.indexOf(entry), 1);
      return { sha256: hash.digest('hex') as Sha256, bytes, drop };
    },
    close: () => write(makeDirectory(entries, at)),
  };
}
