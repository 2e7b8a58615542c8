import type { ImportReport, PackSource } from '#contract';
import type { ProjectId } from '#domain';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import type { Disk } from '../disk.ts';
import { openPack, type PackPlace } from '../officeval/open-pack.ts';
import { applyImport, previewImport, readOpenedPack, type OpenedPack } from './import-pack.ts';

/** Where packs come from; the server knows. */
export interface PackPlaces {
  readonly disk: Disk;
  /** Path and original name of an upload; null when there is none (any more). */
  findUpload(uploadId: string): Promise<{ readonly path: string; readonly name: string } | null>;
}

interface ImportInput {
  readonly projectId: ProjectId;
  readonly source: PackSource;
}

/** What importing this pack into the project would do. Throws `pack-not-readable`, `upload-missing`. */
export async function previewPack(
  core: Core,
  caller: Caller,
  { projectId, source }: ImportInput,
  places: PackPlaces,
): Promise<ImportReport> {
  const place = await locate(caller, source, places);
  return withPack(places.disk, place, (pack) => previewImport(core, projectId, pack));
}

/** Imports the pack whole or not at all. Throws `pack-has-faults` beside what the preview throws. */
export async function applyPack(
  core: Core,
  caller: Caller,
  { projectId, source }: ImportInput,
  places: PackPlaces,
): Promise<ImportReport> {
  const place = await locate(caller, source, places);
  return withPack(places.disk, place, (pack) => applyImport(core, caller, projectId, pack));
}

/** Opens and reads a pack, hands it over and closes it. */
export async function withPack<T>(
  disk: Disk,
  place: PackPlace,
  use: (pack: OpenedPack) => Promise<T>,
): Promise<T> {
  const archive = await openPack(disk, place);
  try {
    return await use(await readOpenedPack(archive));
  } finally {
    await archive.close();
  }
}

async function locate(caller: Caller, source: PackSource, places: PackPlaces): Promise<PackPlace> {
  if (source.kind === 'path') {
    // Whoever may name a path may read any file that the core can.
    if (!caller.isOwner || caller.actingFor !== null) throw new ExpectedError('not-allowed');
    const name =
      source.path
        .replace(/[\\/]+$/, '')
        .split(/[\\/]/)
        .at(-1) ?? source.path;
    return { path: source.path, name, inputs: source.inputs };
  }
  const upload = await places.findUpload(source.uploadId);
  if (upload === null) throw new ExpectedError('upload-missing');
  return { ...upload, inputs: null };
}
