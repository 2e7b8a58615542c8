import { expect, it } from 'vitest';
import type { Caller } from '#core/foundation';
import { startWork } from '#core/sessions';
import { drawAssignments } from '#core/tasks';
import { findPerson, type Database } from '#db';
import type { EventId, ProjectId, ProjectRole, WindowId } from '#domain';
import { callerOf, insertMember, insertPerson, insertProject, insertTask, makeCore } from '#tests/builders';
import { describeOnBothEngines } from '#tests/engines';
import { addPerson } from './add-person.ts';
import { listPeople } from './list-people.ts';
import { setDisabled } from './set-disabled.ts';
import { setPassphrase } from './set-passphrase.ts';
import { setRoles } from './set-roles.ts';
import { getSession, insertSession } from './sign-in/session.ts';

async function setUp(db: Database) {
  const core = await makeCore(db);
  const projectId = await insertProject(core);
  const coordinator = await insertMember(core, projectId, 'Coordinator', 'coordinator');
  const owner = callerOf(await insertPerson(core, 'Owner', true), ['coordinator'], true);
  const add = (loginName: string, overrides: { projectId?: ProjectId; passphrase?: string | null } = {}) =>
    addPerson(core, coordinator, {
      projectId,
      displayName: `Person ${loginName.trim()}`,
      loginName,
      passphrase: null,
      roles: ['annotator', 'expert', 'annotator'],
      ...overrides,
    });
  const start = async ({ personId }: Pick<Caller, 'personId'>) => {
    const person = await findPerson(db.read, personId);
    return db.write((tx) => insertSession(core, tx, person!, { device: 'Laptop', idleMs: 1_000_000 }));
  };
  const last = () =>
    db.read.selectFrom('audit').selectAll().orderBy('sequence', 'desc').executeTakeFirstOrThrow();
  return { core, projectId, coordinator, owner, add, start, last };
}

