import type { OfficePackage } from '../../office/office-package.ts';
import type { ZipEntry } from '../../package/zip-archive.ts';
import { findChild, findPath, listChildren, readTree, walk, type XmlNode } from '../../xml/read-tree.ts';
import type { AnchorPoint, ObjectPlace, SheetDrawing, SheetPicture, SheetShape } from './sheet-objects.ts';

const chartUris = /\/chart$|\/chartex$/;

function toPoint(node: XmlNode | null): AnchorPoint | null {
  if (node === null) return null;
  const valueOf = (name: string): number => Number(findChild(node, name)?.text ?? 0) || 0;
  return {
    col: valueOf('xdr:col'),
    row: valueOf('xdr:row'),
    columnOffsetEmu: valueOf('xdr:colOff'),
    rowOffsetEmu: valueOf('xdr:rowOff'),
  };
}

function toPlace(anchor: XmlNode): ObjectPlace {
  const position = findChild(anchor, 'xdr:pos')?.attributes;
  const size = findChild(anchor, 'xdr:ext')?.attributes;
  const numberOf = (text: string | undefined): number => Number(text ?? 0) || 0;
  return {
    from: toPoint(findChild(anchor, 'xdr:from')),
    to: toPoint(findChild(anchor, 'xdr:to')),
    positionEmu: position ? { x: numberOf(position['x']), y: numberOf(position['y']) } : null,
    sizeEmu: size ? { cx: numberOf(size['cx']), cy: numberOf(size['cy']) } : null,
  };
}

function readParagraph(paragraph: XmlNode): string {
  let text = '';
  for (const node of walk(paragraph)) {
    if (node.name === 'a:t') text += node.text;
    else if (node.name === 'a:br') text += '\n';
  }
  return text;
}

function readShapeText(body: XmlNode | null): string {
  return listChildren(body, 'a:p').map(readParagraph).join('\n');
}

function describeObject(node: XmlNode, place: ObjectPlace, drawingPart: string): Omit<SheetPicture, 'part'> {
  const frame = node.children.find(({ name }) => /^xdr:nv\w+Pr$/.test(name)) ?? null;
  const attributes = findChild(frame, 'xdr:cNvPr')?.attributes ?? {};
  return {
    elementId: attributes['id'] ?? '',
    name: attributes['name'] ?? '',
    altText: attributes['descr'] ?? null,
    anchorCell: place.from === null ? null : { col: place.from.col, row: place.from.row },
    place,
    drawingPart,
  };
}

interface Found {
  readonly pictures: SheetPicture[];
  readonly shapes: SheetShape[];
  readonly charts: SheetDrawing['charts'][number][];
}

type FindPart = (relationshipId: string | undefined) => string | null;

function addObject(
  found: Found,
  node: XmlNode,
  object: Omit<SheetPicture, 'part'>,
  findPart: FindPart,
): void {
  if (node.name === 'xdr:pic') {
    const blip = findPath(node, 'xdr:blipFill', 'a:blip');
    found.pictures.push({ ...object, part: findPart(blip?.attributes['r:embed']) });
  } else if (node.name === 'xdr:sp') {
    found.shapes.push({
      ...object,
      preset: findPath(node, 'xdr:spPr', 'a:prstGeom')?.attributes['prst'] ?? null,
      text: readShapeText(findChild(node, 'xdr:txBody')),
    });
  } else if (node.name === 'xdr:graphicFrame') {
    const content = findPath(node, 'a:graphic', 'a:graphicData');
    if (content === null || !chartUris.test(content.attributes['uri'] ?? '')) return;
    const part = findPart(content.children.find(({ name }) => name.endsWith(':chart'))?.attributes['r:id']);
    if (part !== null) found.charts.push({ ...object, part });
  }
}

/** Reads the drawing part of a sheet, objects inside groups among the others; throws DocumentError. */
export function readDrawing(pkg: OfficePackage, entry: ZipEntry): SheetDrawing {
  const parts = new Map(pkg.relationshipsOf(entry.name).map(({ id, part }) => [id, part]));
  const findPart: FindPart = (id) => (id === undefined ? null : (parts.get(id) ?? null));
  const found: Found = { pictures: [], shapes: [], charts: [] };
  for (const anchor of readTree(pkg.archive, entry).children) {
    const place = toPlace(anchor);
    for (const node of walk(anchor, ({ name }) => name === 'xdr:grpSp')) {
      addObject(found, node, describeObject(node, place, entry.name), findPart);
    }
  }
  return found;
}
