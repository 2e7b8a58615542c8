import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { countActiveCoordinators, listRoles, replaceRoles, type Writer } from '#db';
import type { PersonId, ProjectId, ProjectRole } from '#domain';

/**
 * `people.setRoles`: replaces a member's roles; none takes them out of the project. Assignments stay as they are: who
 * is no annotator any more can't open them, and a coordinator withdraws or reassigns them with a reason. Throws
 * `not-found` for who is no member, `last-coordinator`.
 */
export async function setRoles(
  core: Core,
  caller: Caller,
  input: {
    readonly projectId: ProjectId;
    readonly personId: PersonId;
    readonly roles: readonly ProjectRole[];
  },
): Promise<Record<string, never>> {
  const { projectId, personId, roles } = input;
  await core.db.write(async (tx) => {
    const before = await listRoles(tx, personId, projectId);
    if (before.length === 0) throw new ExpectedError('not-found');
    await replaceRoles(tx, projectId, personId, roles, core.clock.now());
    if (before.includes('coordinator')) await refuseWithoutCoordinator(tx, projectId);
    await audit(core, tx, caller, {
      projectId,
      action: 'people.setRoles',
      subject: personId,
      details: { before, roles },
    });
  });
  core.live.publish({ projectId, topics: ['people', 'session'] });
  return {};
}

/** Throws `last-coordinator` when the change just made leaves the project without one who can sign in. */
export async function refuseWithoutCoordinator(tx: Writer, projectId: ProjectId): Promise<void> {
  if ((await countActiveCoordinators(tx, projectId)) === 0) throw new ExpectedError('last-coordinator');
}
