import { join } from 'node:path';
import type { Core } from '#core/foundation';
import { applyPack, openSample, previewPack, type PackPlaces } from '#core/exchange';
import { addPerson, listPeople, setDisabled, setPassphrase, setRoles } from '#core/people';
import {
  changeProject,
  createProject,
  getProject,
  listOwnProjects,
  listPeopleOfSample,
} from '#core/projects';
import type { ImportReport } from '#contract';
import { nodeDisk } from '../disk/node-disk.ts';
import { getCaller } from '../http/call-context.ts';
import { findUpload } from '../http/uploads.ts';
import { bindTo, type Procedures } from './procedures.ts';

const samplePlace = { disk: nodeDisk, folder: join(import.meta.dirname, '../../assets/sample') };

export function projectsRouter({ projects }: Procedures, core: Core) {
  const bind = bindTo(core);
  return projects.router({
    list: projects.list.handler(({ context }) => listOwnProjects(core, getCaller(context))),
    get: projects.get.handler(bind(getProject)),
    create: projects.create.handler(bind(createProject)),
    change: projects.change.handler(bind(changeProject)),
    openSample: projects.openSample.handler(({ context }) =>
      openSample(core, getCaller(context), samplePlace),
    ),
    samplePeople: projects.samplePeople.handler(bind(listPeopleOfSample)),
  });
}
export function peopleRouter({ people }: Procedures, core: Core) {
  const bind = bindTo(core);
  return people.router({
    list: people.list.handler(bind(listPeople)),
    add: people.add.handler(bind(addPerson)),
    setRoles: people.setRoles.handler(bind(setRoles)),
    setPassphrase: people.setPassphrase.handler(bind(setPassphrase)),
    setDisabled: people.setDisabled.handler(bind(setDisabled)),
  });
}

export function importsRouter({ imports }: Procedures, core: Core, uploadsFolder: string) {
  const places: PackPlaces = {
    disk: nodeDisk,
    findUpload: (uploadId) => findUpload(uploadsFolder, uploadId),
  };
  return imports.router({
    preview: imports.preview.handler(({ input, context }): Promise<ImportReport> =>
      previewPack(core, getCaller(context), input, places),
    ),
    apply: imports.apply.handler(({ input, context }): Promise<ImportReport> =>
      applyPack(core, getCaller(context), input, places),
    ),
  });
}
