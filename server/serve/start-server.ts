import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { suspendAllClocks, suspendSilentClocks } from '#core/sessions';
import { DatabaseError } from '#db';
import { CommandFailure, type CommandHost } from '../command-line/command-host.ts';
import { describeDatabaseError } from '../command-line/describe-database-error.ts';
import { removeUnfinishedFiles } from '../host/disk-file-store.ts';
import { openCore, type OpenedCore } from '../host/open-core.ts';
import { createLaunchTokens } from '../http/launch-tokens.ts';
import { removeOldUploads } from '../http/uploads.ts';
import { announce, computeUrl } from './announce.ts';
import { claimHome, describeHolder, isClaim, type HomeClaim } from './claim-home.ts';
import { startDailyCopies } from './daily-copies.ts';
import { listenToShell } from './listen-to-shell.ts';
import { createRequestGate, type RequestGate } from './request-gate.ts';
import { createServedApp } from './served-app.ts';

export interface ServeOptions {
  readonly port: number;
  readonly address: string;
  /** The address under which a proxy serves it; null on loopback. */
  readonly publicUrl: URL | null;
  readonly home: string;
  readonly databaseUrl: string | undefined;
  /** Whether a desktop shell, or `npm start`, started this process and reads its lines. */
  readonly isShell: boolean;
  /** Whether to say where it serves as JSON on standard output. */
  readonly isJson: boolean;
}

const sweepEveryMs = 15_000;
/**
 * Two gigabytes over a slow line take hours; headers take none. Connections are kept for longer than proxies keep
 * theirs, and than the pause between two heartbeats: closed at the very moment of the next call, they would lose it.
 */
const timeouts = { requestTimeout: 6 * 60 * 60_000, headersTimeout: 20_000, keepAliveTimeout: 75_000 };
const dayMs = 24 * 60 * 60_000;
/** Requests that are inside when the core stops get this long. */
const drainMs = 1_000;

/** Opens the core and serves until the process is told to end; clocks that run are stopped on the way out. */
export async function startServer(options: ServeOptions, host: CommandHost): Promise<void> {
  const { claim, opened } = await open(options, host);
  const launchTokens = createLaunchTokens(opened.core.random);
  const gate = createRequestGate();
  const server = createServer(timeouts);
  const port = await listen(server, options).catch(async (error: unknown) => {
    await opened.close();
    claim.release();
    return refuseStart(options, host, describeListenFailure(error, options));
  });
  const app = createServedApp(opened, { launchTokens, gate: gate.pass }, options, port);
  const answer = getRequestListener(app.fetch);
  server.on('request', (request, response) => void answer(request, response));
  const endChores = startChores(opened, options);
  const stop = once(async (cause: string) => {
    opened.core.log.info('stopping', { cause });
    endChores();
    await stopServing(opened, server, gate);
    claim.release();
    process.exit(0);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  if (options.isShell) listenToShell(opened.core, host.stdin, stop);
  const url = computeUrl(options, port);
  claim.tellAddress(url);
  announce(options, host, url, launchTokens.issue());
}

async function open(
  options: ServeOptions,
  host: CommandHost,
): Promise<{ readonly claim: HomeClaim; readonly opened: OpenedCore }> {
  const { home, databaseUrl, publicUrl } = options;
  try {
    const claim = await claimHome(home);
    if (!isClaim(claim)) return refuseStart(options, host, describeHolder(home, claim));
    const opened = await openCore({ home, databaseUrl, isLocal: publicUrl === null }).catch(
      (error: unknown) => {
        claim.release();
        throw error;
      },
    );
    return { claim, opened };
  } catch (error) {
    if (error instanceof DatabaseError) return refuseStart(options, host, describeDatabaseError(error));
    throw error;
  }
}

function refuseStart(options: ServeOptions, host: CommandHost, message: string): never {
  if (options.isShell) host.stdout.write(`${JSON.stringify({ type: 'failed', message })}\n`);
  // The shell says it; saying it here too would be twice.
  throw new CommandFailure(options.isShell ? '' : message);
}

function describeListenFailure(error: unknown, { port, address }: ServeOptions): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken; another Plumbline may be running. Choose another with --port.`;
  return `Cannot listen on ${address}:${port}: ${String(code)}`;
}

function listen(server: Server, { port, address }: ServeOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => resolve((server.address() as AddressInfo).port));
  });
}

/** What is done beside answering: what killed uploads left, silent clocks, daily copies. Gives how to end it. */
function startChores({ core }: OpenedCore, { home }: ServeOptions): () => void {
  const logged = (event: string) => (error: unknown) => core.log.error(event, error);
  void removeUnfinishedFiles(join(home, 'files'), core.clock.now() - 60_000).catch(logged('tidy-failed'));
  void removeOldUploads(join(home, 'uploads'), core.clock.now() - dayMs).catch(logged('tidy-failed'));
  const sweep = setInterval(() => {
    suspendSilentClocks(core).catch(logged('sweep-failed'));
  }, sweepEveryMs);
  const endCopies = startDailyCopies(core, join(home, 'backups'));
  return () => {
    clearInterval(sweep);
    endCopies();
  };
}

async function stopServing({ core, close }: OpenedCore, server: Server, gate: RequestGate): Promise<void> {
  await gate.close(drainMs);
  await suspendAllClocks(core, 'shutdown').catch((error: unknown) => core.log.error('suspend-failed', error));
  server.close();
  server.closeAllConnections();
  await close();
}

function once(action: (cause: string) => Promise<void>): (cause: string) => Promise<void> {
  let running: Promise<void> | null = null;
  return (cause) => (running ??= action(cause));
}
