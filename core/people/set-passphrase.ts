import { audit, type Caller, type Core } from '#core/foundation';
import { revokeSignInSessionsOf, updatePerson } from '#db';
import type { PersonId, ProjectId } from '#domain';
import { getAccountToChange } from './account-rights.ts';
import { hashPassphrase } from './passphrase.ts';

/**
 * `people.setPassphrase`: gives a member a new passphrase and ends their sessions (but the caller's own, when it is
 * theirs). Throws `not-found`, `not-allowed`, `passphrase-too-short`.
 */
export async function setPassphrase(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly personId: PersonId; readonly passphrase: string },
): Promise<Record<string, never>> {
  const { projectId, personId } = input;
  await getAccountToChange(core.db.read, caller, input);
  const passphraseHash = await hashPassphrase(core, input.passphrase);
  await core.db.write(async (tx) => {
    await getAccountToChange(tx, caller, input);
    await updatePerson(tx, personId, { passphraseHash });
    await revokeSignInSessionsOf(tx, personId, core.clock.now(), caller.sessionId);
    await audit(core, tx, caller, { projectId, action: 'people.setPassphrase', subject: personId });
  });
  core.live.publish({ projectId: null, topics: ['people', 'session'] });
  return {};
}
