import type { OfficeApp, OfficeFormat } from '../identify/document-format.ts';
import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { type ContentTypes, readContentTypes } from './content-types.ts';
import { appOf, findOfficeFormat } from './office-formats.ts';
import { readRelationships, type Relationship } from './relationships.ts';

/** An Office Open XML file: its parts, found by content type and relationship and never by file name. */
export type OfficePackage = {
  readonly archive: ZipArchive;
  readonly format: OfficeFormat;
  readonly app: OfficeApp;
  readonly mainPart: string;
  readonly contentTypeOf: (part: string) => string | null;
  /** Relationships of a part, '' for the package itself. */
  readonly relationshipsOf: (part: string) => readonly Relationship[];
};

function findMainPart(
  archive: ZipArchive,
  types: ContentTypes,
): { part: string; format: OfficeFormat } | null {
  for (const { type, part } of readRelationships(archive, '')) {
    const format = part === null ? null : findOfficeFormat(types.typeOf(part) ?? '');
    if (type === 'officeDocument' && part !== null && format !== null) return { part, format };
  }
  return null;
}

/** The format a package claims by its content types alone, for one whose relationships are broken. */
export function findClaimedFormat(types: ContentTypes): OfficeFormat | null {
  for (const { type } of types.overrides) {
    const format = findOfficeFormat(type);
    if (format !== null) return format;
  }
  return null;
}

/** The usual folder names are the last resort, for a package that says nothing else about itself. */
export function guessByFolders(names: readonly string[]): OfficeFormat | null {
  const guesses = { 'word/': 'docx', 'xl/': 'xlsx', 'ppt/': 'pptx' } as const;
  for (const [folder, format] of Object.entries(guesses)) {
    if (names.some((name) => name.toLowerCase().startsWith(folder))) return format;
  }
  return null;
}

/** Finds the main part; throws `damaged-package` for a broken package and `not-office` for another kind of zip. */
export function openOfficePackage(archive: ZipArchive): OfficePackage {
  if (archive.entries.length === 0) throw new DocumentError('damaged-package', 'The zip is empty.');
  if (archive.findEntry('[Content_Types].xml') === null) {
    const code =
      guessByFolders(archive.entries.map((entry) => entry.name)) === null ? 'not-office' : 'damaged-package';
    throw new DocumentError(code, 'A zip without content types.');
  }
  const types = readContentTypes(archive);
  const main = findMainPart(archive, types);
  if (main === null) {
    if (findClaimedFormat(types) === null)
      throw new DocumentError('not-office', 'A package of another kind.');
    throw new DocumentError('damaged-package', 'No relationship leads to the main part.');
  }
  const known = new Map<string, readonly Relationship[]>();
  return {
    archive,
    format: main.format,
    app: appOf(main.format),
    mainPart: main.part,
    contentTypeOf: types.typeOf,
    relationshipsOf: (part) => {
      const found = known.get(part) ?? readRelationships(archive, part);
      known.set(part, found);
      return found;
    },
  };
}
