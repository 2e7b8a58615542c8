import type { Core } from '#core/foundation';
import { findProject, listProjects, type ProjectRecord } from '#db';
import type { ProjectId } from '#domain';
import { CommandFailure } from './command-host.ts';

/** The project with this id or this very name; null when there is none. Throws when several have the name. */
export async function findNamedProject(core: Core, nameOrId: string): Promise<ProjectRecord | null> {
  const byId = await findProject(core.db.read, nameOrId as ProjectId);
  if (byId) return byId;
  const named = (await listProjects(core.db.read, null)).filter((project) => project.name === nameOrId);
  if (named.length > 1) {
    const ids = named.map((project) => project.id).join(', ');
    throw new CommandFailure(`Several projects are called ${nameOrId}. Name one by its id: ${ids}`);
  }
  return named[0] ?? null;
}

export async function getNamedProject(core: Core, nameOrId: string): Promise<ProjectRecord> {
  const project = await findNamedProject(core, nameOrId);
  if (project !== null) return project;
  const names = (await listProjects(core.db.read, null)).map(({ name }) => name);
  const known = names.length === 0 ? 'There are none yet.' : `There are: ${names.join(', ')}`;
  throw new CommandFailure(`No project is called ${nameOrId}. ${known}`);
}
