import { expect, it } from 'vitest';
import {
  callerOf,
  insertMember,
  insertPerson,
  insertProject,
  makeCore,
  type TestCore,
} from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { updatePerson, type Database } from '#db';
import type { PersonId } from '#domain';
import { actAs, stopActing } from './act-as.ts';
import { changePassphrase, listOwnSessions, revokeOwnSession, setLanguage, signOut } from './own-sessions.ts';
import { getSession, loadCaller } from './session.ts';
import { signInByLaunch } from './sign-in-by-launch.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';
import { signInWithPassphrase } from './sign-in-with-passphrase.ts';
import { viewSession } from './view-session.ts';

const host = { version: '1.2.3', isShell: false };
const right = 'correct horse battery';

async function setUp(db: Database) {
  const core = await makeCore(db);
  const personId = await insertPerson(core, 'Mei');
  await db.write((tx) => updatePerson(tx, personId, { passphraseHash: `hashed:${right}` }));
  const throttle = createSignInThrottle(core.clock);
  const signIn = (passphrase: string, loginName: string = personId) =>
    signInWithPassphrase(core, throttle, { loginName, passphrase }, { address: '::1', device: 'Laptop' });
  return { core, personId, signIn };
}

async function makeSample(core: TestCore, personId: PersonId, flag: 0 | 1) {
  await core.db.write((tx) =>
    tx.updateTable('people').set({ isSample: flag }).where('id', '=', personId).execute(),
  );
}

