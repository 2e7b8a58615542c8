import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoom, rooms } from '../../tools/rooms.ts';
import { listTrackedFiles, root } from './tracked-files.ts';

const allRooms = Object.values(rooms);
const folders = [
  'assets',
  'docs',
  '.ci',
  ...allRooms.map(({ folder }) => folder).filter((folder) => folder !== ''),
];
const rootFiles =
  /^(\.[\w.-]+|[\w-]+\.config\.ts|package(-lock)?\.json|tsconfig(\.\w+)?\.json|knip\.json|electron-builder\.yml|[A-Z]+(\.md)?)$/;

test('every tracked file lies in a room, or is a known kind of file in the root', () => {
  const strays = listTrackedFiles().filter((path) =>
    path.includes('/')
      ? !folders.some((folder) => path.startsWith(`${folder}/`)) && !inPageRoot(path)
      : !rootFiles.test(path),
  );
  expect(strays).toEqual([]);
});

test('docs and assets hold no code of the product', () => {
  const code = listTrackedFiles().filter(
    (path) => /\.[cm]?[jt]sx?$/.test(path) && findRoom(path) === undefined,
  );
  expect(code.filter((path) => !path.endsWith('.test.ts'))).toEqual([]);
});

test('the entries of the table are the subpath imports of package.json', () => {
  const { imports } = readJson('package.json') as { imports: Record<string, string> };
  for (const { entry, folder, areas } of allRooms.filter(
    ({ entry: e }) => e !== undefined && e !== '#tests',
  )) {
    // A room of areas is entered by area alone.
    expect(imports[entry ?? '']).toBe(areas === 'open' ? undefined : `./${folder}/index.ts`);
    expect(imports[`${entry}/*`]).toBe(areas === undefined ? undefined : `./${folder}/*/index.ts`);
  }
  const known = new Set(allRooms.map(({ entry }) => entry));
  expect(Object.keys(imports).filter((name) => !known.has(name.replace('/*', '')))).toEqual([]);
});

test('no tsconfig refers to a room that the table does not allow', () => {
  const projects = listTrackedFiles().filter((path) => /^(?!tests).+\/tsconfig\.json$/.test(path));
  expect(projects.length).toBeGreaterThan(10);
  for (const path of projects) expect(listForeignReferences(path)).toEqual([]);
});

/** The page's entry document and settings lie beside its rooms, not in one of them. */
const inPageRoot = (path: string): boolean =>
  /^(renderer|electron|shared)\/[\w.-]+\.(html|json)$|^renderer\/public\//.test(path);

function listForeignReferences(project: string): readonly string[] {
  const folder = project.replace('/tsconfig.json', '');
  const { references } = readJson(project) as { references: { path: string }[] };
  const inside = allRooms.filter((room) => room.folder === folder || room.folder.startsWith(`${folder}/`));
  const allowed = new Set(inside.flatMap(({ mayImport }) => mayImport.map((name) => rooms[name].folder)));
  expect(inside).not.toEqual([]);
  return references
    .map(({ path }) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => !allowed.has(path));
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}
