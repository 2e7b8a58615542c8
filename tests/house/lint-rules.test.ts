import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codePlants } from './code-plants.ts';
import { lintTree, plantTree } from './planted-tree.ts';
import type { Finding, PlantedTree } from './planted-tree.ts';
import { roomPlants } from './room-plants.ts';
import { shapePlants } from './shape-plants.ts';

const plants = [...roomPlants, ...codePlants, ...shapePlants];
let tree: PlantedTree;
let findings: readonly Finding[];

// One tree and one run for all plants keeps this fast; each file belongs to one plant only.
beforeAll(() => {
  tree = plantTree(Object.assign({}, ...plants.map(({ files }) => files)));
  findings = lintTree(tree);
}, 120_000);
afterAll(() => tree.remove());

describe('each rule speaks at its planted violation and nowhere else', () => {
  test.each(plants)('$is', ({ files, finds }) => {
    const found = Object.fromEntries(Object.keys(files).map((path) => [path, rulesAt(path)]));
    const expected = Object.fromEntries(
      Object.keys(files).map((path) => [path, finds[path]?.toSorted() ?? []]),
    );
    expect(found).toEqual(expected);
  });

  test('no file is planted twice', () => {
    const paths = plants.flatMap(({ files }) => Object.keys(files));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('every rule of the project has a planted violation', async () => {
    const { default: plugin } = await import('../../tools/lint/plugin.ts');
    const planted = new Set(plants.flatMap(({ finds }) => Object.values(finds).flat()));
    expect(Object.keys(plugin.rules).filter((name) => !planted.has(`plumbline/${name}`))).toEqual([]);
  });
});

function rulesAt(path: string): readonly string[] {
  return [...new Set(findings.filter((finding) => finding.path === path).map(({ rule }) => rule))].toSorted();
}
