import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import type { Caller, Core } from '#core/foundation';
import { insertSession } from '#core/people';
import { findPerson, openSqlite, type Database } from '#db';
import { createDiskFileStore } from '../../server/host/disk-file-store.ts';
import { createLiveBus } from '../../server/host/live-bus.ts';
import { createApp, type AppOptions } from '../../server/http/create-app.ts';
import { createLaunchTokens, type LaunchTokens } from '../../server/http/launch-tokens.ts';
import { computeServedAs } from '../../server/serve/served-app.ts';
import { makeCore, type TestCore } from './builders.ts';

/** One embedded database for a test file whose subject is not the database. */
export function useSqlite(): { readonly db: Database } {
  const opened: { db: Database } = { db: undefined as never };
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plumbline-db-'));
    opened.db = await openSqlite({ file: join(folder, 'plumbline.db'), now: 0 });
  });
  afterAll(async () => {
    await opened.db.close();
    await rm(folder, { recursive: true, force: true });
  });
  return opened;
}

export const servedPort = 4173;
export const servedHost = `127.0.0.1:${servedPort}`;

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** As `signIn` gave it. */
  readonly cookie?: string;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
}

/** What a call through `/rpc` came back with. */
export interface Reply {
  readonly status: number;
  /** The output, or the error with `code` and `data`. */
  readonly value: any;
  readonly response: Response;
}

/** The whole HTTP app without a socket. */
export interface Served {
  readonly app: Hono;
  readonly core: TestCore;
  /** Everything lies under it; `files` is the file store's. */
  readonly home: string;
  readonly launchTokens: LaunchTokens;
  /** Errors that were logged. */
  readonly logged: { event: string; error?: unknown }[];
  ask(path: string, options?: AskOptions): Promise<Response>;
  /** `area.verb` as the page calls it. */
  call(procedure: string, input: unknown, cookie?: string): Promise<Reply>;
  /** A session of the caller, as the cookie that a browser would send. */
  signIn(caller: Pick<Caller, 'personId'>): Promise<string>;
}

export async function makeServed(
  db: Database,
  overrides: { readonly core?: Partial<Core>; readonly app?: Partial<AppOptions> } = {},
): Promise<Served> {
  const home = await mkdtemp(join(tmpdir(), 'plumbline-served-'));
  const pageFolder = join(home, 'page');
  await mkdir(join(pageFolder, 'assets'), { recursive: true });
  await writeFile(join(pageFolder, 'index.html'), '<h1>The page</h1>');
  await writeFile(join(pageFolder, 'assets', 'app-1a2b.js'), 'export {};');
  await writeFile(join(home, 'secret.txt'), 'secret');
  const logged: Served['logged'] = [];
  const live = createLiveBus();
  const core = await makeCore(db, {
    files: createDiskFileStore(join(home, 'files')),
    live,
    log: {
      info: () => undefined,
      warn: (event) => logged.push({ event }),
      error: (event, error) => logged.push({ event, error }),
    },
    ...overrides.core,
  });
  const launchTokens = createLaunchTokens(core.random);
  const servedAs = computeServedAs({ publicUrl: null }, servedPort);
  const app = createApp({
    core,
    live,
    home,
    close: () => Promise.resolve(),
    version: '1.2.3',
    isShell: false,
    launchTokens,
    userName: 'lin',
    pageFolder,
    uploadsFolder: join(home, 'uploads'),
    getServedAs: () => servedAs,
    getCookieScope: () => ({ port: servedPort, isSecure: false }),
    getAddress: () => '127.0.0.1',
    ...overrides.app,
  });
  const ask = async (path: string, { cookie, headers, ...init }: AskOptions = {}): Promise<Response> => {
    const sent = { host: servedHost, ...(cookie === undefined ? {} : { cookie }), ...headers };
    const streams = init.body instanceof ReadableStream ? { duplex: 'half' as const } : {};
    return app.request(`http://${servedHost}${path}`, { ...init, ...streams, headers: sent });
  };
  return {
    app,
    core,
    home,
    launchTokens,
    logged,
    ask,
    async call(procedure, input, cookie) {
      const response = await ask(`/rpc/${procedure.replaceAll('.', '/')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ json: input }),
        ...(cookie === undefined ? {} : { cookie }),
      });
      const { json } = (await response.clone().json()) as { json?: unknown };
      return { status: response.status, value: json, response };
    },
    async signIn({ personId }) {
      const person = await findPerson(core.db.read, personId);
      if (!person) throw new Error('nobody to sign in');
      const { token } = await core.db.write((tx) =>
        insertSession(core, tx, person, { device: 'Test device', idleMs: 3_600_000 }),
      );
      return `plumbline-session-${servedPort}=${token}`;
    },
  };
}
