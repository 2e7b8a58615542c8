import { DocumentError } from '../package/document-error.ts';
import type { ZipArchive } from '../package/zip-archive.ts';
import { readXmlEntry } from '../xml/read-xml.ts';

/** What `[Content_Types].xml` says: by part name first, by extension otherwise. */
export type ContentTypes = {
  readonly typeOf: (part: string) => string | null;
  readonly overrides: readonly { readonly part: string; readonly type: string }[];
};

/** Reads the content types; throws `damaged-package` where there are none and what reading XML throws. */
export function readContentTypes(archive: ZipArchive): ContentTypes {
  const entry = archive.findEntry('[Content_Types].xml');
  if (entry === null) throw new DocumentError('damaged-package', 'There is no [Content_Types].xml.');
  const defaults = new Map<string, string>();
  const overrides: { part: string; type: string }[] = [];
  readXmlEntry(archive, entry, {
    onOpen: (name, attributes) => {
      const type = attributes['ContentType'] ?? '';
      if (name === 'Default') defaults.set((attributes['Extension'] ?? '').toLowerCase(), type);
      if (name === 'Override')
        overrides.push({ part: (attributes['PartName'] ?? '').replace(/^\//, ''), type });
    },
  });
  const byPart = new Map(overrides.map(({ part, type }) => [part.toLowerCase(), type]));
  return {
    overrides,
    typeOf: (part) => {
      const key = part.toLowerCase();
      return byPart.get(key) ?? defaults.get(key.slice(key.lastIndexOf('.') + 1)) ?? null;
    },
  };
}
