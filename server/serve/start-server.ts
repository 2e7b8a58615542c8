import { userInfo } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suspendAllClocks, suspendSilentClocks } from '#core/sessions';
import { DatabaseError } from '#db';
import type { CommandHost } from '../command-line/command-host.ts';
import { CommandFailure } from '../command-line/command-host.ts';
import { describeDatabaseError } from '../command-line/describe-database-error.ts';
import { openCore, type OpenedCore } from '../host/open-core.ts';
import { productVersion } from '../host/product-version.ts';
import { createApp } from '../http/create-app.ts';
import { createLaunchTokens, type LaunchTokens } from '../http/launch-tokens.ts';
import type { ServedAs } from '../http/guards.ts';
import { startDailyCopies } from './daily-copies.ts';
import { listenToShell } from './listen-to-shell.ts';

export interface ServeOptions {
  readonly port: number;
  readonly address: string;
  /** The address under which a proxy serves it; null on loopback. */
  readonly publicUrl: URL | null;
  readonly home: string;
  readonly databaseUrl: string | undefined;
  /** Whether a desktop shell, or `npm start`, started this process and reads its lines. */
  readonly isShell: boolean;
}

const sweepEveryMs = 15_000;
const pageFolder = join(import.meta.dirname, '../../dist/page');

/** Opens the core and serves until the process is told to end; clocks that run are stopped on the way out. */
export async function startServer(options: ServeOptions, host: CommandHost): Promise<void> {
  const opened = await open(options, host);
  const launchTokens = createLaunchTokens(opened.core.random);
  const server = createServer();
  const port = await listen(server, options).catch(async (error: unknown) => {
    await opened.close();
    return refuseStart(options, host, describeListenFailure(error, options));
  });
  const answer = getRequestListener(createServedApp(opened, launchTokens, options, port).fetch);
  server.on('request', (request, response) => void answer(request, response));
  const sweep = setInterval(() => {
    suspendSilentClocks(opened.core).catch((error: unknown) => opened.core.log.error('sweep-failed', error));
  }, sweepEveryMs);
  const endCopies = startDailyCopies(opened.core, join(options.home, 'backups'));
  const stop = once(async (cause: string) => {
    opened.core.log.info('stopping', { cause });
    clearInterval(sweep);
    endCopies();
    await suspendAllClocks(opened.core, 'shutdown').catch((error: unknown) =>
      opened.core.log.error('suspend-failed', error),
    );
    server.close();
    server.closeAllConnections();
    await opened.close();
    process.exit(0);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
  if (options.isShell) listenToShell(opened.core, host.stdin, stop);
  announce(options, host, port, launchTokens.issue());
}

async function open(options: ServeOptions, host: CommandHost): Promise<OpenedCore> {
  try {
    return await openCore({
      home: options.home,
      databaseUrl: options.databaseUrl,
      isLocal: options.publicUrl === null,
    });
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

function createServedApp(
  opened: OpenedCore,
  launchTokens: LaunchTokens,
  options: ServeOptions,
  port: number,
) {
  const servedAs = computeServedAs(options, port);
  return createApp({
    ...opened,
    version: productVersion,
    isShell: options.isShell,
    launchTokens,
    userName: readUserName(),
    pageFolder,
    uploadsFolder: join(options.home, 'uploads'),
    getServedAs: () => servedAs,
    getCookieScope: () => ({ port, isSecure: servedAs.isSecure }),
    getAddress: (c) => findAddress(c, options.publicUrl !== null),
  });
}

export function computeServedAs({ publicUrl }: Pick<ServeOptions, 'publicUrl'>, port: number): ServedAs {
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  // Browsers leave out the port that http means anyway.
  const local = [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])];
  const hosts = new Set(publicUrl ? [...local, publicUrl.host] : local);
  const origins = publicUrl
    ? [...local.map((name) => `http://${name}`), publicUrl.origin]
    : local.map((name) => `http://${name}`);
  return { hosts, origins: new Set(origins), isSecure: publicUrl !== null };
}

/** Behind a proxy every connection is the proxy's; the address it adds last is the one it saw. */
function findAddress(c: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(c).remote.address ?? '');
}

function readUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

function announce(options: ServeOptions, host: CommandHost, port: number, launchToken: string): void {
  const url = options.publicUrl?.origin ?? `http://127.0.0.1:${port}`;
  if (options.isShell) host.stdout.write(`${JSON.stringify({ type: 'ready', url, launchToken })}\n`);
  else
    host.stderr.write(
      `Plumbline is at ${url}\nTo sign in as its owner, once: ${url}/launch?token=${launchToken}\n`,
    );
}

function once(action: (cause: string) => Promise<void>): (cause: string) => Promise<void> {
  let running: Promise<void> | null = null;
  return (cause) => (running ??= action(cause));
}
