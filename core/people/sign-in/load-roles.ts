import { ExpectedError, type Core } from '#core/foundation';
import { findPerson, findProject, listRoles } from '#db';
import type { PersonId, ProjectId, ProjectRole } from '#domain';

/**
 * Roles of a person in a project, empty for who is not a member; the owner of the installation counts as a
 * coordinator everywhere, so for them a project that does not exist throws `not-found`.
 */
export async function loadRoles(
  core: Core,
  personId: PersonId,
  projectId: ProjectId,
): Promise<readonly ProjectRole[]> {
  const roles = await listRoles(core.db.read, personId, projectId);
  const person = await findPerson(core.db.read, personId);
  if (person?.isOwner !== 1) return roles;
  if (!(await findProject(core.db.read, projectId))) throw new ExpectedError('not-found');
  return roles.includes('coordinator') ? roles : ['coordinator', ...roles];
}
