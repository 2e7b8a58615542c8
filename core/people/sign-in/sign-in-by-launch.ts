import { audit, type Core } from '#core/foundation';
import { findOwner, findPersonByLoginKey, insertPerson, type PersonRecord, type Writer } from '#db';
import type { PersonId } from '#domain';
import { computeLoginKey } from '../login-key.ts';
import { insertSession, sessionLifeMs, type NewSession } from './session.ts';

/** Signs in the owner, on the word of a launch token that the server checked. */
export async function signInByLaunch(
  core: Core,
  { userName, device }: { readonly userName: string; readonly device: string },
): Promise<NewSession> {
  return core.db.write(async (tx) => {
    const owner = await ensureOwner(core, tx, userName);
    const started = await insertSession(core, tx, owner, { device, idleMs: sessionLifeMs });
    const actor = { personId: owner.id, actingFor: null };
    await audit(core, tx, actor, { projectId: null, action: 'signIn.byLaunch', subject: owner.id });
    return started;
  });
}

/** The owner of the installation; made at the first start, named after the machine's user. */
async function ensureOwner(core: Core, tx: Writer, userName: string): Promise<PersonRecord> {
  const owner = await findOwner(tx);
  if (owner) return owner;
  const displayName = userName.trim().slice(0, 80) || 'Owner';
  const loginName = await findFreeLoginName(tx, displayName);
  const person: PersonRecord = {
    id: core.random.id() as PersonId,
    displayName,
    loginName,
    loginKey: computeLoginKey(loginName),
    passphraseHash: null,
    isOwner: 1,
    isSample: 0,
    isDisabled: 0,
    language: null,
    createdAt: core.clock.now(),
  };
  await insertPerson(tx, person);
  await audit(core, tx, null, { projectId: null, action: 'people.addOwner', subject: person.id });
  return person;
}

/** Someone may have been added from the command line under the same name before the first start. */
async function findFreeLoginName(tx: Writer, wanted: string): Promise<string> {
  let loginName = wanted;
  for (let number = 2; await findPersonByLoginKey(tx, computeLoginKey(loginName)); number += 1)
    loginName = `${wanted} ${number}`;
  return loginName;
}