describeOnBothEngines('people of a project', (opened) => {
  it('are added once under any spelling of their login name, and never with a short passphrase', async () => {
    const { core, projectId, coordinator, add } = await setUp(opened.db);
    const name = core.random.id();
    const person = await add(` ${name}`, { passphrase: 'long enough' });
    expect(person).toMatchObject({ roles: ['annotator', 'expert'], hasPassphrase: true, openCount: 0 });
    await expect(add(name.toUpperCase())).rejects.toMatchObject({ code: 'login-name-taken' });
    await expect(add('another', { passphrase: 'short' })).rejects.toMatchObject({
      code: 'passphrase-too-short',
    });
    expect((await listPeople(core, coordinator, { projectId })).map((row) => row.displayName)).toEqual([
      'Coordinator',
      `Person ${name}`,
    ]);
  });

  it('are never added under a name that shows nothing', async () => {
    const { core, projectId, coordinator, add } = await setUp(opened.db);
    await expect(add('\u200b\u2060')).rejects.toMatchObject({
      code: 'invalid-input',
      details: { field: 'loginName' },
    });
    const unseen = {
      projectId,
      displayName: '\u202e',
      loginName: core.random.id(),
      passphrase: null,
      roles: [],
    };
    await expect(addPerson(core, coordinator, unseen)).rejects.toMatchObject({
      code: 'invalid-input',
      details: { field: 'displayName' },
    });
  });

  it('join another project with the account they have, unchanged', async () => {
    const { core, add } = await setUp(opened.db);
    const name = core.random.id();
    const first = await add(name, { passphrase: 'long enough' });
    const other = await insertProject(core);
    const second = await add(name, { projectId: other, passphrase: 'something else' });
    expect(second.id).toBe(first.id);
    expect((await findPerson(core.db.read, first.id))?.passphraseHash).toBe('hashed:long enough');
  });

  it('are listed with their open and accepted work and when they were last seen', async () => {
    const { core, projectId, coordinator, start } = await setUp(opened.db);
    const mei = await insertMember(core, projectId, 'Mei', 'annotator');
    const jun = await insertMember(core, projectId, 'Jun', 'annotator');
    await insertTask(core, projectId, 'OV-1', 1);
    await insertTask(core, projectId, 'OV-2', 2);
    await drawAssignments(core, coordinator, { projectId, taskIds: null, seed: null });
    const row = await core.db.read
      .selectFrom('assignments')
      .select('id')
      .where('personId', '=', mei.personId)
      .limit(1)
      .executeTakeFirstOrThrow();
    await startWork(core, mei, {
      projectId,
      assignmentId: row.id,
      eventId: core.random.id() as EventId,
      windowId: 'w' as WindowId,
    });
    await core.db.write((tx) =>
      tx.updateTable('attempts').set({ state: 'accepted' }).where('assignmentId', '=', row.id).execute(),
    );
    await start(mei);
    const people = await listPeople(core, coordinator, { projectId });
    expect(people.find(({ id }) => id === mei.personId)).toMatchObject({
      openCount: 1,
      acceptedCount: 1,
      lastSeenAt: core.clock.now(),
    });
    expect(people.find(({ id }) => id === jun.personId)).toMatchObject({ openCount: 2, lastSeenAt: null });
  });

  it('keep at least one coordinator', async () => {
    const { core, projectId, coordinator, last } = await setUp(opened.db);
    const set = (personId: Caller['personId'], roles: readonly ProjectRole[]) =>
      setRoles(core, coordinator, { projectId, personId, roles });
    await expect(set(coordinator.personId, ['annotator'])).rejects.toMatchObject({
      code: 'last-coordinator',
    });
    const second = await insertMember(core, projectId, 'Second', 'annotator');
    await set(second.personId, ['coordinator', 'annotator']);
    expect(JSON.parse((await last()).details)).toEqual({
      before: ['annotator'],
      roles: ['coordinator', 'annotator'],
    });
    await set(coordinator.personId, []);
    await expect(
      setDisabled(core, coordinator, { projectId, personId: second.personId, isDisabled: true }),
    ).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(set(coordinator.personId, ['expert'])).rejects.toMatchObject({ code: 'not-found' });
  });

  it('cannot be shut out when they are the last coordinator', async () => {
    const { core, projectId, coordinator, owner } = await setUp(opened.db);
    const input = { projectId, personId: coordinator.personId, isDisabled: true };
    await expect(setDisabled(core, owner, input)).rejects.toMatchObject({ code: 'last-coordinator' });
    expect((await findPerson(core.db.read, coordinator.personId))?.isDisabled).toBe(0);
  });

  it('lose their sessions with a new passphrase, and only who coordinates all their projects gives one', async () => {
    const { core, projectId, coordinator, owner, start } = await setUp(opened.db);
    const mei = await insertMember(core, projectId, 'Mei', 'annotator');
    const { token } = await start(mei);
    const give = (caller: Caller, personId = mei.personId, passphrase = 'a new passphrase') =>
      setPassphrase(core, caller, { projectId, personId, passphrase });
    await give(coordinator);
    await expect(getSession(core, token)).rejects.toMatchObject({ code: 'session-expired' });
    await expect(give(coordinator, mei.personId, 'short')).rejects.toMatchObject({
      code: 'passphrase-too-short',
    });
    const other = await insertProject(core);
    await core.db.write((tx) =>
      tx
        .insertInto('memberships')
        .values([
          { projectId: other, personId: mei.personId, role: 'expert', addedAt: 1 },
          { projectId, personId: owner.personId, role: 'annotator', addedAt: 1 },
        ])
        .execute(),
    );
    await expect(give(coordinator)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(give(coordinator, owner.personId)).rejects.toMatchObject({ code: 'not-allowed' });
    await give(owner);
    await give(owner, owner.personId);
    const stranger = await insertPerson(core, 'Stranger');
    await expect(give(owner, stranger)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are shut out with their sessions ended and their clock stopped, and can be let in again', async () => {
    const { core, projectId, coordinator, start } = await setUp(opened.db);
    const mei = await insertMember(core, projectId, 'Mei', 'annotator');
    await insertTask(core, projectId, 'OV-1');
    await drawAssignments(core, coordinator, { projectId, taskIds: null, seed: null });
    const row = await core.db.read
      .selectFrom('assignments')
      .select('id')
      .where('personId', '=', mei.personId)
      .executeTakeFirstOrThrow();
    await startWork(core, mei, {
      projectId,
      assignmentId: row.id,
      eventId: core.random.id() as EventId,
      windowId: 'w' as WindowId,
    });
    core.clock.pass(4_000);
    const { token } = await start(mei);
    const set = (isDisabled: boolean) =>
      setDisabled(core, coordinator, { projectId, personId: mei.personId, isDisabled });
    await set(true);
    await expect(getSession(core, token)).rejects.toMatchObject({ code: 'session-expired' });
    const attempt = await core.db.read
      .selectFrom('attempts')
      .selectAll()
      .where('personId', '=', mei.personId)
      .executeTakeFirstOrThrow();
    expect(attempt).toMatchObject({ state: 'suspended', countedMs: 4_000 });
    await set(false);
    expect((await findPerson(core.db.read, mei.personId))?.isDisabled).toBe(0);
  });
});
