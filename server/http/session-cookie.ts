import type { Context } from 'hono';
import { getCookie, setCookie, deleteCookie } from 'hono/cookie';
import { ExpectedError, type Core } from '#core/foundation';
import { getSession, sessionLifeMs } from '#core/people';
import type { CallContext } from './call-context.ts';
import { describeDevice } from './describe-device.ts';

/** Cookies know hosts, not ports: two installations on one machine must not sign each other out. */
export interface CookieScope {
  readonly port: number;
  readonly isSecure: boolean;
}

const nameOf = ({ port }: CookieScope): string => `plumbline-session-${port}`;

export async function readCallContext(
  core: Core,
  c: Context,
  scope: CookieScope,
  address: string,
): Promise<CallContext> {
  const token = getCookie(c, nameOf(scope)) ?? null;
  const found = token === null ? null : await getSession(core, token).catch(keepRefusal);
  return {
    session: found instanceof ExpectedError ? null : found,
    sessionFault: found instanceof ExpectedError ? found : null,
    device: describeDevice(c.req.header('user-agent') ?? ''),
    address,
    setToken: (next) => writeToken(c, scope, next),
  };
}

function keepRefusal(error: unknown): ExpectedError {
  if (error instanceof ExpectedError) return error;
  throw error;
}

export function writeToken(c: Context, scope: CookieScope, token: string | null): void {
  const attributes = { path: '/', httpOnly: true, sameSite: 'Strict', secure: scope.isSecure } as const;
  if (token === null) deleteCookie(c, nameOf(scope), attributes);
  else setCookie(c, nameOf(scope), token, { ...attributes, maxAge: sessionLifeMs / 1_000 });
}
