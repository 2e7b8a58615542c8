import type SqliteDriver from 'better-sqlite3';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Statements kept ready; a page of the app needs a few dozen. */
const keptCount = 300;
/** Longer ones insert many rows at once: each is large, and run seldom. */
const keptLength = 4_000;

/**
 * The driver as the query builder wants it, with the latest statements kept prepared: preparing a small query
 * takes longer than running it.
 */
export function keepPrepared(driver: SqliteDriver.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(statement) {
      const ready = kept.get(statement) ?? (driver.prepare(statement) as SqliteStatement);
      if (statement.length > keptLength) return ready;
      // To the end with it: the first one is the one unused for longest.
      kept.delete(statement);
      kept.set(statement, ready);
      const [oldest] = kept.keys();
      if (kept.size > keptCount && oldest !== undefined) kept.delete(oldest);
      return ready;
    },
    close: () => void driver.close(),
  };
}
