import type { ProjectView } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { findProject, listProjects, listRolesOfPerson } from '#db';
import type { ProjectId, ProjectRole } from '#domain';
import { viewProject } from './view-project.ts';

/** `projects.list`: the projects that the caller has a role in, with those roles; for the owner, all of them. */
export async function listOwnProjects(
  core: Core,
  caller: Caller,
): Promise<(ProjectView & { roles: ProjectRole[]; taskCount: number })[]> {
  const db = core.db.read;
  const projects = await listProjects(db, caller.isOwner ? null : caller.personId);
  const held = Map.groupBy(await listRolesOfPerson(db, caller.personId), (row) => row.projectId);
  return projects.map((project) => {
    const roles = held.get(project.id)?.map((row) => row.role) ?? [];
    const counted: ProjectRole[] =
      caller.isOwner && !roles.includes('coordinator') ? ['coordinator', ...roles] : roles;
    return { ...viewProject(project), roles: counted, taskCount: project.taskCount };
  });
}

/** `projects.get`; throws `not-found`. */
export async function getProject(
  core: Core,
  _caller: Caller,
  input: { readonly projectId: ProjectId },
): Promise<ProjectView> {
  const project = await findProject(core.db.read, input.projectId);
  if (!project) throw new ExpectedError('not-found');
  return viewProject(project);
}
