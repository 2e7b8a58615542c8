import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ExpectedError, type FileStore, type StoredFile } from '#core/foundation';
import type { Sha256 } from '#domain';
import { syncFolder } from '../disk/node-disk.ts';

/** Writes one chunk; a test's may run out of space. */
export type WriteChunk = (file: FileHandle, chunk: Uint8Array) => Promise<void>;

const incomingIn = (folder: string): string => join(folder, 'incoming');

/** Files under `folder`, two levels deep by hash. */
export function createDiskFileStore(
  folder: string,
  write: WriteChunk = (file, chunk) => file.writeFile(chunk),
): FileStore {
  const pathOf = (sha256: Sha256) => join(folder, sha256.slice(0, 2), sha256);
  const getPath = async (sha256: Sha256): Promise<string> => {
    const path = pathOf(sha256);
    if ((await findSize(path)) === null) throw new ExpectedError('file-missing', { sha256 });
    return path;
  };
  return {
    put: (source, limitBytes = Number.MAX_SAFE_INTEGER) =>
      putFile(folder, source, async (temporary, stream) => {
        const stored = await writeHashed(temporary, stream, limitBytes, write);
        await settle(temporary, pathOf(stored.sha256), stored.bytes);
        return stored;
      }),
    has: async (sha256) => (await findSize(pathOf(sha256))) !== null,
    getPath,
    read: async (sha256) => readFile(await getPath(sha256)),
    open: async (sha256, range) => createReadStream(await getPath(sha256), range),
  };
}

/** Removes what uploads left that a power cut or a kill ended: whatever nobody has written to since `before`. */
export async function removeUnfinishedFiles(folder: string, before: number): Promise<void> {
  for (const name of await readdir(incomingIn(folder)).catch(() => [])) {
    const path = join(incomingIn(folder), name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}

const findSize = (path: string): Promise<number | null> =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );

async function putFile(
  folder: string,
  source: Readable | Uint8Array,
  keep: (temporary: string, stream: Readable) => Promise<StoredFile>,
): Promise<StoredFile> {
  const temporary = join(incomingIn(folder), randomUUID());
  try {
    await mkdir(incomingIn(folder), { recursive: true });
    return await keep(temporary, source instanceof Uint8Array ? Readable.from([source]) : source);
  } catch (error) {
    await rm(temporary, { force: true });
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
      throw new ExpectedError('disk-full', {}, error);
    throw error;
  }
}

/** Gives a whole and synced file the name of its hash. What lies there already stays: others may be reading it. */
async function settle(temporary: string, path: string, bytes: number): Promise<void> {
  if ((await findSize(path)) === bytes) return rm(temporary);
  const own = join(path, '..');
  if ((await mkdir(own, { recursive: true })) !== undefined) await syncFolder(join(own, '..'));
  await rename(temporary, path);
  // The database will name this file as soon as this returns: its name must outlast a power cut, too.
  await syncFolder(own);
}

async function writeHashed(
  path: string,
  source: Readable,
  limitBytes: number,
  write: WriteChunk,
): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > limitBytes) throw new ExpectedError('file-too-large', { limitBytes });
      hash.update(chunk);
      await write(file, chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex') as Sha256, bytes };
}
