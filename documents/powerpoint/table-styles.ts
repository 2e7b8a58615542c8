import { type DrawingFill, openFill } from '../drawing/shape-style/drawing-fill.ts';
import type { StyleReference } from '../drawing/shape-style/shape-style.ts';
import { createColorReader } from '../drawing/theme-color/drawing-color.ts';
import type { ZipArchive, ZipEntry } from '../package/zip-archive.ts';
import { type Attributes, type ElementReader, readElements } from '../xml/read-elements.ts';

/** What a table style gives one of its parts: a fill of its own or one of the theme's. */
export type TablePartFill = { readonly fill: DrawingFill } | { readonly reference: StyleReference };

/** Fills of a table style by part: `wholeTbl`, `band1H`, `firstRow` …. */
export type TableStyle = ReadonlyMap<string, TablePartFill>;

function createCellStyleReader(onFill: (fill: TablePartFill) => void): ElementReader {
  const inFill: ElementReader = {
    open: (name, attributes) => openFill(name, attributes, (fill) => onFill({ fill })),
  };
  return {
    open: (name, attributes) => {
      if (name === 'a:fill') return inFill;
      if (name !== 'a:fillRef') return null;
      const index = Number(attributes['idx']) || 0;
      onFill({ reference: { index, color: null } });
      return createColorReader((color) => onFill({ reference: { index, color } }));
    },
  };
}

function createStyleReader(style: Map<string, TablePartFill>): ElementReader {
  return {
    open: (part) => ({
      open: (name) =>
        name === 'a:tcStyle' ? createCellStyleReader((fill) => void style.set(part.slice(2), fill)) : null,
    }),
  };
}

/** Reads the part of table styles, keyed by style id; throws DocumentError. */
export function readTableStyles(archive: ZipArchive, entry: ZipEntry): ReadonlyMap<string, TableStyle> {
  const styles = new Map<string, TableStyle>();
  const openStyle = (name: string, attributes: Attributes): ElementReader | null => {
    if (name !== 'a:tblStyle') return null;
    const style = new Map<string, TablePartFill>();
    styles.set(attributes['styleId'] ?? '', style);
    return createStyleReader(style);
  };
  readElements(archive, entry, { open: () => ({ open: openStyle }) });
  return styles;
}
