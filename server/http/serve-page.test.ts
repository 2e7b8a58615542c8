import { beforeAll, describe, expect, it } from 'vitest';
import { makeServed, useSqlite, type Served } from '#tests/served';

describe('the page', () => {
  const opened = useSqlite();
  let served: Served;
  beforeAll(async () => {
    served = await makeServed(opened.db);
  });
  it.each(['/', '/projects/p/overview', '/login?next=%2F', '/%E9%A1%B9%E7%9B%AE'])(
    'is what %s shows, asked for anew each time',
    async (path) => {
      const { ask } = served;
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('<h1>The page</h1>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('comes with assets that may be kept for ever, in their own types', async () => {
    const { ask } = served;
    const answer = await ask('/assets/app-1a2b.js');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const head = await ask('/assets/app-1a2b.js', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
  });

  it.each([
    '/assets/none.js',
    '/favicon.ico',
    '/..%2fsecret.txt',
    '/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//etc/hosts.txt',
    '/%E0%A4%A',
    '/%',
    '/files/nothing/here',
    '/exports/p',
  ])('nothing lies at %s', async (path) => {
    const { ask, logged } = served;
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/secret|root:|The page/);
    expect(logged).toEqual([]);
  });

  it('says how to build it where it is not built', async () => {
    const { ask } = await makeServed(opened.db, { app: { pageFolder: '/nowhere/at/all' } });
    const answer = await ask('/');
    expect([answer.status, await answer.text()]).toEqual([503, 'The page is not built. Run: npm run build']);
  });
});
