import { existsSync } from 'node:fs';
import SqliteDriver from 'better-sqlite3';
import type { Sha256 } from '#domain';
import { migrations } from '../migrations/list.ts';
import { checkSqlite } from './check-sqlite.ts';
import { DatabaseError } from './database-error.ts';

/** What a database file is, as far as a backup must know. */
export interface SqliteInspection {
  /** In words; empty when sound. */
  readonly faults: readonly string[];
  /** Migrations that it has seen, oldest first. */
  readonly migrations: readonly string[];
  /** Files of the store that it names. */
  readonly files: readonly { readonly sha256: Sha256; readonly bytes: number }[];
}

/** Looks into a database file that nobody else has open. Throws `database-damaged` and `database-newer`. */
export function inspectSqlite(file: string): SqliteInspection {
  if (!existsSync(file)) throw new DatabaseError('database-unreachable', { file });
  const driver = new SqliteDriver(file);
  try {
    driver.pragma('query_only = ON');
    const seen = driver.prepare('SELECT name FROM migrations ORDER BY name').pluck().all() as string[];
    const unknown = seen.find((name) => !migrations.some((migration) => migration.name === name));
    if (unknown !== undefined) throw new DatabaseError('database-newer', { migration: unknown });
    const files = driver.prepare('SELECT sha256, bytes FROM files ORDER BY sha256').all();
    return {
      faults: checkSqlite(driver),
      migrations: seen,
      files: files as { sha256: Sha256; bytes: number }[],
    };
  } catch (error) {
    throw error instanceof DatabaseError ? error : new DatabaseError('database-damaged', { file }, error);
  } finally {
    driver.close();
  }
}

/**
 * Makes sure that no process has the file open, and that everything is in the file itself and nothing in the log
 * beside it. Throws `database-locked`.
 */
export function settleSqlite(file: string): void {
  if (!existsSync(file)) return;
  const driver = new SqliteDriver(file, { timeout: 0 });
  try {
    // In this mode the first access asks for the file alone, which every other open connection prevents.
    driver.pragma('locking_mode = EXCLUSIVE');
    driver.exec('BEGIN IMMEDIATE; COMMIT');
    driver.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('SQLITE_BUSY')) throw new DatabaseError('database-locked', { file }, error);
    // A damaged file is what a restore is for.
  } finally {
    driver.close();
  }
}
