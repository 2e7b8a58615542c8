import type { Fact } from '../facts/fact.ts';
import type { ZipArchive } from '../package/zip-archive.ts';

const mediaTypes = new Set(['image', 'video']);
const mediaFields = ['part', 'svgPart', 'target'] as const;

/** Facts whose pictures and films are named by their checksum and size in place of the name of their part. */
export function nameParts(facts: readonly Fact[], archive: ZipArchive): Fact[] {
  const nameOf = (part: unknown): unknown => {
    const entry = typeof part === 'string' ? archive.findEntry(part) : null;
    if (entry === null) return part;
    const extension = entry.name.slice(entry.name.lastIndexOf('.') + 1);
    return `${extension} ${entry.crc32.toString(16).padStart(8, '0')}, ${entry.claimedBytes} bytes`;
  };
  return facts.map((fact) => {
    if (!mediaTypes.has(fact.type)) return fact;
    const named = mediaFields.filter((field) => field in fact).map((field) => [field, nameOf(fact[field])]);
    return { ...fact, ...Object.fromEntries(named) } as Fact;
  });
}
