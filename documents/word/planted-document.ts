import { openOfficePackage } from '../office/office-package.ts';
import { type PlantedEntry, plantZip } from '../package/planted-zip.ts';
import { openZip } from '../package/zip-archive.ts';
import { readWord } from './read-word.ts';
import type { WordModel } from './word-model.ts';

const schemas = 'http://schemas.openxmlformats.org';
const office = 'http://schemas.microsoft.com/office';
const namespaces =
  `xmlns:w="${schemas}/wordprocessingml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships" ` +
  `xmlns:m="${schemas}/officeDocument/2006/math" xmlns:mc="${schemas}/markup-compatibility/2006" ` +
  `xmlns:wp="${schemas}/drawingml/2006/wordprocessingDrawing" xmlns:a="${schemas}/drawingml/2006/main" ` +
  `xmlns:pic="${schemas}/drawingml/2006/picture" xmlns:v="urn:schemas-microsoft-com:vml" ` +
  `xmlns:w14="${office}/word/2010/wordml" xmlns:w15="${office}/word/2012/wordml" ` +
  `xmlns:wps="${office}/word/2010/wordprocessingShape"`;
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A part beside the main one: its relationship type, its root element and what is in that. */
export interface PlantedPart {
  readonly type: string;
  readonly root: string;
  readonly content: string;
  /** A target outside, instead of a part. */
  readonly external?: string;
}

function relationshipsOf(
  list: readonly (readonly [id: string, type: string, target: string, mode?: string])[],
): string {
  const items = list.map(
    ([id, type, target, mode]) =>
      `<Relationship Id="${id}" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${target}" ${mode ?? ''}/>`,
  );
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${items.join('')}</Relationships>`;
}

/** A document with `body` in w:body; relationships are numbered `r0`, `r1` … in the order of the parts. */
export function plantDocument(body: string, parts: readonly PlantedPart[] = []): Uint8Array {
  const entries: PlantedEntry[] = [
    {
      name: '[Content_Types].xml',
      bytes:
        `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
        `<Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    },
    { name: '_rels/.rels', bytes: relationshipsOf([['r0', 'officeDocument', 'word/document.xml']]) },
    {
      name: 'word/_rels/document.xml.rels',
      bytes: relationshipsOf(
        parts.map(({ type, external }, at) =>
          external === undefined
            ? [`r${at}`, type, `part${at}.xml`]
            : [`r${at}`, type, external, 'TargetMode="External"'],
        ),
      ),
    },
    {
      name: 'word/document.xml',
      bytes: `<w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    },
    ...parts.flatMap(({ external, root, content }, at): PlantedEntry[] =>
      external === undefined
        ? [{ name: `word/part${at}.xml`, bytes: `<${root} ${namespaces}>${content}</${root}>` }]
        : [],
    ),
  ];
  return plantZip(entries);
}

export function readPlanted(body: string, parts: readonly PlantedPart[] = []): WordModel {
  return readWord(openOfficePackage(openZip(plantDocument(body, parts))), null);
}

/** A paragraph of one run; `properties` is the content of w:pPr, `format` that of w:rPr. */
export function plantParagraph(text: string, properties = '', format = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${plantRun(text, format)}</w:p>`;
}

export function plantRun(text: string, format = ''): string {
  return `<w:r><w:rPr>${format}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}
