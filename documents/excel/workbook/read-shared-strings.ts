import type { ZipArchive, ZipEntry } from '../../package/zip-archive.ts';
import { readXmlEntry } from '../../xml/read-xml.ts';

/** The texts of a shared string table as stored, runs joined and phonetic guides left out; throws DocumentError. */
export function readSharedStrings(archive: ZipArchive, entry: ZipEntry): string[] {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phoneticDepth = 0;
  readXmlEntry(archive, entry, {
    onOpen: (name) => {
      if (name === 't') isText = phoneticDepth === 0;
      else if (name === 'si') text = '';
      else if (name === 'rPh') phoneticDepth += 1;
    },
    onText: (chunk) => {
      if (isText) text += chunk;
    },
    onClose: (name) => {
      if (name === 't') isText = false;
      else if (name === 'si') strings.push(text);
      else if (name === 'rPh') phoneticDepth -= 1;
    },
  });
  return strings;
}
