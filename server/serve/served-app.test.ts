import { describe, expect, it } from 'vitest';
import type { Context } from 'hono';
import { findAddress } from './served-app.ts';

/** A request as Node's server hands it over. */
const request = (forwarded: string | undefined): Context =>
  ({
    req: { header: () => forwarded },
    env: { incoming: { socket: { remoteAddress: '10.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } },
  }) as unknown as Context;

describe('whom a request is counted against', () => {
  it('is the connection, whatever a client claims, when there is no proxy', () => {
    expect(findAddress(request('1.2.3.4'), false)).toBe('10.0.0.1');
  });

  it('behind a proxy is whom the proxy saw last', () => {
    expect(findAddress(request('6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4');
    expect(findAddress(request('1.2.3.4'), true)).toBe('1.2.3.4');
    expect(findAddress(request(undefined), true)).toBe('10.0.0.1');
    expect(findAddress(request(' , '), true)).toBe('10.0.0.1');
  });
});
