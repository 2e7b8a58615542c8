import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import type { contract } from '#contract';
import type { Caller, Core } from '#core/foundation';
import { insertSession } from '#core/people';
import { findPerson } from '#db';
import { startCoreRun, type CoreRun } from '../../build/core-run.ts';
import { openCore } from '../../server/host/open-core.ts';

export const entryPath = join(import.meta.dirname, '..', '..', 'build', 'plumbline.mjs');

export type CoreClient = ContractRouterClient<typeof contract>;

/** A real core that a test may treat badly. */
export interface FaultyCore {
  readonly run: CoreRun;
  readonly url: string;
  readonly pid: number;
  /** The page's client, as whoever the token signs in. */
  client(token: string): CoreClient;
  /** The header that a browser would send. */
  cookie(token: string): string;
  /** Takes the process away without a word. */
  kill(): Promise<void>;
}

export function makeHome(): string {
  return mkdtempSync(join(tmpdir(), 'plumbline-faults-'));
}

export function removeHome(home: string): void {
  rmSync(home, { recursive: true, force: true });
}

/** Works on a home folder that nobody serves. */
export async function withHome<T>(home: string, use: (core: Core) => Promise<T>): Promise<T> {
  const opened = await openCore({ home });
  try {
    return await use(opened.core);
  } finally {
    await opened.close();
  }
}

/** A session's token for a person, as a sign-in would have made it. */
export async function makeToken(core: Core, { personId }: Pick<Caller, 'personId'>): Promise<string> {
  const person = await findPerson(core.db.read, personId);
  if (!person) throw new Error('nobody to sign in');
  const { token } = await core.db.write((tx) =>
    insertSession(core, tx, person, { device: 'Test device', idleMs: 3_600_000 }),
  );
  return token;
}

export async function startCore(
  home: string,
  { port = 0, env = {} }: { readonly port?: number; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<FaultyCore> {
  const run = await startCoreRun({
    entryPath,
    args: ['--port', String(port), '--home', home],
    env: { ...process.env, ...env },
  });
  const url = new URL(run.url).origin;
  const { pid } = JSON.parse(readFileSync(join(home, 'serving.json'), 'utf8')) as { pid: number };
  const cookie = (token: string): string => `plumbline-session-${new URL(url).port}=${token}`;
  return {
    run,
    url,
    pid,
    cookie,
    client: (token) =>
      createORPCClient(new RPCLink({ url: `${url}/rpc`, headers: { cookie: cookie(token), origin: url } })),
    async kill() {
      process.kill(pid, 'SIGKILL');
      await run.exited;
    },
  };
}
