import type { PersonView } from '#contract';
import { audit, ExpectedError, type Actor, type Caller, type Core } from '#core/foundation';
import {
  findPersonByLoginKey,
  insertPerson,
  listRoles,
  replaceRoles,
  type PersonRecord,
  type Writer,
} from '#db';
import type { PersonId, ProjectId, ProjectRole } from '#domain';
import { listPeople } from './list-people.ts';
import { computeLoginKey } from './login-key.ts';
import { hashPassphrase } from './passphrase.ts';

interface NewMember {
  readonly projectId: ProjectId;
  readonly displayName: string;
  readonly loginName: string;
  readonly roles: readonly ProjectRole[];
}

/**
 * `people.add`: adds somebody to the project. Who has the login name already joins it with their own display name and
 * passphrase: neither can be changed this way. Throws `login-name-taken` for a member, `passphrase-too-short`,
 * `invalid-input` for a name that shows nothing.
 */
export async function addPerson(
  core: Core,
  caller: Caller,
  input: NewMember & { readonly passphrase: string | null },
): Promise<PersonView> {
  for (const field of ['loginName', 'displayName'] as const)
    if (computeLoginKey(input[field]) === '') throw new ExpectedError('invalid-input', { field });
  const passphraseHash = input.passphrase === null ? null : await hashPassphrase(core, input.passphrase);
  const person = await core.db.write((tx) =>
    addMember(core, tx, caller, { ...input, passphraseHash, isSample: false }),
  );
  core.live.publish({ projectId: input.projectId, topics: ['people', 'session'] });
  const added = (await listPeople(core, caller, input)).find(({ id }) => id === person.id);
  if (!added) throw new ExpectedError('not-found');
  return added;
}

/** As `addPerson`, within a transaction and with a hash in place of the passphrase. */
async function addMember(
  core: Core,
  tx: Writer,
  actor: Actor,
  input: NewMember & { readonly passphraseHash: string | null; readonly isSample: boolean },
): Promise<PersonRecord> {
  const { projectId, roles } = input;
  const known = await findPersonByLoginKey(tx, computeLoginKey(input.loginName));
  if (known && (await listRoles(tx, known.id, projectId)).length > 0)
    throw new ExpectedError('login-name-taken', { loginName: input.loginName });
  const person = known ?? (await createPerson(core, tx, input));
  await replaceRoles(tx, projectId, person.id, roles, core.clock.now());
  await audit(core, tx, actor, {
    projectId,
    action: 'people.add',
    subject: person.id,
    details: { displayName: person.displayName, loginName: person.loginName, roles, isNew: !known },
  });
  return person;
}

async function createPerson(
  core: Core,
  tx: Writer,
  input: {
    readonly displayName: string;
    readonly loginName: string;
    readonly passphraseHash: string | null;
    readonly isSample: boolean;
  },
): Promise<PersonRecord> {
  const person: PersonRecord = {
    id: core.random.id() as PersonId,
    displayName: input.displayName,
    loginName: input.loginName,
    loginKey: computeLoginKey(input.loginName),
    passphraseHash: input.passphraseHash,
    isOwner: 0,
    isSample: input.isSample ? 1 : 0,
    isDisabled: 0,
    language: null,
    createdAt: core.clock.now(),
  };
  await insertPerson(tx, person);
  return person;
}
