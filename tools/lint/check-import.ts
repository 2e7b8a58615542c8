import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { findArea, findRoom, isMigration, isTestFile, rooms, testMayImport } from '../rooms.ts';
import type { RoomName } from '../rooms.ts';

/** Says why `file` may not import `specifier`, or nothing when it may. Paths start at the repository root. */
export function checkImport(file: string, specifier: string): string | undefined {
  const from = findRoom(file);
  if (from === undefined) return undefined;
  const plain = specifier.replace(/\?.*$/, '');
  if (isMigration(file) && !/^\.\/[^/]+$/.test(plain)) {
    return 'A migration never imports today’s code, only what lies beside it in db/migrations.';
  }
  if (plain.startsWith('.')) return checkRelative(file, from, posix.join(posix.dirname(file), plain));
  if (plain.startsWith('#')) return checkEntry(file, from, plain);
  if (isBuiltin(plain)) return checkBuiltin(file, from, plain);
  return checkPackage(file, from, plain);
}

function checkRelative(file: string, from: RoomName, target: string): string | undefined {
  const to = findRoom(target);
  if (to === undefined) return `\`${target}\` lies in no room; see tools/rooms.ts.`;
  if (to !== from) return checkOtherRoom(file, from, to, target);
  if (from === 'tests') return undefined;
  const [here, there] = [findArea(from, file), findArea(to, target)];
  if (here === there || there === undefined) return undefined;
  // The room's own index gathers the areas; everything else in a room of closed areas keeps to itself.
  if (here !== undefined && rooms[from].areas === 'closed') return closedAreas(from, here, there);
  const door = `${rooms[to].folder}/${there}/index.ts`;
  return target === door ? undefined : `Enter the area ${there} through ${door}.`;
}

function checkOtherRoom(file: string, from: RoomName, to: RoomName, target: string): string | undefined {
  if (!isAllowed(file, from, to)) return notAllowed(from, to);
  const { entry, folder, areas } = rooms[to];
  if (from === 'tests' || from === 'config') return undefined;
  if (entry !== undefined) return `Enter ${folder} through \`${entry}\`, not by its files.`;
  const door =
    areas === undefined ? `${folder}/index.ts` : `${folder}/${findArea(to, target) ?? '…'}/index.ts`;
  return target === door ? undefined : `Enter ${folder} through ${door}.`;
}

function checkEntry(file: string, from: RoomName, specifier: string): string | undefined {
  const [entry, area, ...rest] = specifier.split('/');
  const to = (Object.keys(rooms) as RoomName[]).find((name) => rooms[name].entry === entry);
  const isDoor =
    area === undefined || (to !== undefined && rooms[to].areas !== undefined && rest.length === 0);
  if (to === undefined || !isDoor) return `\`${specifier}\` is no room's entry; see tools/rooms.ts.`;
  if (to !== from) return isAllowed(file, from, to) ? undefined : notAllowed(from, to);
  if (from === 'tests' || (area !== undefined && area !== findArea(from, file))) return undefined;
  return `Inside a room imports are relative: \`${specifier}\` leads back into the room's own index.`;
}

function checkBuiltin(file: string, from: RoomName, specifier: string): string | undefined {
  const { builtins, folder } = rooms[from];
  if (builtins === 'any' || isTestFile(file) || builtins.includes(specifier)) return undefined;
  return `${folder} does no I/O: take what \`${specifier}\` would give as an argument from the composition root.`;
}

function checkPackage(file: string, from: RoomName, specifier: string): string | undefined {
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const allowed = [...rooms[from].packages, ...(isTestFile(file) ? testMayImport.packages : [])];
  const scope = `${name.split('/')[0]}/*`;
  if (allowed.some((entry) => entry === '*' || entry === name || entry === scope)) return undefined;
  const owners = (Object.keys(rooms) as RoomName[])
    .filter((room) => rooms[room].packages.some((entry) => entry === name || entry === scope))
    .map((room) => rooms[room].folder);
  const where = owners.length === 0 ? 'no room may' : `only ${owners.join(', ')} may`;
  return `The package ${name} is not for ${rooms[from].folder || 'the root'}: ${where} import it (tools/rooms.ts).`;
}

function isAllowed(file: string, from: RoomName, to: RoomName): boolean {
  return rooms[from].mayImport.includes(to) || (isTestFile(file) && testMayImport.rooms.includes(to));
}

function notAllowed(from: RoomName, to: RoomName): string {
  const list = rooms[from].mayImport.map((name) => rooms[name].folder).join(', ') || 'no other room';
  return `${rooms[from].folder} may not import ${rooms[to].folder}; it may import ${list} (tools/rooms.ts).`;
}

function closedAreas(room: RoomName, here: string, there: string): string {
  return `${rooms[room].folder}/${here} may not import ${there}: move what both need into \`#ui\` or \`#api\`.`;
}
