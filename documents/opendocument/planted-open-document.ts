import { plantZip, type PlantedEntry } from '../package/planted-zip.ts';

const uris: readonly (readonly [prefix: string, uri: string])[] = [
  ...['office', 'text', 'table', 'style', 'meta', 'presentation'].map(
    (name) => [name, `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`] as const,
  ),
  ['draw', 'urn:oasis:names:tc:opendocument:xmlns:drawing:1.0'],
  ['fo', 'urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0'],
  ['svg', 'urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0'],
  ['xlink', 'http://www.w3.org/1999/xlink'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
];
const namespaces = uris.map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`).join(' ');

export interface PlantedOpenDocument {
  readonly kind: 'text' | 'presentation';
  /** What stands in office:text or office:presentation. */
  readonly body: string;
  readonly automatic?: string;
  /** What stands in office:styles and in office:master-styles of styles.xml. */
  readonly styles?: string;
  readonly layouts?: string;
  readonly masters?: string;
  readonly meta?: string;
  readonly extra?: readonly PlantedEntry[];
}

/** The smallest OpenDocument file LibreOffice would open. */
export function plantOpenDocument(planted: PlantedOpenDocument): Uint8Array {
  const { kind, body, automatic = '', styles = '', layouts = '', masters = '', meta = '' } = planted;
  const part = (root: string, content: string): string =>
    `<office:${root} ${namespaces}>${content}</office:${root}>`;
  const sheet =
    `<office:styles>${styles}</office:styles><office:automatic-styles>${layouts}</office:automatic-styles>` +
    `<office:master-styles>${masters}</office:master-styles>`;
  const content =
    `<office:automatic-styles>${automatic}</office:automatic-styles>` +
    `<office:body><office:${kind}>${body}</office:${kind}></office:body>`;
  return plantZip([
    { name: 'mimetype', bytes: `application/vnd.oasis.opendocument.${kind}`, method: 0 },
    { name: 'styles.xml', bytes: part('document-styles', sheet) },
    { name: 'content.xml', bytes: part('document-content', content) },
    { name: 'meta.xml', bytes: part('document-meta', `<office:meta>${meta}</office:meta>`) },
    ...(planted.extra ?? []),
  ]);
}
