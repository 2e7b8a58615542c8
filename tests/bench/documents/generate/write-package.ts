import { closeSync, openSync, writeSync } from 'node:fs';
import { strToU8, Zip, ZipDeflate } from 'fflate';

export const schemas = 'http://schemas.openxmlformats.org';
export const relationshipTypes = `${schemas}/officeDocument/2006/relationships`;

export interface GeneratedPart {
  readonly name: string;
  /** What follows `application/vnd.openxmlformats-officedocument.`, up to `+xml`. */
  readonly type: string;
  readonly text: () => Iterable<string>;
  /** Numbered `rId1`, `rId2` … in the order given; targets from the root. */
  readonly relations?: readonly (readonly [type: string, target: string])[];
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
// Few and large pieces deflate faster than many small ones.
const pieceLength = 128 * 1024;

function* join(texts: Iterable<string>): Generator<string> {
  let piece = head;
  for (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function writeRelations(relations: NonNullable<GeneratedPart['relations']>): string {
  const list = relations.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${relationshipTypes}/${type}" Target="/${target}"/>`,
  );
  return `<Relationships xmlns="${schemas}/package/2006/relationships">${list.join('')}</Relationships>`;
}

function relationsNameOf(name: string): string {
  const slash = name.lastIndexOf('/') + 1;
  return `${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`;
}

function writeContentTypes(parts: readonly GeneratedPart[]): string {
  const overrides = parts.map(
    ({ name, type }) =>
      `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  );
  return (
    `<Types xmlns="${schemas}/package/2006/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}

/** Writes an Office file part by part, the first of which is the main one, without ever holding it whole. */
export function writePackage(file: string, parts: readonly GeneratedPart[]): void {
  const descriptor = openSync(file, 'w');
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    writeSync(descriptor, bytes);
  });
  const add = (name: string, texts: Iterable<string>): void => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    for (const piece of join(texts)) entry.push(strToU8(piece));
    entry.push(new Uint8Array(), true);
  };
  add('[Content_Types].xml', [writeContentTypes(parts)]);
  add('_rels/.rels', [writeRelations([['officeDocument', parts[0]?.name ?? '']])]);
  for (const { name, text, relations } of parts) {
    if (relations !== undefined) add(relationsNameOf(name), [writeRelations(relations)]);
    add(name, text());
  }
  zip.end();
  closeSync(descriptor);
}
