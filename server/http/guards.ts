import type { MiddlewareHandler } from 'hono';

export interface ServedAs {
  /** `host:port` values that requests may name; anything else is another site's name for this machine. */
  readonly hosts: ReadonlySet<string>;
  /** Origins from which the page may call; the same hosts with their scheme. */
  readonly origins: ReadonlySet<string>;
  readonly isSecure: boolean;
}

/** Refuses requests under a foreign name (DNS rebinding) and calls from another site's page. */
export function checkHostAndOrigin(getServedAs: () => ServedAs): MiddlewareHandler {
  return async (c, next) => {
    const { hosts, origins } = getServedAs();
    if (!hosts.has((c.req.header('host') ?? '').toLowerCase()))
      return c.json({ code: 'not-allowed', data: { reason: 'host' } }, 421);
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const isForeign =
      origin !== undefined
        ? !origins.has(origin)
        : site !== undefined && site !== 'same-origin' && site !== 'none';
    const isSafe = c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate';
    if (isForeign && !isSafe) return c.json({ code: 'not-allowed', data: { reason: 'origin' } }, 403);
    return next();
  };
}

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** The page may load from here only, be framed by nobody else, and guess no types. */
export const sendSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('cross-origin-resource-policy', 'same-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()');
};
