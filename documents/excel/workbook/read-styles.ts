import type { ColorContext } from '../../drawing/theme-color/theme.ts';
import type { OfficePackage } from '../../office/office-package.ts';
import { findChild, findPath, listChildren, readTree, type XmlNode } from '../../xml/read-tree.ts';
import { builtInFormat } from '../number-format.ts';
import { readCellColor } from './read-cell-color.ts';
import {
  type CellAlignment,
  type CellBorders,
  type CellColor,
  type CellFont,
  type CellStyle,
  plainStyle,
  type WorkbookStyles,
} from './styles.ts';

type ReadColor = (node: XmlNode | null) => CellColor | null;

function isOn(font: XmlNode, name: string): boolean {
  const node = findChild(font, name);
  return node !== null && !/^(?:0|false|none)$/.test(node.attributes['val'] ?? '1');
}

function readFont(node: XmlNode, readColor: ReadColor): CellFont {
  const size = Number(findChild(node, 'x:sz')?.attributes['val']);
  return {
    name: findChild(node, 'x:name')?.attributes['val'] ?? null,
    sizePoints: Number.isFinite(size) ? size : null,
    isBold: isOn(node, 'x:b'),
    isItalic: isOn(node, 'x:i'),
    isUnderlined: isOn(node, 'x:u'),
    isStruckOut: isOn(node, 'x:strike'),
    color: readColor(findChild(node, 'x:color')),
  };
}

function readFill(node: XmlNode, readColor: ReadColor, isDifferential: boolean): CellColor | null {
  const gradient = findChild(node, 'x:gradientFill');
  if (gradient !== null) return readColor(findPath(gradient, 'x:stop', 'x:color'));
  const pattern = findChild(node, 'x:patternFill');
  const kind = pattern?.attributes['patternType'];
  if (kind === 'none' || (kind === undefined && !isDifferential)) return null;
  const colors = ['x:fgColor', 'x:bgColor'].map((name) => readColor(findChild(pattern, name)));
  // In a differential format the background is what fills the cell.
  return (isDifferential ? (colors[1] ?? colors[0]) : colors[0]) ?? null;
}

const borderSides = [
  ['left', 'x:left'],
  ['left', 'x:start'],
  ['right', 'x:right'],
  ['right', 'x:end'],
  ['top', 'x:top'],
  ['bottom', 'x:bottom'],
] as const;

function readBorders(node: XmlNode, readColor: ReadColor): CellBorders | null {
  const found = borderSides.flatMap(([side, name]) => {
    const line = findChild(node, name);
    const style = line?.attributes['style'] ?? 'none';
    return style === 'none' ? [] : [[side, { style, color: readColor(findChild(line, 'x:color')) }] as const];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

function readAlignment(node: XmlNode | null): CellAlignment | null {
  if (node === null) return null;
  const { horizontal = null, vertical = null, wrapText, indent, textRotation } = node.attributes;
  return {
    horizontal,
    vertical,
    isWrapped: /^(?:1|true)$/.test(wrapText ?? ''),
    indent: Number(indent ?? 0) || 0,
    rotation: Number(textRotation ?? 0) || 0,
  };
}

function readFormats(root: XmlNode): ReadonlyMap<number, string> {
  return new Map(
    listChildren(findChild(root, 'x:numFmts'), 'x:numFmt').map(({ attributes }) => [
      Number(attributes['numFmtId']),
      attributes['formatCode'] ?? 'General',
    ]),
  );
}

function readCellStyles(root: XmlNode, readColor: ReadColor): CellStyle[] {
  const formats = readFormats(root);
  const fonts = listChildren(findChild(root, 'x:fonts'), 'x:font').map((node) => readFont(node, readColor));
  const fills = listChildren(findChild(root, 'x:fills'), 'x:fill').map((node) =>
    readFill(node, readColor, false),
  );
  const borders = listChildren(findChild(root, 'x:borders'), 'x:border').map((node) =>
    readBorders(node, readColor),
  );
  return listChildren(findChild(root, 'x:cellXfs'), 'x:xf').map((node) => {
    const { attributes } = node;
    const formatId = Number(attributes['numFmtId'] ?? 0);
    return {
      numFmt: formats.get(formatId) ?? builtInFormat(formatId),
      font: fonts[Number(attributes['fontId'] ?? 0)] ?? null,
      fill: fills[Number(attributes['fillId'] ?? 0)] ?? null,
      borders: borders[Number(attributes['borderId'] ?? 0)] ?? null,
      alignment: readAlignment(findChild(node, 'x:alignment')),
    };
  });
}

/** Reads the styles of a workbook; throws DocumentError. Without a part there is only the plain style. */
export function readStyles(pkg: OfficePackage, part: string | null, context: ColorContext): WorkbookStyles {
  const entry = part === null ? null : pkg.archive.findEntry(part);
  if (entry === null) return { cells: [plainStyle], differential: [] };
  const root = readTree(pkg.archive, entry);
  const palette = listChildren(findPath(root, 'x:colors', 'x:indexedColors'), 'x:rgbColor').map(
    ({ attributes }) => (attributes['rgb'] ?? '').slice(-6).toUpperCase(),
  );
  const readColor: ReadColor = (node) =>
    node === null ? null : readCellColor(node.attributes, context, palette);
  const differential = listChildren(findChild(root, 'x:dxfs'), 'x:dxf').map((node) => {
    const font = findChild(node, 'x:font');
    const fill = findChild(node, 'x:fill');
    return {
      font: font === null ? null : readFont(font, readColor),
      fill: fill === null ? null : readFill(fill, readColor, true),
    };
  });
  return { cells: readCellStyles(root, readColor), differential };
}
