import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { findProject, listRolesInProject, listSamplePeople } from '#db';
import type { PersonId, ProjectId, ProjectRole } from '#domain';

/** `projects.samplePeople`: the fictional people whom the owner may act as; throws `not-found` for a real project. */
export async function listPeopleOfSample(
  core: Core,
  _caller: Caller,
  input: { readonly projectId: ProjectId },
): Promise<{ id: PersonId; displayName: string; roles: ProjectRole[] }[]> {
  const db = core.db.read;
  const project = await findProject(db, input.projectId);
  if (project?.isSample !== 1) throw new ExpectedError('not-found');
  const roles = Map.groupBy(await listRolesInProject(db, project.id), (row) => row.personId);
  return (await listSamplePeople(db, project.id)).map(({ id, displayName }) => ({
    id,
    displayName,
    roles: roles.get(id)?.map((row) => row.role) ?? [],
  }));
}
