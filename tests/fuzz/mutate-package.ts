import { unzipSync } from 'fflate';
import { plantZip, type PlantedEntry } from '../../documents/package/planted-zip.ts';
import type { Chance } from './chance.ts';
import { mutateBytes } from './mutate-bytes.ts';
import { mutateXml } from './mutate-xml.ts';
import { nastyNumbers } from './nasty-values.ts';

interface Part {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const largestXml = 4_000_000;
const isXml = ({ name, bytes }: Part): boolean =>
  /\.(xml|rels|vml)$/i.test(name) && bytes.length < largestXml;
// Text outside of Latin stays whole, broken bytes are for `mutateBytes`.
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const trickyNames = [
  '../../evil.xml',
  '/etc/passwd',
  'C:\\evil.xml',
  'word\\document.xml',
  '__proto__',
  'constructor/toString',
  '[content_types].XML',
  'WORD/DOCUMENT.XML',
  'xl/workbook.xml/',
  '\u0000.xml',
  '',
  '_rels/.rels',
] as const;

const replace = (parts: readonly Part[], at: number, ...instead: readonly Part[]): readonly Part[] =>
  parts.toSpliced(at, 1, ...instead);

/** Relationships that point elsewhere: at themselves, at one another, outside, at nothing. */
function misdirect(parts: readonly Part[], chance: Chance): readonly Part[] {
  const lists = parts.filter(({ name }) => name.endsWith('.rels'));
  if (lists.length === 0) return parts;
  const list = chance.pick(lists);
  const target = chance.pick([
    `/${chance.pick(parts).name}`,
    `/${list.name}`,
    `/${list.name.replace(/_rels\/(.*)\.rels$/, '$1')}`,
    '../'.repeat(50),
    'http://127.0.0.1:9/" TargetMode="External',
    'nowhere.xml',
    '',
  ]);
  const targets = [...decode(list.bytes).matchAll(/Target="[^"]*"/g)];
  if (targets.length === 0) return parts;
  const found = chance.pick(targets);
  const text = decode(list.bytes);
  const changed =
    text.slice(0, found.index) + `Target="${target}"` + text.slice(found.index + found[0].length);
  return replace(parts, parts.indexOf(list), { name: list.name, bytes: encode(changed) });
}

function mutateSomeXml(parts: readonly Part[], chance: Chance): readonly Part[] {
  const candidates = parts.filter(isXml);
  if (candidates.length === 0) return parts;
  const part = chance.pick(candidates);
  return replace(parts, parts.indexOf(part), {
    name: part.name,
    bytes: encode(mutateXml(decode(part.bytes), chance)),
  });
}

function mutateParts(parts: readonly Part[], chance: Chance): readonly Part[] {
  const at = chance.integer(parts.length);
  const part = parts[at];
  if (part === undefined) return parts;
  switch (chance.integer(20)) {
    case 0:
      return replace(parts, at);
    case 1:
      return [
        ...parts,
        { name: chance.isOneIn(2) ? part.name : part.name.toUpperCase(), bytes: chance.pick(parts).bytes },
      ];
    case 2:
      return replace(parts, at, { name: part.name, bytes: chance.pick(parts).bytes });
    case 3:
      return replace(parts, at, {
        name: chance.pick([...trickyNames, chance.pick(parts).name]),
        bytes: part.bytes,
      });
    case 4:
      return replace(parts, at, { name: part.name, bytes: mutateBytes(part.bytes, chance) });
    case 5:
    case 6:
    case 7:
      return misdirect(parts, chance);
    default:
      return mutateSomeXml(parts, chance);
  }
}

function pack(parts: readonly Part[], chance: Chance): Uint8Array {
  // Deflating takes most of the time, and what is stored is read by the same code behind it.
  const usual = chance.isOneIn(6) ? 8 : 0;
  const lying = chance.isOneIn(12) ? chance.integer(parts.length) : -1;
  return plantZip(
    parts.map(({ name, bytes }, at): PlantedEntry => {
      if (at !== lying) return { name, bytes, method: usual };
      return {
        name,
        bytes,
        method: chance.pick([0, 8, 8, 9, 12, 99]),
        claimedBytes: Number(chance.pick(nastyNumbers)) >>> 0,
        crc: chance.integer(2 ** 32),
        flags: chance.pick([0, 1, 8, 0x800, 0xffff]),
      };
    }),
  );
}

// A worker makes thousands of inputs of one file: it is taken apart once.
const partsOf = new WeakMap<Uint8Array, readonly Part[]>();

function listParts(bytes: Uint8Array): readonly Part[] {
  const known = partsOf.get(bytes);
  if (known !== undefined) return known;
  const parts = Object.entries(unzipSync(bytes)).map(([name, content]) => ({ name, bytes: content }));
  partsOf.set(bytes, parts);
  return parts;
}

/** The package with a few things wrong in its parts, its list of parts or its headers. */
export function mutatePackage(bytes: Uint8Array, chance: Chance): Uint8Array {
  let parts = listParts(bytes);
  for (let count = 1 + chance.integer(4); count > 0; count -= 1) parts = mutateParts(parts, chance);
  const packed = pack(parts, chance);
  return chance.isOneIn(10) ? mutateBytes(packed, chance) : packed;
}
