import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openPostgres, openSqlite, type Database } from '#db';

export type EngineName = Database['engine'];

interface Opened {
  /** The open database; only valid inside tests and hooks. */
  readonly db: Database;
}

/** Runs the same tests on SQLite and on PostgreSQL, each file in a database of its own. */
export function describeOnBothEngines(
  title: string,
  tests: (opened: Opened, engine: EngineName) => void,
): void {
  for (const engine of ['sqlite', 'postgres'] as const) {
    describe(`${title} (${engine})`, () => {
      const opened: { db: Database } = { db: undefined as never };
      let directory = '';
      beforeAll(async () => {
        directory = await mkdtemp(join(tmpdir(), 'plumbline-db-'));
        opened.db = await openEngine(engine, directory);
      });
      afterAll(async () => {
        await opened.db.close();
        await rm(directory, { recursive: true, force: true });
      });
      tests(opened, engine);
    });
  }
}

function openEngine(engine: EngineName, directory: string): Promise<Database> {
  if (engine === 'sqlite') return openSqlite({ file: join(directory, 'plumbline.db'), now: 0 });
  return openPostgres({ url: inject('postgresUrl'), schema: `t${randomUUID().replaceAll('-', '')}`, now: 0 });
}
