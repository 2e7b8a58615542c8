import type { PersonView } from '#contract';
import type { Caller, Core } from '#core/foundation';
import { listMembers, listRolesInProject } from '#db';
import type { ProjectId } from '#domain';
import { viewPerson } from './view-person.ts';

/** `people.list`: everyone with a role in the project, by name. */
export async function listPeople(
  core: Core,
  _caller: Caller,
  input: { readonly projectId: ProjectId },
): Promise<PersonView[]> {
  const members = await listMembers(core.db.read, input.projectId);
  const roles = Map.groupBy(await listRolesInProject(core.db.read, input.projectId), (row) => row.personId);
  return members.map((member) => viewPerson(member, roles.get(member.id)?.map((row) => row.role) ?? []));
}
