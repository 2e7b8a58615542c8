import { userInfo } from 'node:os';
import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { OpenedCore } from '../host/open-core.ts';
import { productVersion } from '../host/product-version.ts';
import { createApp } from '../http/create-app.ts';
import type { ServedAs } from '../http/guards.ts';
import type { LaunchTokens } from '../http/launch-tokens.ts';
import type { ServeOptions } from './start-server.ts';

const pageFolder = join(import.meta.dirname, '../../dist/page');

/** The app as this process serves it. */
export function createServedApp(
  opened: OpenedCore,
  parts: { readonly launchTokens: LaunchTokens; readonly gate: MiddlewareHandler },
  options: ServeOptions,
  port: number,
): Hono {
  const servedAs = computeServedAs(options, port);
  return createApp({
    ...opened,
    ...parts,
    version: productVersion,
    isShell: options.isShell,
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
export function findAddress(c: Context, isBehindProxy: boolean): string {
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
