import type { ImportReport, ProjectSettings } from '#contract';
import { addProject } from '#core/projects';
import type { ProjectId } from '#domain';
import type { Actor, Core } from '#core/foundation';
import { importStored, storeInputs, type OpenedPack } from './import-pack.ts';

/** Makes a project and imports a pack into it: both or neither. Throws what `applyImport` and `addProject` throw. */
export async function importIntoNewProject(
  core: Core,
  actor: Actor,
  settings: ProjectSettings,
  pack: OpenedPack,
): Promise<{ readonly projectId: ProjectId; readonly report: ImportReport }> {
  const stored = await storeInputs(core, pack);
  const made = await core.db.write(async (tx) => {
    const project = await addProject(core, tx, actor, { ...settings, isSample: false });
    return { projectId: project.id, report: await importStored(core, tx, actor, project.id, pack, stored) };
  });
  core.live.publish({ projectId: null, topics: ['projects', 'session'] });
  return made;
}
