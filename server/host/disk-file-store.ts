import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { ExpectedError, type FileStore, type StoredFile } from '#core/foundation';
import type { Sha256 } from '#domain';

/** Files under `folder`, two levels deep by hash. */
export function createDiskFileStore(folder: string): FileStore {
  const pathOf = (sha256: Sha256) => join(folder, sha256.slice(0, 2), sha256);
  const getPath = async (sha256: Sha256): Promise<string> => {
    const path = pathOf(sha256);
    if (!(await isFile(path))) throw new ExpectedError('file-missing', { sha256 });
    return path;
  };
  return {
    put: (source, limitBytes) => putFile(folder, pathOf, source, limitBytes ?? Number.MAX_SAFE_INTEGER),
    has: (sha256) => isFile(pathOf(sha256)),
    getPath,
    read: async (sha256) => readFile(await getPath(sha256)),
    open: async (sha256, range) => createReadStream(await getPath(sha256), range),
  };
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

async function putFile(
  folder: string,
  pathOf: (sha256: Sha256) => string,
  source: Readable | Uint8Array,
  limitBytes: number,
): Promise<StoredFile> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true });
  const temporary = join(incoming, randomUUID());
  try {
    const stored = await writeHashed(
      temporary,
      source instanceof Uint8Array ? Readable.from([source]) : source,
      limitBytes,
    );
    const path = pathOf(stored.sha256);
    await mkdir(join(folder, stored.sha256.slice(0, 2)), { recursive: true });
    await rename(temporary, path);
    return stored;
  } catch (error) {
    await rm(temporary, { force: true });
    if (error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT'))
      throw new ExpectedError('disk-full', {}, error);
    throw error;
  }
}

async function writeHashed(path: string, source: Readable, limitBytes: number): Promise<StoredFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of source as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > limitBytes) throw new ExpectedError('file-too-large', { limitBytes });
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest('hex') as Sha256, bytes };
}
