import type { ProjectSettings, ProjectView } from '#contract';
import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { findProject, updateProject, type ProjectRecord } from '#db';
import type { ProjectId } from '#domain';
import { checkSettings } from './check-settings.ts';
import { toColumns } from './create-project.ts';
import { recomputeFigures } from './recompute-figures.ts';
import { viewProject } from './view-project.ts';

/**
 * `projects.change`: sets a project's policies. When one changes that figures are made of, all of them are worked out
 * anew in the same transaction. Throws `not-found`, `invalid-input {field}`.
 */
export async function changeProject(
  core: Core,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly settings: ProjectSettings },
): Promise<ProjectView> {
  const { projectId, settings } = input;
  checkSettings(settings);
  const changed = await core.db.write(async (tx) => {
    const before = await findProject(tx, projectId);
    if (!before) throw new ExpectedError('not-found');
    const after: ProjectRecord = { ...before, ...toColumns(settings) };
    const fields = listChanges(before, after);
    if (fields.length === 0) return before;
    await updateProject(tx, projectId, toColumns(settings));
    const has = (field: keyof ProjectRecord) => fields.includes(field);
    if (has('countsIdle') || has('divergenceRatio') || has('fastRatio'))
      await recomputeFigures(core, tx, caller, after, { countsIdleChanged: has('countsIdle') });
    await audit(core, tx, caller, {
      projectId,
      action: 'projects.change',
      subject: projectId,
      details: Object.fromEntries(
        fields.flatMap((field) => [
          [`${field}Before`, before[field]],
          [field, after[field]],
        ]),
      ),
    });
    return after;
  });
  core.live.publish({ projectId, topics: ['projects', 'tasks', 'work', 'session'] });
  return viewProject(changed);
}

function listChanges(before: ProjectRecord, after: ProjectRecord): readonly (keyof ProjectRecord)[] {
  return (Object.keys(after) as (keyof ProjectRecord)[]).filter((field) => before[field] !== after[field]);
}
