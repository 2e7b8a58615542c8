import { expect, it } from 'vitest';
import { openOfficePackage } from '../office/office-package.ts';
import { plantDocx } from '../office/planted-office.ts';
import { openZip } from '../package/zip-archive.ts';
import { plantZip } from '../package/planted-zip.ts';
import { findStatedPages, listMetadataFacts, readMetadata, type DocumentMetadata } from './metadata.ts';

const schemas = 'http://schemas.openxmlformats.org';

/** Properties of a package whose relationships use these types. */
function readPlanted(parts: readonly (readonly [type: string, xml: string])[]): DocumentMetadata {
  const links = parts.map(
    ([type], at) => `<Relationship Id="p${at}" Type="${type}" Target="docProps/p${at}.xml"/>`,
  );
  const archive = openZip(plantDocx(''));
  const bytes = plantZip([
    ...archive.entries
      .filter(({ name }) => name !== '_rels/.rels')
      .map((entry) => ({ name: entry.name, bytes: archive.readEntry(entry) })),
    {
      name: '_rels/.rels',
      bytes:
        `<Relationships><Relationship Id="r" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>` +
        `${links.join('')}</Relationships>`,
    },
    ...parts.map(([, xml], at) => ({ name: `docProps/p${at}.xml`, bytes: xml })),
  ]);
  return readMetadata(openOfficePackage(openZip(bytes)));
}

const core = `${schemas}/package/2006/relationships/metadata/core-properties`;
const app = `${schemas}/officeDocument/2006/relationships/extended-properties`;
const custom = `${schemas}/officeDocument/2006/relationships/custom-properties`;

it('gives core, application and custom properties under their names', () => {
  const metadata = readPlanted([
    [
      core,
      '<p:coreProperties xmlns:p="urn:p" xmlns:dc="urn:dc"><dc:creator>Ann</dc:creator><p:keywords> </p:keywords></p:coreProperties>',
    ],
    [
      app,
      '<Properties><Pages>12</Pages><Company>A &amp; B</Company><TitlesOfParts><x>no</x></TitlesOfParts></Properties>',
    ],
    [
      custom,
      '<Properties xmlns:vt="urn:vt"><property name="__proto__"><vt:lpwstr>x</vt:lpwstr></property><property name="n"><vt:i4>7</vt:i4></property><property name="b"><vt:bool>true</vt:bool></property></Properties>',
    ],
  ]);
  expect(
    listMetadataFacts(metadata).map(({ id, name, value, custom: isCustom }) => [id, name, value, isCustom]),
  ).toEqual([
    ['metadata-1', 'creator', 'Ann', undefined],
    ['metadata-2', 'pages', 12, undefined],
    ['metadata-3', 'company', 'A & B', undefined],
    ['metadata-4', '__proto__', 'x', true],
    ['metadata-5', 'n', 7, true],
    ['metadata-6', 'b', true, true],
  ]);
  expect(findStatedPages(metadata)).toBe(12);
});

it('reads strict packages, and the first part where there are two of a kind', () => {
  const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships/extendedProperties';
  const metadata = readPlanted([
    [strict, '<Properties><Words>5</Words></Properties>'],
    [app, '<Properties><Words>6</Words></Properties>'],
  ]);
  expect(metadata.properties).toMatchObject([{ name: 'words', value: 5 }]);
  expect(findStatedPages(metadata)).toBeNull();
});

it('warns of a damaged part and refuses one with a document type', () => {
  expect(readPlanted([[core, '<a><b></a>']]).warnings).toMatchObject([
    { code: 'damaged-part', part: 'docProps/p0.xml' },
  ]);
  expect(() => readPlanted([[core, '<!DOCTYPE a><a/>']])).toThrow('document type');
});
