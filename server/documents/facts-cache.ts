import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

const mostBytes = 256 * 1024 * 1024;
const codeFolder = join(import.meta.dirname, '../../documents');

let version: string | null = null;

/** Names what the readers are: another reader may find other facts in the same bytes. */
function getReaderVersion(): string {
  if (version !== null) return version;
  const hash = createHash('sha256').update(readFileSync(join(codeFolder, '../package.json')));
  for (const name of readdirSync(codeFolder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
      hash.update(name).update(readFileSync(join(codeFolder, name)));
  return (version = hash.digest('hex').slice(0, 16));
}

export interface FactsCache {
  /** What was kept for these bytes, unless these readers have not read them yet or room was needed. */
  find(sha256: string): Buffer | null;
  /** Keeps pieces for these bytes, and lets go what was not asked for longest when there is too much. */
  keep(sha256: string, pieces: readonly Uint8Array[]): void;
}

/** What files hold, by the hash of their bytes and the version of the readers. Losing it costs time alone. */
export function openFactsCache(folder: string, limitBytes = mostBytes): FactsCache {
  const pathOf = (sha256: string): string => join(folder, `${sha256}-${getReaderVersion()}`);
  return {
    find: (sha256) => {
      const path = pathOf(sha256);
      try {
        const found = readFileSync(path);
        const now = new Date();
        utimesSync(path, now, now);
        return found;
      } catch (error) {
        if (isFileError(error)) return null;
        throw error;
      }
    },
    keep: (sha256, pieces) => {
      const bytes = pieces.reduce((sum, { length }) => sum + length, 0);
      if (bytes > limitBytes / 2) return;
      try {
        mkdirSync(folder, { recursive: true });
        const temporary = join(folder, `writing-${process.pid}-${threadId}`);
        writeFileSync(temporary, Buffer.concat(pieces));
        renameSync(temporary, pathOf(sha256));
        makeRoom(folder, limitBytes);
      } catch (error) {
        // A full disk, or another worker that just let the same file go.
        if (!isFileError(error)) throw error;
      }
    },
  };
}

const isFileError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

function makeRoom(folder: string, limitBytes: number): void {
  const kept = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), ...pick(statSync(join(folder, name))) }))
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs);
  let sum = 0;
  for (const { path, size } of kept) {
    sum += size;
    if (sum > limitBytes) rmSync(path, { force: true });
  }
}

const pick = ({ size, mtimeMs }: { size: number; mtimeMs: number }) => ({ size, mtimeMs });
