import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run; each test file makes a schema of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'plumbline-postgres-'));
  const flags = ['-c', 'fsync=off', '-c', 'max_connections=200'];
  const postgres = await startPostgres({ directory, flags, isNew: true, isKept: false });
  project.provide('postgresUrl', postgres.getUrl('postgres'));
  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
