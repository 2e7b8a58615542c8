import { expect, it } from 'vitest';
import { insertPerson, makeCore, type TestCore } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { findPerson } from '#db';
import type { PersonId } from '#domain';
import {
  findSession,
  getSession,
  insertSession,
  loadCaller,
  sessionIdleMs,
  sessionLifeMs,
} from './session.ts';

const dayMs = 24 * 60 * 60_000;

async function start(core: TestCore, personId: PersonId, idleMs = sessionIdleMs) {
  return core.db.write(async (tx) => {
    const person = await findPerson(tx, personId);
    expect(person).toBeDefined();
    return insertSession(core, tx, person!, { device: 'Laptop', idleMs });
  });
}

describeOnBothEngines('a session', (opened) => {
  it('is found by its token, of which only the hash is stored', async () => {
    const core = await makeCore(opened.db);
    const personId = await insertPerson(core, 'Mei');
    const { token, session } = await start(core, personId);
    expect(await getSession(core, token)).toEqual(session);
    const rows = await opened.db.read.selectFrom('signInSessions').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('tells an unknown token from one that has ended', async () => {
    const core = await makeCore(opened.db);
    const { token } = await start(core, await insertPerson(core, 'Mei'));
    await expect(getSession(core, null)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(getSession(core, `${token}0`)).rejects.toMatchObject({ code: 'not-signed-in' });
    core.clock.pass(sessionIdleMs);
    await expect(getSession(core, token)).rejects.toMatchObject({ code: 'session-expired' });
    expect(await findSession(core, token)).toBeUndefined();
  });

  it('goes on while it is used, up to its longest life', async () => {
    const core = await makeCore(opened.db);
    const { token } = await start(core, await insertPerson(core, 'Mei'));
    for (let day = 0; day < 25; day += 5) {
      core.clock.pass(5 * dayMs);
      await getSession(core, token);
    }
    core.clock.pass(5 * dayMs);
    await expect(getSession(core, token)).rejects.toMatchObject({ code: 'session-expired' });
  });

  it('is not ended by a week of rest when it was started by a launch', async () => {
    const core = await makeCore(opened.db);
    const { token } = await start(core, await insertPerson(core, 'Mei'), sessionLifeMs);
    core.clock.pass(20 * dayMs);
    await getSession(core, token);
    core.clock.pass(9 * dayMs);
    await getSession(core, token);
    core.clock.pass(1 * dayMs);
    await expect(getSession(core, token)).rejects.toMatchObject({ code: 'session-expired' });
  });

  it('notes that it was seen at most once a minute', async () => {
    const core = await makeCore(opened.db);
    const { token, session } = await start(core, await insertPerson(core, 'Mei'));
    const lastSeenAt = async () =>
      (
        await opened.db.read
          .selectFrom('signInSessions')
          .select('lastSeenAt')
          .where('id', '=', session.sessionId)
          .executeTakeFirstOrThrow()
      ).lastSeenAt;
    const startedAt = core.clock.now();
    core.clock.pass(59_000);
    await getSession(core, token);
    expect(await lastSeenAt()).toBe(startedAt);
    core.clock.pass(1_000);
    await getSession(core, token);
    expect(await lastSeenAt()).toBe(startedAt + 60_000);
  });

  it('makes the owner a coordinator of every project that exists', async () => {
    const core = await makeCore(opened.db);
    const { session } = await start(core, await insertPerson(core, 'Owner', true));
    await expect(loadCaller(core, session, 'nowhere' as never)).rejects.toMatchObject({ code: 'not-found' });
    expect(await loadCaller(core, session, null)).toMatchObject({ isOwner: true, roles: [] });
  });
});
