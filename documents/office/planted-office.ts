import { plantZip, type PlantedEntry } from '../package/planted-zip.ts';

const schemas = 'http://schemas.openxmlformats.org';
const relationship = `${schemas}/officeDocument/2006/relationships`;

/** The smallest package Word would open, with `body` in it and `extra` entries behind. */
export function plantDocx(
  body: string,
  extra: readonly PlantedEntry[] = [],
  mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
): Uint8Array {
  return plantZip([
    {
      name: '[Content_Types].xml',
      bytes:
        `<Types xmlns="${schemas}/package/2006/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      bytes: plantRelationships([['officeDocument', 'word/document.xml']]),
    },
    {
      name: 'word/document.xml',
      bytes: `<w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`,
    },
    ...extra,
  ]);
}

/** A relationships part with one relationship for each pair of type and target. */
export function plantRelationships(pairs: readonly (readonly [type: string, target: string])[]): string {
  const list = pairs.map(
    ([type, target], index) =>
      `<Relationship Id="r${index}" Type="${relationship}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${list.join('')}</Relationships>`;
}
