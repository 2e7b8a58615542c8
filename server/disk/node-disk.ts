import { randomUUID } from 'node:crypto';
import { closeSync, createReadStream, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Disk, DiskEntry, NewFile, OpenFile } from '#core/exchange';

const statAtOnce = 64;

/** The machine's own disk. */
export const nodeDisk: Disk = {
  async find(path) {
    try {
      return describe(basename(path), await lstat(path));
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
        return null;
      throw error;
    }
  },
  list: listEntries,
  read: (path) => readFile(path),
  stream: (path) => createReadStream(path),
  open: (path) => Promise.resolve().then(() => openFile(path)),
  create: createFile,
  makeFolder: async (path) => {
    await mkdir(path, { recursive: true });
  },
  rename: async (from, to) => {
    await rename(from, to);
    await syncFolder(dirname(to));
  },
  remove: (path) => rm(path, { recursive: true, force: true }),
};

function describe(name: string, stats: Stats): DiskEntry {
  const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
  return { name, kind, bytes: stats.size };
}

async function listEntries(folder: string): Promise<readonly DiskEntry[]> {
  const names = (await readdir(folder)).toSorted();
  const entries: DiskEntry[] = [];
  for (let at = 0; at < names.length; at += statAtOnce) {
    const batch = names.slice(at, at + statAtOnce);
    entries.push(
      ...(await Promise.all(batch.map(async (name) => describe(name, await lstat(join(folder, name)))))),
    );
  }
  return entries;
}

function openFile(path: string): OpenFile {
  const handle = openSync(path, 'r');
  const sizeBytes = fstatSync(handle).size;
  const read = (start: number, end: number): Uint8Array => {
    const bytes = new Uint8Array(Math.max(0, Math.min(end, sizeBytes) - Math.max(0, start)));
    let filled = 0;
    while (filled < bytes.length) {
      const count = readSync(handle, bytes, filled, bytes.length - filled, Math.max(0, start) + filled);
      if (count === 0) break;
      filled += count;
    }
    return bytes.subarray(0, filled);
  };
  return { source: { sizeBytes, read }, close: () => Promise.resolve(closeSync(handle)) };
}

async function createFile(path: string): Promise<NewFile> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.part`);
  const file = await open(temporary, 'wx');
  return {
    write: (bytes) => file.writeFile(bytes),
    patch: async (bytes, at) => {
      await file.write(bytes, 0, bytes.length, at);
    },
    finish: async () => {
      await file.sync();
      await file.close();
      await rename(temporary, path);
      await syncFolder(dirname(path));
    },
    discard: async () => {
      await file.close();
      await rm(temporary, { force: true });
    },
  };
}

/** A new name is only safe once its folder is on the disk; Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
