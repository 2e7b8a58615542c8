import type { ProjectSettings, ProjectView } from '#contract';
import { audit, type Actor, type Caller, type Core } from '#core/foundation';
import { insertProject, replaceRoles, type ProjectRecord, type Writer } from '#db';
import { defaultTimePolicy, type ProjectId } from '#domain';
import { checkSettings } from './check-settings.ts';
import { viewProject } from './view-project.ts';

/** `projects.create`: makes a project with its creator as coordinator. Throws `invalid-input {field}`. */
export async function createProject(
  core: Core,
  caller: Caller,
  input: ProjectSettings,
): Promise<ProjectView> {
  const project = await core.db.write((tx) => addProject(core, tx, caller, { ...input, isSample: false }));
  core.live.publish({ projectId: null, topics: ['projects', 'session'] });
  return viewProject(project);
}

/** As `createProject`, within a transaction; without an actor (the command line) nobody becomes coordinator. */
export async function addProject(
  core: Core,
  tx: Writer,
  actor: Actor,
  { isSample, ...settings }: ProjectSettings & { readonly isSample: boolean },
): Promise<ProjectRecord> {
  checkSettings(settings);
  const project: ProjectRecord = {
    ...toColumns(settings),
    id: core.random.id() as ProjectId,
    gapLimitMs: defaultTimePolicy.gapLimitMs,
    isSample: isSample ? 1 : 0,
    createdAt: core.clock.now(),
  };
  await insertProject(tx, project);
  if (actor) await replaceRoles(tx, project.id, actor.personId, ['coordinator'], project.createdAt);
  await audit(core, tx, actor, {
    projectId: project.id,
    action: 'projects.create',
    subject: project.id,
    details: { ...settings, isSample },
  });
  return project;
}

/** Settings as the database keeps them. */
export function toColumns(settings: ProjectSettings) {
  return {
    name: settings.name,
    timeZone: settings.timeZone,
    currency: settings.currency,
    baseDailySalaryMinor: settings.baseDailySalaryMinor,
    divergenceRatio: settings.divergenceRatio,
    fastRatio: settings.fastRatio,
    countsIdle: settings.countsIdle ? (1 as const) : (0 as const),
    allowsClaims: settings.allowsClaims ? (1 as const) : (0 as const),
  };
}
