import { basename, dirname, join } from 'node:path';
import { ExpectedError } from '#core/foundation';
import type { Disk } from '../disk.ts';
import { FaultList } from './fault-list.ts';
import { listFolder, maxFileCount } from './list-folder.ts';
import type { PackArchive, PackEntry } from './pack-archive.ts';
import { openZipPack } from './open-zip-pack.ts';

/** Where a pack lies. */
export interface PackPlace {
  readonly path: string;
  /** As people know it; an upload's path says nothing. */
  readonly name: string;
  /** A folder with input files beside the pack's own. */
  readonly inputs: string | null;
}

/**
 * Opens a folder, a zip or a merged list, told apart by what is there. Throws `pack-not-readable` when nothing is;
 * what is wrong inside becomes faults.
 */
export async function openPack(disk: Disk, place: PackPlace): Promise<PackArchive> {
  const found = await disk.find(place.path).catch((error: unknown) => refuse(place.path, error));
  if (found === null || found.kind === 'other') return refuse(place.path);
  const inputs = await listInputs(disk, place, found.kind === 'folder');
  if (found.kind === 'folder') return openFolder(disk, place, inputs);
  const file = await disk.open(place.path).catch((error: unknown) => refuse(place.path, error));
  const head = file.source.read(0, Math.min(64, file.source.sizeBytes));
  if (isZip(head)) return openZipPack(place.name, file, inputs);
  await file.close();
  return openMerged(disk, place, found.bytes, head, inputs);
}

function refuse(path: string, cause?: unknown): never {
  throw new ExpectedError('pack-not-readable', { file: basename(path) }, cause);
}

const isZip = (head: Uint8Array): boolean => head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 9) < 9;

async function openFolder(
  disk: Disk,
  { path, name }: PackPlace,
  inputs: readonly PackEntry[],
): Promise<PackArchive> {
  const entries = await listFolder(disk, path);
  const faults = new FaultList();
  if (entries.length > maxFileCount) {
    faults.stop('archive-too-large', { file: name }, `The folder holds more than ${maxFileCount} files.`);
  }
  const kept = faults.all.length > 0 ? [] : entries;
  return { name, shape: 'folder', entries: kept, inputs, faults: faults.all, close: () => Promise.resolve() };
}

function openMerged(
  disk: Disk,
  { path, name }: PackPlace,
  bytes: number,
  head: Uint8Array,
  inputs: readonly PackEntry[],
): PackArchive {
  const faults = new FaultList();
  const hasMark = (head[0] ?? 0) >= 0xef;
  // The file's own name tells JSON Lines from a list, and where a fault lies; the pack's may have no ending.
  const file = basename(path);
  const isText = hasMark || /^\s*[[{]/.test(new TextDecoder().decode(head));
  if (!isText) {
    faults.stop('archive-broken', { file }, 'This is neither a folder, a zip nor a JSON list of tasks.');
  }
  const entry = { path: file, bytes, read: () => disk.read(path), open: () => disk.stream(path) };
  return {
    name,
    shape: 'merged-json',
    entries: isText ? [entry] : [],
    inputs,
    faults: faults.all,
    close: () => Promise.resolve(),
  };
}

/** The folder that was named, and for a merged list the `task_files` beside it. */
async function listInputs(disk: Disk, place: PackPlace, isFolder: boolean): Promise<readonly PackEntry[]> {
  const beside = join(dirname(place.path), 'task_files');
  const hasBeside = !isFolder && (await disk.find(beside))?.kind === 'folder';
  const named = place.inputs;
  if (named !== null && (await disk.find(named))?.kind !== 'folder') refuse(named);
  return [
    ...(named === null ? [] : await listFolder(disk, named)),
    ...(hasBeside ? await listFolder(disk, beside, 'task_files/') : []),
  ];
}
