import { type DrawingFill, openFill } from '../drawing/shape-style/drawing-fill.ts';
import type { StyleReference } from '../drawing/shape-style/shape-style.ts';
import { createLineReader, type DrawingLine } from '../drawing/shape-style/drawing-line.ts';
import { createColorReader, type DrawingColor, openColor } from '../drawing/theme-color/drawing-color.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../xml/read-elements.ts';

/** What a table style gives one of its parts: a fill of its own or one of the theme's. */
export type TablePartFill = { readonly fill: DrawingFill } | { readonly reference: StyleReference };

export type TableEdge = 'left' | 'right' | 'top' | 'bottom' | 'insideH' | 'insideV';

/** What a table style says of one of its parts; what is null or absent is left to the part beneath. */
export interface TablePartStyle {
  readonly fill: TablePartFill | null;
  readonly color: DrawingColor | null;
  readonly isBold: boolean | null;
  readonly borders: ReadonlyMap<TableEdge, DrawingLine>;
}

/** A table style by part: `wholeTbl`, `band1H`, `firstRow` …. */
export type TableStyle = ReadonlyMap<string, TablePartStyle>;

interface Draft {
  fill: TablePartFill | null;
  color: DrawingColor | null;
  isBold: boolean | null;
  readonly borders: Map<TableEdge, DrawingLine>;
}

const edges: ReadonlySet<string> = new Set(['left', 'right', 'top', 'bottom', 'insideH', 'insideV']);

function isEdge(name: string): name is TableEdge {
  return edges.has(name);
}

function createBorderReader(draft: Draft): ElementReader {
  return {
    open: (name) => {
      const edge = name.slice(2);
      return {
        open: (child, attributes) =>
          child === 'a:ln' && isEdge(edge)
            ? createLineReader(attributes, (line) => void draft.borders.set(edge, line))
            : null,
      };
    },
  };
}

function createCellStyleReader(draft: Draft): ElementReader {
  const inFill: ElementReader = {
    open: (name, attributes) => openFill(name, attributes, (fill) => void (draft.fill = { fill })),
  };
  return {
    open: (name, attributes) => {
      if (name === 'a:tcBdr') return createBorderReader(draft);
      if (name === 'a:fill') return inFill;
      if (name !== 'a:fillRef') return null;
      const index = Number(attributes['idx']) || 0;
      draft.fill = { reference: { index, color: null } };
      return createColorReader((color) => void (draft.fill = { reference: { index, color } }));
    },
  };
}

function createTextStyleReader(draft: Draft, { b }: Attributes): ElementReader {
  if (b === 'on' || b === 'off') draft.isBold = b === 'on';
  return {
    // The font reference may hold a colour of its own; the one beside it counts.
    open: (name, attributes) =>
      name === 'a:fontRef' ? null : openColor(name, attributes, (color) => void (draft.color = color)),
  };
}

function createPartReader(onPart: (part: TablePartStyle) => void): ElementReader {
  const draft: Draft = { fill: null, color: null, isBold: null, borders: new Map() };
  return {
    open: (name, attributes) => {
      if (name === 'a:tcTxStyle') return createTextStyleReader(draft, attributes);
      return name === 'a:tcStyle' ? createCellStyleReader(draft) : null;
    },
    close: () => onPart(draft),
  };
}

function createStyleReader(style: Map<string, TablePartStyle>): ElementReader {
  return { open: (part) => createPartReader((found) => void style.set(part.slice(2), found)) };
}

/** Reads the part of table styles, keyed by style id; throws DocumentError. */
export function readTableStyles(archive: ZipArchive, entry: ZipEntry): ReadonlyMap<string, TableStyle> {
  const styles = new Map<string, TableStyle>();
  const openStyle = (name: string, attributes: Attributes): ElementReader | null => {
    if (name !== 'a:tblStyle') return null;
    const style = new Map<string, TablePartStyle>();
    styles.set(attributes['styleId'] ?? '', style);
    return createStyleReader(style);
  };
  readElements(archive, entry, { open: () => ({ open: openStyle }) });
  return styles;
}
