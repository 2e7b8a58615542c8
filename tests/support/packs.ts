import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { nodeDisk } from '../../server/disk/node-disk.ts';

export { nodeDisk };

/** Files of a pack by path; text or bytes. */
export type PackFiles = Readonly<Record<string, string | Uint8Array>>;

export interface TaskDraft {
  readonly id: string;
  readonly instruction?: string;
  readonly inputs?: readonly string[];
  readonly gates?: readonly string[];
  readonly items?: readonly string[];
  readonly more?: Readonly<Record<string, unknown>>;
}

/** The record of a task in the form that the benchmark publishes. */
export function makeTaskRecord({
  id,
  instruction = `Tidy the report of ${id}.`,
  inputs = [],
  more,
}: TaskDraft) {
  return {
    id,
    instruction,
    operation_intent: 'Reformat',
    domain: 'Business Operations',
    human_labor_time: 30,
    task_price_proxy: 40,
    price_source: 'estimated_price',
    origin_files: inputs.map((dest) => ({ url: `https://example.org/${dest}`, dest })),
    ...more,
  };
}

export function makeRubricRecord({ id, instruction = `Tidy the report of ${id}.`, gates, items }: TaskDraft) {
  return {
    id,
    instruction,
    rubrics: {
      dim1: gates ?? ['The file opens.'],
      dim2: items ?? ['+3: Heads are bold.', '-1：Text was lost.'],
    },
  };
}

/** Task and rubric files of one language. */
export function makePackFiles(
  drafts: readonly TaskDraft[],
  folders: readonly [tasks: string, rubrics: string] = ['task-en', 'rubrics-en'],
): PackFiles {
  return Object.fromEntries(
    drafts.flatMap((draft) => [
      [`${folders[0]}/${draft.id}.json`, JSON.stringify(makeTaskRecord(draft), null, 2)],
      [`${folders[1]}/${draft.id}.json`, JSON.stringify(makeRubricRecord(draft), null, 2)],
    ]),
  );
}

export async function writePackFolder(files: PackFiles): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-pack-'));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

export function zipPack(files: PackFiles): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
      ]),
    ),
  );
}

export function unzipPack(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> {
  return unzipSync(bytes);
}

/** Puts one file into a folder of its own. */
export async function writePackFile(name: string, content: string | Uint8Array): Promise<string> {
  return join(await writePackFolder({ [name]: content }), name);
}
