import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { appendAttemptFact, appendCheckFact } from '#core/sessions';
import {
  findOpenIntervalOfPerson,
  listRolesOfPerson,
  revokeSignInSessionsOf,
  updatePerson,
  type Writer,
} from '#db';
import type { AttemptId, CheckId, PersonId, ProjectId } from '#domain';
import { getAccountToChange } from './account-rights.ts';
import { refuseWithoutCoordinator } from './set-roles.ts';

/**
 * `people.setDisabled`: shuts a member out, or lets them in again. Shutting out ends their sessions and stops their
 * clock. Throws `not-found`, `not-allowed` (the owner can't be shut out), `last-coordinator`.
 */
export async function setDisabled(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly personId: PersonId; readonly isDisabled: boolean },
): Promise<Record<string, never>> {
  const { projectId, personId, isDisabled } = input;
  await core.db.write(async (tx) => {
    const person = await getAccountToChange(tx, caller, input);
    if (person.isOwner === 1) throw new ExpectedError('not-allowed');
    if ((person.isDisabled === 1) === isDisabled) return;
    await updatePerson(tx, personId, { isDisabled: isDisabled ? 1 : 0 });
    if (isDisabled) await shutOut(core, tx, caller, personId);
    await audit(core, tx, caller, {
      projectId,
      action: 'people.setDisabled',
      subject: personId,
      details: { isDisabled },
    });
  });
  core.live.publish({ projectId: null, topics: ['people', 'session', 'work', 'checks', 'tasks'] });
  return {};
}

async function shutOut(core: Core, tx: Writer, caller: Caller, personId: PersonId): Promise<void> {
  for (const { projectId, role } of await listRolesOfPerson(tx, personId))
    if (role === 'coordinator') await refuseWithoutCoordinator(tx, projectId);
  await revokeSignInSessionsOf(tx, personId, core.clock.now(), null);
  const open = await findOpenIntervalOfPerson(tx, personId);
  if (!open) return;
  const fact = { type: 'suspended', cause: 'shutdown' } as const;
  const stamp = { fact, eventId: null, actorId: caller.personId, windowId: open.windowId };
  if (open.kind === 'attempt')
    await appendAttemptFact(core, tx, { ...stamp, attemptId: open.subjectId as AttemptId });
  else await appendCheckFact(core, tx, { ...stamp, checkId: open.subjectId as CheckId });
}
