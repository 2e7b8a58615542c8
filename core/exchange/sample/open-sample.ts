import { join } from 'node:path';
import type { ProjectView } from '#contract';
import type { PersonId } from '#domain';
import {
  findPerson,
  findPersonByLoginKey,
  findSampleProject,
  insertPerson,
  replaceRoles,
  type ProjectRecord,
  type Writer,
} from '#db';
import { audit, type Caller, type Core } from '#core/foundation';
import { computeLoginKey } from '#core/people';
import { addProject, viewProject } from '#core/projects';
import type { Disk } from '../disk.ts';
import { importStored, storeInputs, type OpenedPack } from '../import/import-pack.ts';
import { withPack } from '../import/use-cases.ts';
import { parseSample, type Sample } from './parse-sample.ts';

/** Where the sample that comes with the program lies. */
export interface SamplePlace {
  readonly disk: Disk;
  readonly folder: string;
}

/**
 * `projects.openSample`: makes the sample project with its people and tasks, the owner as a coordinator; whoever
 * opens it again gets the same one. Nothing is assigned yet.
 */
export async function openSample(core: Core, caller: Caller, place: SamplePlace): Promise<ProjectView> {
  const known = await findSampleProject(core.db.read);
  if (known) return viewProject(known);
  const text = await place.disk.read(join(place.folder, 'sample.json'));
  const sample = parseSample(new TextDecoder().decode(text));
  const pack = { path: place.folder, name: 'sample', inputs: null };
  const project = await withPack(place.disk, pack, (opened) => makeSample(core, caller, sample, opened));
  core.live.publish({ projectId: null, topics: ['projects', 'people', 'session'] });
  return viewProject(project);
}

async function makeSample(
  core: Core,
  caller: Caller,
  sample: Sample,
  pack: OpenedPack,
): Promise<ProjectRecord> {
  const stored = await storeInputs(core, pack);
  return core.db.write(async (tx) => {
    const known = await findSampleProject(tx);
    if (known) return known;
    const owner = await findPerson(tx, caller.personId);
    const name = sample.project.name[owner?.language ?? 'en'];
    const project = await addProject(core, tx, caller, { ...sample.project, name, isSample: true });
    for (const person of sample.people) await addSamplePerson(core, tx, caller, project, person);
    await importStored(core, tx, caller, project.id, pack, stored);
    return project;
  });
}

async function addSamplePerson(
  core: Core,
  tx: Writer,
  caller: Caller,
  project: ProjectRecord,
  { loginName, displayName, language, roles }: Sample['people'][number],
): Promise<void> {
  const id = core.random.id() as PersonId;
  const login = await findFreeLoginName(tx, loginName);
  await insertPerson(tx, {
    id,
    displayName,
    loginName: login,
    loginKey: computeLoginKey(login),
    // Nobody signs in as a person of the sample: the owner acts for them.
    passphraseHash: null,
    isOwner: 0,
    isSample: 1,
    isDisabled: 0,
    language,
    createdAt: core.clock.now(),
  });
  await replaceRoles(tx, project.id, id, roles, core.clock.now());
  const details = { roles, isSample: true };
  await audit(core, tx, caller, { projectId: project.id, action: 'people.add', subject: id, details });
}

/** A real person may have the name already. */
async function findFreeLoginName(tx: Writer, wanted: string): Promise<string> {
  let name = wanted;
  for (let suffix = 2; await findPersonByLoginKey(tx, computeLoginKey(name)); suffix += 1) {
    name = `${wanted}-sample-${suffix}`;
  }
  return name;
}
