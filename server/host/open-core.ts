import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core, Log } from '#core/foundation';
import { openPostgres, openSqlite, type Database, type QueryLog } from '#db';
import { createWorkerDocumentReader } from '../documents/worker-document-reader.ts';
import { createArgon2Passphrases } from './argon2-passphrases.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import { toHomeError } from './home-error.ts';
import { createLiveBus, type LiveBus } from './live-bus.ts';
import { createStructuredLog } from './structured-log.ts';
import { createWorkingFolders } from './working-folders.ts';
import { createSystemClock, createSystemRandom } from './system-clock.ts';

export interface OpenedCore {
  readonly core: Core;
  readonly live: LiveBus;
  readonly home: string;
  close(): Promise<void>;
}

export interface OpenCoreOptions {
  /** Absolute path of the folder that keeps everything. */
  readonly home: string;
  /** `postgres://…` chooses the team database. */
  readonly databaseUrl?: string | undefined;
  /** Whether pages run on this machine, so that an attempt may have a folder here. */
  readonly isLocal?: boolean;
}

/** The composition root: everything a use case may reach for, on this machine. Throws `DatabaseError`. */
export async function openCore({ home, databaseUrl, isLocal = true }: OpenCoreOptions): Promise<OpenedCore> {
  const clock = createSystemClock();
  const log = await openLog(home);
  const db = await openDatabase(home, databaseUrl, clock.now(), {
    slowMs: 200,
    slow: (statement, ms) => log.warn('slow-query', { statement, ms }),
  }).catch((error: unknown) => {
    log.error('database-not-opened', error);
    throw error;
  });
  const live = createLiveBus();
  const files = createDiskFileStore(join(home, 'files'));
  const documents = createWorkerDocumentReader({ log, cacheFolder: join(home, 'cache', 'facts') });
  const core: Core = {
    db,
    clock,
    log,
    live,
    random: createSystemRandom(),
    files,
    documents,
    passphrases: createArgon2Passphrases(),
    folders: isLocal ? createWorkingFolders(join(home, 'attempts'), files) : null,
  };
  return { core, live, home, close: () => closeAll(documents, db) };
}

async function closeAll(...all: readonly { close(): Promise<void> }[]): Promise<void> {
  for (const one of all) await one.close();
}

async function openLog(home: string): Promise<Log> {
  try {
    await mkdir(home, { recursive: true });
    return createStructuredLog(join(home, 'logs'));
  } catch (error) {
    throw toHomeError(home, error);
  }
}

async function openDatabase(
  home: string,
  url: string | undefined,
  now: number,
  log: QueryLog,
): Promise<Database> {
  if (url) return openPostgres({ url, now, log });
  const backups = join(home, 'backups');
  return openSqlite({
    file: join(home, 'plumbline.db'),
    now,
    log,
    beforeMigration: async (snapshot) => {
      await mkdir(backups, { recursive: true });
      await snapshot(join(backups, `before-migration-${now}.db`));
    },
  });
}
