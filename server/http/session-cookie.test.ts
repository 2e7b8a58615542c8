import { beforeAll, describe, expect, it } from 'vitest';
import { insertMember, insertPerson, insertProject } from '#tests/builders';
import { makeServed, servedPort, useSqlite, type Served } from '#tests/served';
import { updatePerson } from '#db';
import type { PersonId } from '#domain';
import { createArgon2Passphrases } from '../host/argon2-passphrases.ts';

const passphrase = 'correct horse battery';

describe('sessions over HTTP', () => {
  const opened = useSqlite();
  let served: Served;
  let personId: PersonId;
  const passphrases = createArgon2Passphrases();
  let passphraseHash: string;

  beforeAll(async () => {
    passphraseHash = await passphrases.hash(passphrase);
  });

  async function setUp(app: Parameters<typeof makeServed>[1] = {}): Promise<void> {
    served = await makeServed(opened.db, { core: { passphrases }, ...app });
    personId = await insertPerson(served.core, 'Mei');
    await opened.db.write((tx) => updatePerson(tx, personId, { passphraseHash }));
  }

  const signIn = (words: string, loginName: string = personId) =>
    served.call('signIn.withPassphrase', { loginName, passphrase: words });
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0] ?? '';

  it('keeps the token where no script, no other site and no longer than a month can reach it', async () => {
    await setUp();
    const { response, value } = await signIn(passphrase);
    const cookie = cookieOf(response);
    expect(cookie).toMatch(new RegExp(`^plumbline-session-${servedPort}=[0-9a-f-]{64,}; `));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain('Path=/');
    expect(cookie).toContain('Max-Age=2592000');
    expect(cookie).not.toContain('Secure');
    expect(cookie).not.toContain('Domain');
    const token = /=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(JSON.stringify(value)).not.toContain(token);
  });

  it('sends it over TLS alone behind a proxy', async () => {
    await setUp({ app: { getCookieScope: () => ({ port: servedPort, isSecure: true }) } });
    expect(cookieOf((await signIn(passphrase)).response)).toContain('Secure');
    const token = served.launchTokens.issue();
    expect(cookieOf(await served.ask(`/launch?token=${token}`))).toContain('Secure');
  });

  it('takes the cookie away when a person signs out, and the session with it', async () => {
    await setUp();
    const cookie = cookieOf((await signIn(passphrase)).response).split(';')[0] ?? '';
    expect((await served.call('signIn.sessions', undefined, cookie)).status).toBe(200);
    const out = await served.call('signIn.out', undefined, cookie);
    expect(cookieOf(out.response)).toMatch(/=; Max-Age=0/);
    const after = await served.call('signIn.sessions', undefined, cookie);
    expect([after.status, after.value.code]).toEqual([401, 'session-expired']);
  });

  it.each(['', 'plumbline-session-4173=', 'plumbline-session-4173=made-up', 'plumbline-session-4173=%00%FF'])(
    'knows nobody by the cookie %j',
    async (cookie) => {
      await setUp();
      const { status, value } = await served.call('signIn.sessions', undefined, cookie);
      expect([status, value.code]).toEqual([401, 'not-signed-in']);
    },
  );

  it('signs the owner in by a launch token once, and by no other', async () => {
    await setUp();
    const token = served.launchTokens.issue();
    const looked = await served.ask(`/launch?token=${token}`, { method: 'HEAD' });
    expect(cookieOf(looked)).toBe('');
    const both = await Promise.all([
      served.ask(`/launch?token=${token}`),
      served.ask(`/launch?token=${token}`),
    ]);
    expect(both.map((answer) => answer.status)).toEqual([302, 302]);
    expect(new Set(both.map((answer) => answer.headers.get('location')))).toEqual(
      new Set(['/', '/?launch=used']),
    );
    expect(both.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1);
    for (const wrong of ['', token, token.slice(1), '__proto__']) {
      const answer = await served.ask(`/launch?token=${wrong}`);
      expect([answer.headers.get('location'), cookieOf(answer)]).toEqual(['/?launch=used', '']);
    }
  });

  it('slows guessing down by name and by address, and lets the right one in after the wait', async () => {
    await setUp();
    for (let guess = 0; guess < 5; guess += 1) expect((await signIn('wrong')).status).toBe(401);
    const refused = await signIn(passphrase);
    expect([refused.status, refused.value.code]).toEqual([429, 'too-many-attempts']);
    expect(refused.value.data.retryAfterMs).toBeGreaterThan(0);
    served.core.clock.pass(refused.value.data.retryAfterMs);
    expect((await signIn(passphrase)).status).toBe(200);
  });

  it('counts a flood from one address as one', async () => {
    await setUp();
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn('wrong', `name-${index}`)),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('takes as long to refuse a name that does not exist, word for word the same', async () => {
    await setUp();
    await signIn('wrong', 'warm-up');
    const unknown = await timed(() => signIn('wrong', 'nobody-of-this-name'));
    const known = await timed(() => signIn('wrong'));
    expect(unknown.value).toEqual(known.value);
    expect(unknown.ms).toBeGreaterThan(known.ms / 4);
    expect(known.ms).toBeGreaterThan(unknown.ms / 4);
  });

  async function timed<T>(
    action: () => Promise<{ value: T }>,
  ): Promise<{ readonly value: T; readonly ms: number }> {
    const laps: { value: T; ms: number }[] = [];
    for (let lap = 0; lap < 3; lap += 1) {
      const began = performance.now();
      const { value } = await action();
      laps.push({ value, ms: performance.now() - began });
    }
    // The quickest lap says what the work costs; the others what else the machine was doing.
    return laps.toSorted((a, b) => a.ms - b.ms)[0] ?? expect.unreachable();
  }

  it('ends what a person had open when they are disabled', async () => {
    await setUp();
    const projectId = await insertProject(served.core);
    const member = await insertMember(served.core, projectId, 'Jun', 'annotator');
    const cookie = await served.signIn(member);
    expect((await served.call('work.list', { projectId }, cookie)).status).toBe(200);
    await opened.db.write((tx) => updatePerson(tx, member.personId, { isDisabled: 1 }));
    const { status, value } = await served.call('work.list', { projectId }, cookie);
    expect([status, value.code]).toEqual([403, 'person-disabled']);
  });
});
