import type { DocumentWarning } from '../facts/fact.ts';
import type { OfficePackage } from './office-package.ts';
import type { Relationship } from './relationships.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';

/** Reads parts of a package, each once by each reader; one that is damaged or missing leaves a warning and null. */
export interface PartLoader {
  readonly pkg: OfficePackage;
  readonly warnings: readonly DocumentWarning[];
  readonly load: <T>(part: string, read: (archive: ZipArchive, entry: ZipEntry) => T) => T | null;
  /** Runs a reader that names its part itself. */
  readonly attempt: <T>(part: string, read: () => T) => T | null;
  readonly warnMissing: (part: string, message: string) => null;
  readonly relationshipsOf: (part: string) => readonly Relationship[];
}

export function createPartLoader(pkg: OfficePackage): PartLoader {
  const warnings: DocumentWarning[] = [];
  // By reader too: nothing keeps two relationships of different types from leading to one part.
  const known = new Map<string, Map<unknown, unknown>>();
  const warned = new Set<string>();
  const warn = (code: DocumentWarning['code'], part: string, message: string): null => {
    if (!warned.has(`${code} ${part} ${message}`)) warnings.push({ code, part, message });
    warned.add(`${code} ${part} ${message}`);
    return null;
  };
  const attempt = <T>(part: string, read: () => T): T | null => {
    const { value, fault } = attemptReading(read);
    if (fault === null) return value;
    // Everything else is about the whole file: a bomb, a document type, a time limit.
    if (fault.code !== 'damaged-part') throw fault;
    return warn('damaged-part', fault.part ?? part, fault.message);
  };
  return {
    pkg,
    warnings,
    attempt,
    warnMissing: (part, message) => warn('missing-part', part, message),
    load: <T>(part: string, read: (archive: ZipArchive, entry: ZipEntry) => T): T | null => {
      const readings = known.get(part) ?? new Map<unknown, unknown>();
      if (readings.has(read)) return readings.get(read) as T | null;
      const entry = pkg.archive.findEntry(part);
      const found =
        entry === null
          ? warn('missing-part', part, 'A relationship leads to this part, which is not in the package.')
          : attempt(part, () => read(pkg.archive, entry));
      known.set(part, readings.set(read, found));
      return found;
    },
    relationshipsOf: (part) => attempt(part, () => pkg.relationshipsOf(part)) ?? [],
  };
}

/** The part that the first relationship of a kind leads to. */
export function findRelated(relationships: readonly Relationship[], type: string): string | null {
  return (
    relationships.find((relationship) => relationship.type === type && relationship.part !== null)?.part ??
    null
  );
}
