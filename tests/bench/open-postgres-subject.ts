import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '#db';
import { makeClock, makeCore } from '#tests/builders';
import { startPostgres, type RunningPostgres } from '../support/start-postgres.ts';
import { openBarePostgres } from './bare-driver.ts';
import { computeSeedSize, seededUntil, type SeedSize } from './seed/plan-people.ts';
import { ensureFolder } from './seed/seed-folder.ts';
import { computeSeedKey } from './seed/seed-key.ts';
import { listCast, seedProject } from './seed/seed-project.ts';
import type { EmptyDatabase, Subject, SubjectSetting } from './subject.ts';

const flags = ['-c', 'max_connections=50', '-c', 'max_wal_size=4GB'];

/** A PostgreSQL with its defaults (every commit is on the disk), and in it a copy of the seeded database. */
export async function openPostgresSubject({ cacheFolder, scale, tell }: SubjectSetting): Promise<Subject> {
  const size = computeSeedSize(scale);
  const directory = join(cacheFolder, `postgres-${computeSeedKey(scale)}`);
  await ensureFolder(directory, (folder) => seedCluster(folder, size, tell));
  const cluster = await startPostgres({ directory, flags, isNew: false, isKept: true });
  await copyDatabase(cluster, 'seeded', 'run');
  const url = cluster.getUrl('run');
  const db = await openPostgres({ url, now: 0 });
  const bare = await openBarePostgres(url);
  const home = await mkdtemp(join(cacheFolder, 'run-'));
  return {
    engine: 'postgres',
    db,
    bare,
    cast: listCast(size),
    size,
    home,
    env: { PLUMBLINE_DATABASE_URL: url },
    openEmpty: () => openEmpty(cluster),
    close: async () => {
      await bare.close();
      await db.close();
      await runOn(cluster, 'DROP DATABASE run WITH (FORCE)');
      await cluster.stop();
      await rm(home, { recursive: true });
    },
  };
}

async function seedCluster(directory: string, size: SeedSize, tell: (line: string) => void): Promise<void> {
  const cluster = await startPostgres({ directory, flags, isNew: true, isKept: true });
  await runOn(cluster, 'CREATE DATABASE seeded');
  const db = await openPostgres({ url: cluster.getUrl('seeded'), now: 0 });
  await seedProject(await makeCore(db, { clock: makeClock(seededUntil) }), size, tell);
  await db.close();
  // What autovacuum would have done by itself within a minute.
  await runOn(cluster, 'VACUUM ANALYZE', 'seeded');
  await cluster.stop();
}

async function copyDatabase(cluster: RunningPostgres, from: string, to: string): Promise<void> {
  await runOn(cluster, `DROP DATABASE IF EXISTS ${to} WITH (FORCE)`);
  await runOn(cluster, `CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);
}

async function openEmpty(cluster: RunningPostgres): Promise<EmptyDatabase> {
  await runOn(cluster, 'DROP DATABASE IF EXISTS empty WITH (FORCE)');
  await runOn(cluster, 'CREATE DATABASE empty');
  const url = cluster.getUrl('empty');
  const db = await openPostgres({ url, now: 0 });
  const bare = await openBarePostgres(url);
  return {
    db,
    bare,
    close: async () => {
      await bare.close();
      await db.close();
      await runOn(cluster, 'DROP DATABASE empty WITH (FORCE)');
    },
  };
}

async function runOn(cluster: RunningPostgres, statement: string, database = 'postgres'): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.getUrl(database) });
  await client.connect();
  await client.query(statement);
  await client.end();
}
