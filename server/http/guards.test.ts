import { describe, expect, it } from 'vitest';
import { makeServed, servedHost, servedPort, useSqlite, type Served } from '#tests/served';
import { computeServedAs } from '../serve/served-app.ts';

const page = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' };
const own = `http://${servedHost}`;

describe('the door', () => {
  const opened = useSqlite();
  let one: Promise<Served> | undefined;
  const served = (): Promise<Served> => (one ??= makeServed(opened.db));

  it.each([
    'evil.example',
    `evil.example:${servedPort}`,
    '127.0.0.1',
    `127.0.0.1:${servedPort + 1}`,
    `127.0.0.1.evil.example:${servedPort}`,
    '',
  ])('answers no request for this machine under another name (%j)', async (host) => {
    const { ask } = await served();
    for (const path of ['/', '/health', '/api/openapi.json', '/launch?token=x']) {
      const answer = await ask(path, { headers: { host, ...page } });
      expect([path, answer.status]).toEqual([path, 421]);
    }
  });

  it.each([servedHost, `localhost:${servedPort}`, `LOCALHOST:${servedPort}`, `[::1]:${servedPort}`])(
    'answers under its own name %s',
    async (host) => {
      const { ask } = await served();
      expect((await ask('/health', { headers: { host } })).status).toBe(200);
    },
  );

  it('takes calls from its own page and from programs, and none from another site', async () => {
    const { ask } = await served();
    const call = async (headers: Readonly<Record<string, string>>) =>
      (
        await ask('/rpc/signIn/get', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{}',
        })
      ).status;
    expect(await call({})).toBe(200);
    expect(await call({ origin: own, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await call({ 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await call({ origin: 'https://evil.example' })).toBe(403);
    expect(await call({ origin: 'null' })).toBe(403);
    expect(await call({ origin: `http://127.0.0.1:${servedPort + 1}` })).toBe(403);
    expect(await call({ origin: `https://${servedHost}` })).toBe(403);
    expect(await call({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await call({ 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('lets a link lead here, but no other page load, frame-post or embed from here', async () => {
    const { ask } = await served();
    const from = (path: string, mode: string, method = 'GET') =>
      ask(path, { method, headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode } });
    expect((await from('/', 'navigate')).status).toBe(200);
    expect((await from('/launch?token=nothing', 'navigate')).status).toBe(302);
    expect((await from('/assets/app-1a2b.js', 'no-cors')).status).toBe(403);
    expect((await from('/files/p/tasks/t/inputs/0', 'no-cors')).status).toBe(403);
    expect((await from('/rpc/signIn/out', 'navigate', 'POST')).status).toBe(403);
    // No answer ever allows another origin to read it.
    const answer = await ask('/health', { headers: { origin: own } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('behind a proxy answers to its public name as well, and only over https', () => {
    const publicUrl = new URL('https://plumbline.example.org');
    const { hosts, origins, isSecure } = computeServedAs({ publicUrl }, servedPort);
    expect(hosts.has('plumbline.example.org')).toBe(true);
    expect(origins.has('https://plumbline.example.org')).toBe(true);
    expect(origins.has('http://plumbline.example.org')).toBe(false);
    expect(isSecure).toBe(true);
  });

  it('on the port that addresses leave out, answers to names without one', () => {
    const { hosts, origins } = computeServedAs({ publicUrl: null }, 80);
    expect([hosts.has('localhost'), hosts.has('localhost:80')]).toEqual([true, true]);
    expect(origins.has('http://localhost')).toBe(true);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/projects/some/screen'],
    ['GET', '/assets/app-1a2b.js'],
    ['GET', '/assets/none.js'],
    ['GET', '/health'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/nothing'],
    ['GET', '/launch?token=none'],
    ['POST', '/rpc/signIn/get'],
    ['POST', '/rpc/work/list'],
    ['POST', '/rpc/no/such'],
    ['GET', '/files/p/tasks/t/inputs/0'],
    ['POST', '/files/p/packs'],
    ['GET', '/files/nothing/here'],
    ['GET', '/exports/p/labor-time'],
    ['DELETE', '/'],
  ])('%s %s tells the browser to trust nothing but this origin', async (method, path) => {
    const { ask } = await served();
    const answer = await ask(path, {
      method,
      ...(method === 'POST' ? { headers: { 'content-type': 'application/json' }, body: '{"json":{}}' } : {}),
    });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  it('sends them with refusals too', async () => {
    const { ask } = await served();
    const foreign = await ask('/health', { headers: { host: 'evil.example' } });
    const broken = await ask('/rpc/signIn/get', { method: 'POST', body: '{' });
    for (const answer of [foreign, broken])
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
