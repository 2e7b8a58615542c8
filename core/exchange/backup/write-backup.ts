import { dirname, join } from 'node:path';
import { ExpectedError, type Core } from '#core/foundation';
import { DatabaseError, inspectSqlite, type SqliteInspection } from '#db';
import type { Disk } from '../disk.ts';
import {
  databaseName,
  entryNameOf,
  manifestName,
  type BackupFile,
  type BackupManifest,
} from './backup-manifest.ts';
import { createZipWriter, type ZipWriter } from './zip-writer.ts';

export interface BackupRequest {
  /** Where the backup goes; it appears there only when it is whole, in place of what was there. */
  readonly file: string;
  readonly productVersion: string;
}

/**
 * Writes one zip with a consistent copy of the embedded database and every file that it names, while others work on.
 * Files that the store no longer holds are listed in the manifest as lost. Throws `database-damaged` rather than
 * keep a copy of a damaged database. PostgreSQL has pg_dump for this.
 */
export async function writeBackup(
  core: Pick<Core, 'db' | 'files' | 'clock' | 'random'>,
  disk: Disk,
  { file, productVersion }: BackupRequest,
): Promise<BackupManifest> {
  if (core.db.engine !== 'sqlite') throw new Error('PostgreSQL is backed up with pg_dump');
  const createdAt = core.clock.now();
  const scratch = join(dirname(file), `.backup-${core.random.id()}`);
  await disk.makeFolder(scratch);
  try {
    const copy = join(scratch, databaseName);
    await core.db.snapshot(copy);
    const inspection = inspectSqlite(copy);
    if (inspection.faults.length > 0) {
      throw new DatabaseError('database-damaged', { file: databaseName, fault: inspection.faults[0] ?? '' });
    }
    const head = { format: 'plumbline-backup', version: 1, createdAt, productVersion } as const;
    return await writeZip(core, disk, file, copy, inspection, head);
  } finally {
    await disk.remove(scratch);
  }
}

async function writeZip(
  core: Pick<Core, 'files'>,
  disk: Disk,
  path: string,
  databaseCopy: string,
  inspection: SqliteInspection,
  head: Pick<BackupManifest, 'format' | 'version' | 'createdAt' | 'productVersion'>,
): Promise<BackupManifest> {
  const file = await disk.create(path);
  try {
    const zip = createZipWriter(file);
    const { sha256, bytes } = await zip.add(databaseName, disk.stream(databaseCopy));
    const { kept, lost } = await addFiles(core, zip, inspection.files);
    const manifest: BackupManifest = {
      ...head,
      migrations: [...inspection.migrations],
      database: { sha256, bytes },
      files: kept,
      lost,
    };
    await zip.add(manifestName, [new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`)]);
    await zip.close();
    await file.finish();
    return manifest;
  } catch (error) {
    await file.discard();
    throw error;
  }
}

async function addFiles(
  core: Pick<Core, 'files'>,
  zip: ZipWriter,
  files: readonly BackupFile[],
): Promise<{ readonly kept: BackupFile[]; readonly lost: BackupFile[] }> {
  const kept: BackupFile[] = [];
  const lost: BackupFile[] = [];
  for (const file of files) {
    const isWhole = await addFile(core, zip, file);
    (isWhole ? kept : lost).push(file);
  }
  return { kept, lost };
}

async function addFile(core: Pick<Core, 'files'>, zip: ZipWriter, file: BackupFile): Promise<boolean> {
  const stream = await core.files.open(file.sha256).catch((error: unknown) => {
    if (error instanceof ExpectedError && error.code === 'file-missing') return null;
    throw error;
  });
  if (stream === null) return false;
  const added = await zip.add(entryNameOf(file), stream);
  const isWhole = added.sha256 === file.sha256;
  if (!isWhole) added.drop();
  return isWhole;
}
