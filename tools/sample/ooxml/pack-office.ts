import { strToU8, zipSync } from 'fflate';
import { escapeXml, xmlHead } from './xml-text.ts';

/** One part of a package: where it lies, what it is, and what it refers to. */
export type OfficePart = {
  readonly path: string;
  readonly contentType: string;
  readonly xml: string;
  readonly relationships?: readonly PartRelationship[];
};

/** `type` is the last segment of the relationship URI; `target` is relative to the part. */
export type PartRelationship = { readonly id: string; readonly type: string; readonly target: string };

export type OfficeProperties = {
  readonly title: string;
  readonly subject: string;
  readonly application: string;
};

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const writtenAtText = '2025-09-01T01:00:00Z';

function relationshipsXml(relationships: readonly PartRelationship[]): string {
  const list = relationships.map(({ id, type, target }) => {
    const base =
      type === 'core-properties' ? `${packages}/relationships/metadata` : `${office}/relationships`;
    return `<Relationship Id="${id}" Type="${base}/${type}" Target="${escapeXml(target)}"/>`;
  });
  return `${xmlHead}<Relationships xmlns="${packages}/relationships">${list.join('')}</Relationships>`;
}

function contentTypesXml(parts: readonly OfficePart[]): string {
  const overrides = parts.map(
    (part) => `<Override PartName="/${part.path}" ContentType="${part.contentType}"/>`,
  );
  return (
    `${xmlHead}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}

function propertyParts(properties: OfficeProperties): OfficePart[] {
  const core =
    `${xmlHead}<cp:coreProperties xmlns:cp="${packages}/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(properties.title)}</dc:title><dc:subject>${escapeXml(properties.subject)}</dc:subject>` +
    '<dc:creator>Plumbline sample</dc:creator><cp:lastModifiedBy>Plumbline sample</cp:lastModifiedBy>' +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${writtenAtText}</dcterms:created>` +
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${writtenAtText}</dcterms:modified></cp:coreProperties>`;
  const app =
    `${xmlHead}<Properties xmlns="${office}/extended-properties">` +
    `<Application>${properties.application}</Application></Properties>`;
  return [
    {
      path: 'docProps/core.xml',
      contentType: 'application/vnd.openxmlformats-package.core-properties+xml',
      xml: core,
    },
    {
      path: 'docProps/app.xml',
      contentType: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      xml: app,
    },
  ];
}

/** Packs parts into an Office file, the first part being the main one; the same parts give the same bytes. */
export function packOffice(
  parts: readonly [OfficePart, ...OfficePart[]],
  properties: OfficeProperties,
): Uint8Array {
  const all = [...parts, ...propertyParts(properties)];
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8(contentTypesXml(all)),
    '_rels/.rels': strToU8(
      relationshipsXml([
        { id: 'rId1', type: 'officeDocument', target: parts[0].path },
        { id: 'rId2', type: 'core-properties', target: 'docProps/core.xml' },
        { id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' },
      ]),
    ),
  };
  for (const { path, xml, relationships = [] } of all) {
    files[path] = strToU8(xml);
    const slash = path.lastIndexOf('/') + 1;
    const relationshipsPath = `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`;
    if (relationships.length > 0) files[relationshipsPath] = strToU8(relationshipsXml(relationships));
  }
  // Zip keeps local time, so that a local date gives the same bytes everywhere.
  return zipSync(files, { level: 9, mtime: new Date(2025, 8, 1, 9, 0, 0) });
}
