import { sql, type Kysely } from 'kysely';
import { DatabaseError } from '../engines/database-error.ts';
import type { Schema } from '../schema/index.ts';
import type { MigrationDialect } from './dialect.ts';
import { migrations, type Migration } from './list.ts';

/** Migrations that this database has not seen; throws `database-newer` when it knows one that we don't. */
export async function listPendingMigrations(
  db: Kysely<Schema>,
  known: readonly Migration[] = migrations,
): Promise<readonly Migration[]> {
  await sql`CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)`.execute(
    db,
  );
  const { rows } = await sql<{ name: string }>`SELECT name FROM migrations ORDER BY name`.execute(db);
  const applied = new Set(rows.map((row) => row.name));
  const names = new Set(known.map((migration) => migration.name));
  const unknown = rows.find((row) => !names.has(row.name));
  if (unknown) throw new DatabaseError('database-newer', { migration: unknown.name });
  return known.filter((migration) => !applied.has(migration.name));
}

/** Applies all pending migrations with their bookkeeping in one transaction: all of them or none. */
export async function applyMigrations(
  db: Kysely<Schema>,
  dialect: MigrationDialect,
  pending: readonly Migration[],
  at: number,
): Promise<void> {
  if (pending.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const migration of pending) {
      for (const statement of migration.statements(dialect)) await sql.raw(statement).execute(tx);
      await sql`INSERT INTO migrations (name, applied_at) VALUES (${migration.name}, ${String(at)})`.execute(
        tx,
      );
    }
  });
}
