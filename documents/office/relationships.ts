import type { ZipArchive } from '../package/zip-archive.ts';
import { readXmlEntry } from '../xml/read-xml.ts';
import { relationshipsPathOf, resolveTarget } from './part-path.ts';

/** One relationship; `type` is the last segment of its URI, so that strict and transitional files read alike. */
export type Relationship = {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly isExternal: boolean;
  /** The part meant, null for external ones and bare fragments. */
  readonly part: string | null;
};

/** The relationships of a part ('' = the package) in the order of the file; none if it has no such part. */
export function readRelationships(archive: ZipArchive, fromPart: string): Relationship[] {
  const entry = archive.findEntry(relationshipsPathOf(fromPart));
  const relationships: Relationship[] = [];
  if (entry === null) return relationships;
  readXmlEntry(archive, entry, {
    onOpen: (name, attributes) => {
      if (name !== 'Relationship') return;
      const uri = attributes['Type'] ?? '';
      const target = attributes['Target'] ?? '';
      const isExternal = attributes['TargetMode'] === 'External';
      relationships.push({
        id: attributes['Id'] ?? '',
        type: uri.slice(uri.lastIndexOf('/') + 1),
        target,
        isExternal,
        part: isExternal ? null : resolveTarget(fromPart, target),
      });
    },
  });
  return relationships;
}
