import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { plantedSeeds } from './planted-seeds.ts';

/** A file that inputs are made from. */
export interface Seed {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether it can be taken apart and put together again. */
  readonly isZip: boolean;
}

const root = join(import.meta.dirname, '../..');
export const corpusFolder = join(root, '../shared/corpus');
const largestBytes = 80_000;
const largestInflatedBytes = 1_500_000;
const documentName = /\.(do[ct][xm]?|xl[st][xmb]?|xls|pp[ts][xm]?|pot[xm]|od[tsp])$/i;

function isZip(bytes: Uint8Array): boolean {
  let total = 0;
  try {
    unzipSync(bytes, { filter: ({ originalSize }) => ((total += originalSize), false) });
  } catch {
    return false;
  }
  return total > 0 && total <= largestInflatedBytes;
}

function listFolder(folder: string, prefix: string): readonly Seed[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => documentName.test(name))
    .toSorted()
    .map((name) => ({ name: `${prefix}/${name}`, bytes: Uint8Array.from(readFileSync(join(folder, name))) }))
    .filter(({ bytes }) => bytes.length > 0 && bytes.length <= largestBytes)
    .map((seed) => ({ ...seed, isZip: isZip(seed.bytes) }));
}

/** Planted files and the sample; with `hasCorpus` also the real and hostile files beside the repository, where they are. */
export function listSeeds(hasCorpus: boolean): readonly Seed[] {
  const own = [
    ...plantedSeeds.map(([name, bytes]) => ({ name: `planted/${name}`, bytes, isZip: true })),
    ...listFolder(join(root, 'assets/sample'), 'sample'),
  ];
  return hasCorpus && existsSync(corpusFolder) ? [...own, ...listFolder(corpusFolder, 'corpus')] : own;
}
