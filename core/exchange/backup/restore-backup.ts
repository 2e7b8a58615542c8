import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '#core/foundation';
import { inspectSqlite, settleSqlite } from '#db';
import type { Disk } from '../disk.ts';
import { BackupError } from './backup-error.ts';
import { databaseName, type BackupFile, type BackupManifest } from './backup-manifest.ts';
import { openBackup } from './open-backup.ts';

export interface RestorePlaces {
  readonly disk: Disk;
  /** The home folder's file store. */
  readonly files: FileStore;
  /** The home folder. */
  readonly home: string;
}

export interface RestoreRequest {
  /** A backup, or the bare database that is kept before a migration. */
  readonly file: string;
  /** Names the folder in which the old state is kept, and scratch files. */
  readonly label: string;
}

export interface Restored {
  /** null for a bare database. */
  readonly manifest: BackupManifest | null;
  readonly fileCount: number;
  /** Files that the restored database names and nobody has. */
  readonly lost: readonly BackupFile[];
  /** Folder with the state from before; null when there was none. */
  readonly keptIn: string | null;
}

/**
 * Puts a backup in the place of what the home folder holds. Everything is checked before anything is replaced; the
 * old database is kept aside, and files are only ever added. Throws `BackupError`, and `DatabaseError` with
 * `database-locked`, `database-newer` or `database-damaged`.
 */
export async function restoreBackup(places: RestorePlaces, request: RestoreRequest): Promise<Restored> {
  const { disk, home } = places;
  settleSqlite(join(home, databaseName));
  const scratch = join(home, `.restore-${request.label}`);
  await disk.makeFolder(scratch);
  try {
    const copy = join(scratch, databaseName);
    const source = await unpack(places, request.file, copy);
    const keptIn = await swapDatabase(disk, home, copy, request.label);
    return { ...source, keptIn };
  } finally {
    await disk.remove(scratch);
  }
}

/** Copies and checks the database, then adds the files that belong to it to the store. */
async function unpack(places: RestorePlaces, path: string, copy: string): Promise<Omit<Restored, 'keptIn'>> {
  const opened = await places.disk.open(path);
  try {
    if (isBareDatabase(opened.source.read(0, 16))) {
      await copyTo(places.disk, copy, places.disk.stream(path));
      return { manifest: null, fileCount: 0, lost: await listLost(places.files, inspect(copy)) };
    }
    const backup = openBackup(opened);
    const { manifest } = backup;
    await copyTo(places.disk, copy, backup.database());
    const named = new Set(inspect(copy).map((file) => file.sha256));
    for (const file of manifest.files) {
      if (!named.has(file.sha256))
        throw new BackupError([`the database does not know the file ${file.sha256}`]);
      await places.files.put(Readable.from(backup.file(file)));
    }
    return { manifest, fileCount: manifest.files.length, lost: await listLost(places.files, inspect(copy)) };
  } finally {
    await opened.close();
  }
}

function isBareDatabase(head: Uint8Array): boolean {
  return new TextDecoder().decode(head.subarray(0, 15)) === 'SQLite format 3';
}

function inspect(copy: string): readonly BackupFile[] {
  const { faults, files } = inspectSqlite(copy);
  if (faults.length > 0) throw new BackupError(faults.map((fault) => `its database is damaged: ${fault}`));
  return files;
}

async function listLost(store: FileStore, files: readonly BackupFile[]): Promise<readonly BackupFile[]> {
  const lost: BackupFile[] = [];
  for (const file of files) if (!(await store.has(file.sha256))) lost.push(file);
  return lost;
}

async function copyTo(
  disk: Disk,
  path: string,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const file = await disk.create(path);
  try {
    for await (const chunk of chunks) await file.write(chunk);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}

/** The new database takes the place of the old one in one step, so that there is one at any moment. */
async function swapDatabase(disk: Disk, home: string, copy: string, label: string): Promise<string | null> {
  const current = join(home, databaseName);
  const keptIn = join(home, `before-restore-${label}`);
  const hadOne = (await disk.find(current)) !== null;
  if (hadOne) {
    await disk.makeFolder(keptIn);
    await copyTo(disk, join(keptIn, databaseName), disk.stream(current));
    for (const suffix of ['-wal', '-shm']) {
      // Left over only beside a damaged database; beside the new one they would be taken for its own.
      const beside = `${current}${suffix}`;
      if ((await disk.find(beside)) !== null)
        await disk.rename(beside, join(keptIn, `${databaseName}${suffix}`));
    }
  }
  await disk.rename(copy, current);
  return hadOne ? keptIn : null;
}
