import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { readElements } from '../../xml/read-elements.ts';
import { parseOnOff } from '../properties/measure.ts';

/** Whether the settings part asks for headers of even pages (w:evenAndOddHeaders); throws DocumentError. */
export function readHasEvenHeaders(archive: ZipArchive, entry: ZipEntry): boolean {
  let isFound = false;
  readElements(archive, entry, {
    open: () => ({
      open: (name, attributes) => {
        if (name === 'w:evenAndOddHeaders') isFound = parseOnOff(attributes['w:val']);
        return null;
      },
    }),
  });
  return isFound;
}
