import { accessSync, constants } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import SqliteDriver from 'better-sqlite3';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import { applyMigrations, listPendingMigrations } from '../migrations/migrate.ts';
import { sqliteMigrationDialect } from '../migrations/dialect.ts';
import type { Schema } from '../schema/index.ts';
import { checkSqlite } from './check-sqlite.ts';
import { DatabaseError, isDiskFull } from './database-error.ts';
import type { Database, Writer } from './database.ts';
import { keepPrepared } from './prepared-statements.ts';
import { logSlowQueries, type QueryLog } from './slow-queries.ts';

export interface SqliteOptions {
  readonly file: string;
  /** Wall instant recorded beside a migration. */
  readonly now: number;
  /** Called before migrations change an existing database, with a copy function. */
  readonly beforeMigration?: (snapshot: (file: string) => Promise<void>) => Promise<void>;
  readonly log?: QueryLog;
}

/** Opens (and, when new, makes) the embedded database. Throws `DatabaseError`. */
export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const driver = openDriver(options.file);
  const reading = openReadingDriver(options.file, driver);
  const writing = kyselyOn(driver, options.log);
  const read = reading === driver ? writing : kyselyOn(reading, options.log);
  const snapshot = async (file: string): Promise<void> => {
    await driver.backup(file);
  };
  try {
    await migrate(driver, writing, options, snapshot);
  } catch (error) {
    reading.close();
    driver.close();
    throw describeOpenFailure(options.file, error);
  }
  return {
    engine: 'sqlite',
    read,
    write: async (work) => {
      // The driver never yields: between two writes others get their turn, or a long import would stop all clocks.
      await setImmediate();
      return writeWhole(writing, work);
    },
    snapshot,
    checkIntegrity: () => Promise.resolve(checkSqlite(driver)),
    close: async () => {
      await read.destroy();
      if (read !== writing) await writing.destroy();
      // A connection that was never used is not closed by its query builder, and would hold the file.
      reading.close();
      driver.close();
    },
  };
}

async function migrate(
  driver: SqliteDriver.Database,
  db: Kysely<Schema>,
  { now, beforeMigration }: SqliteOptions,
  snapshot: (file: string) => Promise<void>,
): Promise<void> {
  const pending = await listPendingMigrations(db);
  const isNew = (driver.prepare('SELECT count(*) AS n FROM migrations').get() as { n: number }).n === 0;
  if (pending.length > 0 && !isNew) await beforeMigration?.(snapshot);
  await applyMigrations(db, sqliteMigrationDialect, pending, now);
}

/**
 * A full disk makes SQLite roll back by itself, and the rollback after it then fails: what is told is why the work
 * failed, not that.
 */
async function writeWhole<T>(db: Kysely<Schema>, work: (tx: Writer) => Promise<T>): Promise<T> {
  const failures: unknown[] = [];
  try {
    return await db.transaction().execute((tx) =>
      work(tx).catch((error: unknown) => {
        failures.push(error);
        throw error;
      }),
    );
  } catch (error) {
    throw failures[0] ?? error;
  }
}

function kyselyOn(driver: SqliteDriver.Database, log: QueryLog | undefined): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: keepPrepared(driver) }),
    plugins: [new CamelCasePlugin()],
    ...(log ? { log: logSlowQueries(log) } : {}),
  });
}

function openDriver(file: string): SqliteDriver.Database {
  try {
    const driver = new SqliteDriver(file);
    // SQLite opens what it may only read without a word, and every change would fail later.
    if (file !== ':memory:') accessSync(file, constants.W_OK);
    driver.pragma('journal_mode = WAL');
    driver.pragma('synchronous = FULL');
    driver.pragma('foreign_keys = ON');
    driver.pragma('busy_timeout = 5000');
    driver.pragma('cache_size = -65536');
    return driver;
  } catch (error) {
    throw describeOpenFailure(file, error);
  }
}

/** Reads on a connection of their own, so that a long read never waits for a write (WAL). */
function openReadingDriver(file: string, writing: SqliteDriver.Database): SqliteDriver.Database {
  if (file === ':memory:') return writing;
  const driver = new SqliteDriver(file);
  driver.pragma('busy_timeout = 5000');
  driver.pragma('cache_size = -65536');
  driver.pragma('query_only = ON');
  return driver;
}

/** What keeps the database from being used; an error that is not the driver's or the disk's stays what it is. */
function describeOpenFailure(file: string, error: unknown): unknown {
  if (isDiskFull(error)) return new DatabaseError('disk-full', { file }, error);
  const reason = error instanceof Error && 'code' in error ? String(error.code) : '';
  const is = (...kinds: readonly string[]): boolean => kinds.some((kind) => reason.startsWith(kind));
  if (is('SQLITE_BUSY', 'SQLITE_LOCKED')) return new DatabaseError('database-locked', { file }, error);
  // Rights before shared memory and locks: a folder that can't be written to fails as the latter, too.
  if (is('SQLITE_CANTOPEN', 'SQLITE_READONLY', 'SQLITE_PERM', 'EACCES', 'EPERM', 'EROFS'))
    return new DatabaseError('database-unreachable', { file, reason }, error);
  if (is('SQLITE_IOERR')) return new DatabaseError('network-drive', { file }, error);
  return is('SQLITE_') ? new DatabaseError('database-damaged', { file, reason }, error) : error;
}
