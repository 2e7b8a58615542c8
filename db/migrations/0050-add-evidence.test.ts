import { randomUUID } from 'node:crypto';
import SqliteDriver from 'better-sqlite3';
import { Kysely, PostgresDialect, sql, SqliteDialect } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import type { Schema } from '../schema/index.ts';
import { postgresMigrationDialect, sqliteMigrationDialect } from './dialect.ts';
import { migrations } from './list.ts';
import { applyMigrations } from './migrate.ts';

const engines = {
  sqlite: {
    dialect: sqliteMigrationDialect,
    open: () => {
      const database = new SqliteDriver(':memory:');
      database.pragma('foreign_keys = ON');
      return Promise.resolve(new Kysely<Schema>({ dialect: new SqliteDialect({ database }) }));
    },
  },
  postgres: {
    dialect: postgresMigrationDialect,
    open: async () => {
      const schema = `t${randomUUID().replaceAll('-', '')}`;
      const pool = new pg.Pool({
        connectionString: inject('postgresUrl'),
        options: `-c search_path=${schema}`,
        max: 1,
      });
      const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
      await sql.raw(`CREATE SCHEMA ${schema}`).execute(db);
      return db;
    },
  },
};

/** Rows as the version before wrote them. */
const before: readonly string[] = [
  `INSERT INTO projects VALUES ('p', 'P', 'UTC', 'EUR', 1, '1.3', '0.7', 1, 15000, 1, 0, 0)`,
  `INSERT INTO people VALUES ('ann', 'ann', 'ann', 'ann', NULL, 0, 0, 0, NULL, 0)`,
  `INSERT INTO files VALUES ('f', 1, 0)`,
  `INSERT INTO tasks (id, project_id, external_id, position, title, content_hash, stage, needs_third,
     needs_weight_count, missing_input_count, created_at, changed_at)
   VALUES ('t', 'p', 't', 1, 't', 'h', 'in-work', 0, 0, 0, 0, 0)`,
  `INSERT INTO assignments (id, project_id, task_id, person_id, slot, state, assigned_at)
   VALUES ('s', 'p', 't', 'ann', 1, 'live', 0)`,
  `INSERT INTO attempts VALUES ('a', 'p', 't', 's', 'ann', 1, 'running', 0, NULL, NULL, 1, 0, NULL, 0)`,
];

const mark = (id: string, attempt: string, check: string) =>
  `INSERT INTO evidence_marks VALUES ('${id}', 'p', ${attempt}, ${check}, 'ann', 'f', 'input', 1, '[]', 5)`;

describe.each(['sqlite', 'postgres'] as const)(
  'an attempt from before evidence was marked (%s)',
  (engine) => {
    it('takes marks, which stay as they are, and only where they belong', async () => {
      const { dialect, open } = engines[engine];
      const db = await open();
      const run = (statement: string) => sql.raw(statement).execute(db);
      const index = migrations.findIndex(({ name }) => name === '0050-add-evidence');
      await run(`CREATE TABLE migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)`);
      await applyMigrations(db, dialect, migrations.slice(0, index), 1);
      for (const statement of before) await run(statement);
      await applyMigrations(db, dialect, migrations.slice(index, index + 1), 2);
      await run(mark('m', `'a'`, 'NULL'));
      await run(`INSERT INTO evidence_changes VALUES ('m', 1, 5, 0, 'why')`);
      await expect(run(mark('nowhere', 'NULL', 'NULL'))).rejects.toThrow(/check/i);
      await expect(run(mark('lost', `'gone'`, 'NULL'))).rejects.toThrow(/foreign key/i);
      await expect(run(`UPDATE evidence_marks SET selectors = '{}'`)).rejects.toThrow('append-only');
      await expect(run(`DELETE FROM evidence_changes`)).rejects.toThrow('append-only');
      expect((await run(`SELECT mark_id, note FROM evidence_changes`)).rows).toEqual([
        { mark_id: 'm', note: 'why' },
      ]);
      await db.destroy();
    });
  },
);
