import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { findPerson, isOnlyInSampleProjects, setSessionPerson } from '#db';
import type { PersonId } from '#domain';
import type { Session } from './session.ts';

/**
 * `signIn.actAs`: the owner goes on as one of a sample project's fictional people, with that person's rights
 * and no others; may also change from one to another. Throws `not-allowed` for anyone real, `not-found`.
 */
export async function actAs(
  core: Core,
  caller: Caller,
  session: Session,
  input: { readonly personId: PersonId },
): Promise<Session> {
  const ownerId = caller.actingFor ?? caller.personId;
  const acting = await core.db.write(async (tx) => {
    const [owner, person] = [await findPerson(tx, ownerId), await findPerson(tx, input.personId)];
    if (owner?.isOwner !== 1) throw new ExpectedError('not-allowed');
    if (!person) throw new ExpectedError('not-found');
    if (person.isSample !== 1 || person.isDisabled === 1 || !(await isOnlyInSampleProjects(tx, person.id)))
      throw new ExpectedError('not-allowed');
    await setSessionPerson(tx, session.sessionId, { personId: person.id, actingFor: ownerId });
    await audit(core, tx, caller, {
      projectId: null,
      action: 'signIn.actAs',
      subject: person.id,
      details: { owner: owner.displayName, actsAs: person.displayName },
    });
    return person;
  });
  core.live.publish({ projectId: null, topics: ['session'] });
  return { ...session, person: acting, actingFor: ownerId };
}

/** `signIn.stopActing`: the owner is themselves again; changes nothing when they are already. */
export async function stopActing(core: Core, caller: Caller, session: Session): Promise<Session> {
  const ownerId = caller.actingFor;
  if (ownerId === null) return session;
  const person = await core.db.write(async (tx) => {
    const owner = await findPerson(tx, ownerId);
    if (!owner) throw new ExpectedError('not-found');
    await setSessionPerson(tx, session.sessionId, { personId: owner.id, actingFor: null });
    await audit(core, tx, caller, {
      projectId: null,
      action: 'signIn.stopActing',
      subject: caller.personId,
      details: { owner: owner.displayName, actsAs: session.person.displayName },
    });
    return owner;
  });
  core.live.publish({ projectId: null, topics: ['session'] });
  return { ...session, person, actingFor: null };
}