describeOnBothEngines('sign-in', (opened) => {
  it('takes the right passphrase under any spelling of the login name', async () => {
    const { core, personId, signIn } = await setUp(opened.db);
    const { token } = await signIn(right, ` ${personId.toUpperCase()} `);
    const view = await viewSession(core, await getSession(core, token), host);
    expect(view).toMatchObject({ person: { id: personId, hasPassphrase: true }, actingFor: null, ...host });
  });

  it('says the same of an unknown name and of a wrong passphrase', async () => {
    const { signIn } = await setUp(opened.db);
    await expect(signIn('wrong')).rejects.toMatchObject({ code: 'wrong-passphrase' });
    await expect(signIn(right, 'nobody')).rejects.toMatchObject({ code: 'wrong-passphrase' });
  });

  it('does not verify more than five of many simultaneous guesses', async () => {
    const { signIn } = await setUp(opened.db);
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => signIn('wrong')));
    const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'in'));
    expect(codes.filter((code) => code === 'wrong-passphrase')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(45);
  });

  it('tells a disabled person so only when the passphrase is right, and ends what they had open', async () => {
    const { core, personId, signIn } = await setUp(opened.db);
    const { token } = await signIn(right);
    await opened.db.write((tx) => updatePerson(tx, personId, { isDisabled: 1 }));
    await expect(signIn('wrong')).rejects.toMatchObject({ code: 'wrong-passphrase' });
    await expect(signIn(right)).rejects.toMatchObject({ code: 'person-disabled' });
    await expect(getSession(core, token)).rejects.toMatchObject({ code: 'person-disabled' });
  });

  it('shows nobody where nobody is signed in', async () => {
    const { core } = await setUp(opened.db);
    const view = await viewSession(core, undefined, host);
    expect(view).toEqual({ person: null, actingFor: null, memberships: [], language: null, ...host });
  });

  it('lists own sessions and ends one of them, never another person’s', async () => {
    const { core, personId, signIn } = await setUp(opened.db);
    const [first, second] = [await signIn(right), await signIn(right)];
    const caller = await loadCaller(core, first.session, null);
    const sessions = await listOwnSessions(core, caller);
    expect(sessions.map((row) => row.isThis).filter(Boolean)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    const stranger = callerOf(await insertPerson(core, 'Jun'));
    const id = second.session.sessionId;
    await expect(revokeOwnSession(core, stranger, { id })).rejects.toMatchObject({ code: 'not-found' });
    await revokeOwnSession(core, caller, { id });
    await expect(getSession(core, second.token)).rejects.toMatchObject({ code: 'session-expired' });
    await signOut(core, caller);
    await expect(getSession(core, first.token)).rejects.toMatchObject({ code: 'session-expired' });
    expect(await listOwnSessions(core, callerOf(personId))).toEqual([]);
  });

  it('changes the passphrase only for who knows the current one, and ends the other sessions', async () => {
    const { core, signIn } = await setUp(opened.db);
    const [here, there] = [await signIn(right), await signIn(right)];
    const caller = await loadCaller(core, here.session, null);
    const change = (current: string, next: string) => changePassphrase(core, caller, { current, next });
    await expect(change('wrong', 'long enough now')).rejects.toMatchObject({ code: 'wrong-passphrase' });
    await expect(change(right, 'too short')).rejects.toMatchObject({ code: 'passphrase-too-short' });
    await change(right, 'long enough now');
    await getSession(core, here.token);
    await expect(getSession(core, there.token)).rejects.toMatchObject({ code: 'session-expired' });
    await expect(signIn(right)).rejects.toMatchObject({ code: 'wrong-passphrase' });
    await signIn('long enough now');
  });

  it('keeps the language with the person', async () => {
    const { core, signIn } = await setUp(opened.db);
    const { token, session } = await signIn(right);
    await setLanguage(core, await loadCaller(core, session, null), { language: 'zh' });
    expect((await viewSession(core, await getSession(core, token), host)).language).toBe('zh');
  });

  it('makes one owner at the first launch and signs the same one in after', async () => {
    const { core } = await setUp(opened.db);
    const launch = () => signInByLaunch(core, { userName: 'lin', device: 'This computer' });
    const first = await launch();
    const second = await launch();
    expect(first.session.person).toMatchObject({ displayName: 'lin', isOwner: 1, passphraseHash: null });
    expect(second.session.person.id).toBe(first.session.person.id);
    const projectId = await insertProject(core);
    const view = await viewSession(core, first.session, host);
    expect(view.memberships).toContainEqual({
      projectId,
      projectName: 'Office baseline',
      roles: ['coordinator'],
    });
  });

  it('lets the owner act as a sample person, with that person’s rights and both names in the audit', async () => {
    const { core } = await setUp(opened.db);
    const launched = await signInByLaunch(core, { userName: 'lin', device: 'This computer' });
    const owner = await loadCaller(core, launched.session, null);
    const sampleProject = await insertProject(core);
    await core.db.write((tx) =>
      tx.updateTable('projects').set({ isSample: 1 }).where('id', '=', sampleProject).execute(),
    );
    const { personId } = await insertMember(core, sampleProject, 'Aster Demo', 'annotator');
    const act = () => actAs(core, owner, launched.session, { personId });
    await expect(act()).rejects.toMatchObject({ code: 'not-allowed' });
    await makeSample(core, personId, 1);
    const acting = await act();
    const caller = await loadCaller(core, acting, sampleProject);
    expect(caller).toMatchObject({
      personId,
      isOwner: false,
      actingFor: owner.personId,
      roles: ['annotator'],
    });
    const view = await viewSession(core, await getSession(core, launched.token), host);
    expect(view).toMatchObject({ person: { displayName: 'Aster Demo' }, actingFor: 'lin' });
    const back = await stopActing(core, caller, acting);
    expect(back.person.id).toBe(owner.personId);
    const audited = await core.db.read.selectFrom('audit').selectAll().orderBy('sequence', 'desc').execute();
    expect(audited[0]).toMatchObject({ actorId: personId, actingFor: owner.personId });
    expect(JSON.parse(audited[1]!.details)).toEqual({ owner: 'lin', actsAs: 'Aster Demo' });
  });

  it('never lets anyone act as a person of a real project, nor anyone but the owner act', async () => {
    const { core, signIn } = await setUp(opened.db);
    const launched = await signInByLaunch(core, { userName: 'lin', device: 'This computer' });
    const owner = await loadCaller(core, launched.session, null);
    const { personId } = await insertMember(core, await insertProject(core), 'Real', 'annotator');
    await makeSample(core, personId, 1);
    const input = { personId };
    await expect(actAs(core, owner, launched.session, input)).rejects.toMatchObject({ code: 'not-allowed' });
    const { session } = await signIn(right);
    const other = await loadCaller(core, session, null);
    await expect(actAs(core, other, session, input)).rejects.toMatchObject({ code: 'not-allowed' });
  });
});
