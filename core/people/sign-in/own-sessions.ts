import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import {
  findPerson,
  findSignInSession,
  listSignInSessions,
  revokeSignInSession,
  revokeSignInSessionsOf,
  updatePerson,
} from '#db';
import type { PersonId, TaskLanguage } from '#domain';
import { hashPassphrase, verifyPassphrase } from '../passphrase.ts';

/** The person at the keyboard, whomever they act as. */
const ownPersonId = (caller: Caller): PersonId => caller.actingFor ?? caller.personId;

/** `signIn.sessions`: where the person is signed in. */
export async function listOwnSessions(core: Core, caller: Caller) {
  const rows = await listSignInSessions(core.db.read, ownPersonId(caller), core.clock.now());
  return rows.map(({ id, createdAt, lastSeenAt, expiresAt, device }) => ({
    id,
    createdAt,
    lastSeenAt,
    expiresAt,
    device,
    isThis: id === caller.sessionId,
  }));
}

/** `signIn.revoke`: ends one of the person's own sessions; anyone else's is `not-found`. */
export async function revokeOwnSession(core: Core, caller: Caller, input: { readonly id: string }) {
  await core.db.write(async (tx) => {
    const row = await findSignInSession(tx, input.id);
    if (!row || (row.actingFor ?? row.personId) !== ownPersonId(caller)) throw new ExpectedError('not-found');
    await revokeSignInSession(tx, row.id, core.clock.now());
    await audit(core, tx, caller, { projectId: null, action: 'signIn.revoke', subject: row.personId });
  });
  core.live.publish({ projectId: null, topics: ['session'] });
  return {};
}

/** `signIn.out`: ends this session. */
export async function signOut(core: Core, caller: Caller) {
  await core.db.write(async (tx) => {
    await revokeSignInSession(tx, caller.sessionId, core.clock.now());
    await audit(core, tx, caller, { projectId: null, action: 'signIn.out', subject: ownPersonId(caller) });
  });
  core.live.publish({ projectId: null, topics: ['session'] });
  return {};
}

/** `signIn.setLanguage`: the language of the page, kept with the person. */
export async function setLanguage(core: Core, caller: Caller, input: { readonly language: TaskLanguage }) {
  await core.db.write((tx) => updatePerson(tx, caller.personId, { language: input.language }));
  return {};
}

/**
 * `signIn.changePassphrase`; ends the person's other sessions. Who has none yet (the owner of a desktop
 * installation) sets the first one without a current one. Throws `wrong-passphrase`, `passphrase-too-short`.
 */
export async function changePassphrase(
  core: Core,
  caller: Caller,
  input: { readonly current: string; readonly next: string },
) {
  if (caller.actingFor !== null) throw new ExpectedError('not-allowed');
  const person = await findPerson(core.db.read, caller.personId);
  if (!person) throw new ExpectedError('not-found');
  const stored = person.passphraseHash;
  if (stored !== null && !(await verifyPassphrase(core, stored, input.current)))
    throw new ExpectedError('wrong-passphrase');
  const passphraseHash = await hashPassphrase(core, input.next);
  await core.db.write(async (tx) => {
    await updatePerson(tx, person.id, { passphraseHash });
    await revokeSignInSessionsOf(tx, person.id, core.clock.now(), caller.sessionId);
    await audit(core, tx, caller, {
      projectId: null,
      action: 'signIn.changePassphrase',
      subject: person.id,
    });
  });
  core.live.publish({ projectId: null, topics: ['session'] });
  return {};
}
