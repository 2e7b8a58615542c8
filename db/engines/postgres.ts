import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { applyMigrations, listPendingMigrations } from '../migrations/migrate.ts';
import { postgresMigrationDialect } from '../migrations/dialect.ts';
import type { Schema } from '../schema/index.ts';
import { DatabaseError } from './database-error.ts';
import type { Database } from './database.ts';
import { logSlowQueries, type QueryLog } from './slow-queries.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Schema within the database; `public` unless several installations share one. */
  readonly schema?: string;
  readonly now: number;
  readonly log?: QueryLog;
}

/** Any whole number: writers of one database agree on it and so run one after another, as in SQLite. */
const writerLock = 7_321_046;
const int8 = 20;
const numeric = 1700;

/** Opens the team database. Throws `DatabaseError`. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const schema = options.schema ?? 'public';
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 8,
    options: `-c search_path=${schema}`,
    types: { getTypeParser },
  });
  // An idle connection that the server drops must not end the process; the next query reports it.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    ...(options.log ? { log: logSlowQueries(options.log) } : {}),
  });
  try {
    await sql.raw(`CREATE SCHEMA IF NOT EXISTS ${schema}`).execute(db);
    await applyMigrations(db, postgresMigrationDialect, await listPendingMigrations(db), options.now);
  } catch (error) {
    await db.destroy();
    throw error instanceof DatabaseError ? error : new DatabaseError('database-unreachable', {}, error);
  }
  return {
    engine: 'postgres',
    read: db,
    write: (work) =>
      db.transaction().execute(async (tx) => {
        await sql`SELECT pg_advisory_xact_lock(${sql.lit(writerLock)})`.execute(tx);
        return work(tx);
      }),
    snapshot: () =>
      Promise.reject(
        new DatabaseError('database-unreachable', {
          reason: 'snapshots of PostgreSQL are made with pg_dump',
        }),
      ),
    checkIntegrity: () => Promise.resolve([]),
    close: () => db.destroy(),
  };
}

/** Whole numbers of 64 bits and sums arrive as text unless told otherwise; ours all fit a double. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8 || oid === numeric) return Number;
  return pg.types.getTypeParser(oid, format);
}
