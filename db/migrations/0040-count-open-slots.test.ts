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
    open: () =>
      new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteDriver(':memory:') }) }),
  },
  postgres: {
    dialect: postgresMigrationDialect,
    open: () => {
      const schema = `t${randomUUID().replaceAll('-', '')}`;
      const pool = new pg.Pool({
        connectionString: inject('postgresUrl'),
        options: `-c search_path=${schema}`,
        max: 1,
      });
      const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
      return sql
        .raw(`CREATE SCHEMA ${schema}`)
        .execute(db)
        .then(() => db);
    },
  },
};

const task = (id: string, needsThird: number): string =>
  `INSERT INTO tasks (id, project_id, external_id, position, title, content_hash, stage, needs_third,
    needs_weight_count, missing_input_count, created_at, changed_at)
   VALUES ('${id}', 'p', '${id}', 1, '${id}', 'h', 'in-work', ${needsThird}, 0, 0, 0, 0)`;

const assignment = (taskId: string, personId: string, slot: number, endedAt: number | null): string =>
  `INSERT INTO assignments (id, project_id, task_id, person_id, slot, state, assigned_at, ended_at)
   VALUES ('${taskId}${personId}', 'p', '${taskId}', '${personId}', ${slot}, 'live', 0, ${endedAt ?? 'NULL'})`;

/** Rows as the version before wrote them. */
const before: readonly string[] = [
  `INSERT INTO projects VALUES ('p', 'P', 'UTC', 'EUR', 1, '1.3', '0.7', 1, 15000, 1, 0, 0)`,
  ...['a', 'b', 'c'].map(
    (id) => `INSERT INTO people VALUES ('${id}', '${id}', '${id}', '${id}', NULL, 0, 0, 0, NULL, 0)`,
  ),
  task('untouched', 0),
  task('half', 0),
  task('left', 0),
  task('held', 0),
  task('third', 1),
  task('full', 1),
  assignment('half', 'a', 2, null),
  assignment('left', 'a', 1, 5),
  ...['held', 'third', 'full'].flatMap((id) => [assignment(id, 'a', 1, null), assignment(id, 'b', 2, null)]),
  assignment('full', 'c', 3, null),
];

describe.each(['sqlite', 'postgres'] as const)('tasks from before open slots were counted (%s)', (engine) => {
  it('get the number of slots that want somebody', async () => {
    const { dialect, open } = engines[engine];
    const db = await open();
    const index = migrations.findIndex(({ name }) => name === '0040-count-open-slots');
    await sql`CREATE TABLE migrations (name TEXT PRIMARY KEY, applied_at TEXT NOT NULL)`.execute(db);
    await applyMigrations(db, dialect, migrations.slice(0, index), 1);
    for (const statement of before) await sql.raw(statement).execute(db);
    await applyMigrations(db, dialect, migrations.slice(index, index + 1), 2);
    const { rows } = await sql<{ id: string; count: number | string }>`
      SELECT id, open_slot_count AS count FROM tasks`.execute(db);
    expect(Object.fromEntries(rows.map(({ id, count }) => [id, Number(count)]))).toEqual({
      untouched: 2,
      half: 1,
      left: 2,
      held: 0,
      third: 1,
      full: 0,
    });
    await db.destroy();
  });
});
