import { createHash } from 'node:crypto';
import { DocumentError, openZip, type ZipArchive, type ZipEntry } from '#documents';
import type { OpenFile } from '../disk.ts';
import { BackupError } from './backup-error.ts';
import {
  databaseName,
  entryNameOf,
  manifestName,
  parseManifest,
  type BackupFile,
  type BackupManifest,
} from './backup-manifest.ts';

/** A backup whose every byte was compared with its manifest. */
export interface CheckedBackup {
  readonly manifest: BackupManifest;
  database(): Iterable<Uint8Array>;
  file(file: BackupFile): Iterable<Uint8Array>;
}

const TEBIBYTE = 1024 ** 4;
const limits = {
  maxEntryCount: 10_000_000,
  maxEntryBytes: TEBIBYTE,
  maxTotalBytes: 4 * TEBIBYTE,
  // Nothing in a backup is compressed.
  maxRatio: 1.01,
  ratioFloorBytes: 0,
};

/** Reads a backup through and compares every hash. Throws `BackupError` with all that is wrong. */
export function openBackup(file: OpenFile): CheckedBackup {
  const zip = openOrRefuse(file);
  const manifest = readManifest(zip);
  const faults: string[] = [];
  checkEntry(zip, databaseName, manifest.database, faults);
  for (const stored of manifest.files) checkEntry(zip, entryNameOf(stored), stored, faults);
  if (faults.length > 0) throw new BackupError(faults);
  const chunksOf = (name: string) => zip.chunksOf(getEntry(zip, name));
  return {
    manifest,
    database: () => chunksOf(databaseName),
    file: (stored) => chunksOf(entryNameOf(stored)),
  };
}

function openOrRefuse(file: OpenFile): ZipArchive {
  try {
    return openZip(file.source, { limits });
  } catch (error) {
    if (error instanceof DocumentError) throw new BackupError(['it is no backup, or is cut short'], error);
    throw error;
  }
}

function readManifest(zip: ZipArchive): BackupManifest {
  const entry = zip.findEntry(manifestName);
  if (entry === null) throw new BackupError(['it is a zip, but no backup of Plumbline']);
  try {
    const manifest = parseManifest(new TextDecoder().decode(zip.readEntry(entry)));
    if (manifest !== null) return manifest;
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
  }
  throw new BackupError(['its manifest cannot be read: it is damaged, or made by a newer Plumbline']);
}

function checkEntry(zip: ZipArchive, name: string, wanted: BackupFile, faults: string[]): void {
  const entry = zip.findEntry(name);
  if (entry === null) faults.push(`${name} is missing`);
  else if (hashOf(zip, entry) !== wanted.sha256) faults.push(`${name} is damaged`);
}

function hashOf(zip: ZipArchive, entry: ZipEntry): string | null {
  const hash = createHash('sha256');
  try {
    for (const chunk of zip.chunksOf(entry)) hash.update(chunk);
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
  return hash.digest('hex');
}

function getEntry(zip: ZipArchive, name: string): ZipEntry {
  const entry = zip.findEntry(name);
  if (entry === null) throw new BackupError([`${name} is missing`]);
  return entry;
}
