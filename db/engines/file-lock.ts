import SqliteDriver from 'better-sqlite3';
import { DatabaseError } from './database-error.ts';

/** A lock that the system takes back when its process ends, however it ends. */
export interface FileLock {
  release(): void;
}

/**
 * Takes the lock of a file made for it, or gives null while another process has it. SQLite's own lock serves, since
 * Node has none and this one works on every system. Throws `database-unreachable` where no file can be made.
 */
export function takeFileLock(file: string): FileLock | null {
  try {
    const driver = new SqliteDriver(file, { timeout: 0 });
    try {
      driver.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      driver.close();
      throw error;
    }
    return { release: () => void driver.close() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('SQLITE_BUSY')) return null;
    throw new DatabaseError('database-unreachable', { file, reason: code }, error);
  }
}
