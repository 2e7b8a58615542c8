import { type DrawingFill, openFill } from '../drawing/shape-style/drawing-fill.ts';
import { createLineReader, type DrawingLine } from '../drawing/shape-style/drawing-line.ts';
import { parseBoolean, parseNumber } from '../drawing/text/read-run-properties.ts';
import { createTextBodyReader, type LanguageListener } from '../drawing/text/read-text-body.ts';
import type { TextBody } from '../drawing/text/text-body.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import type { CellSide, SlideTable, SlideTableCell, SlideTableRow, TableFlag } from './slide-table.ts';

const sides: Readonly<Record<string, CellSide>> = {
  'a:lnL': 'left',
  'a:lnR': 'right',
  'a:lnT': 'top',
  'a:lnB': 'bottom',
};

const allFlags: readonly TableFlag[] = ['firstRow', 'lastRow', 'firstCol', 'lastCol', 'bandRow', 'bandCol'];

function spanOf(value: string | undefined): number {
  return Math.max(1, Math.trunc(parseNumber(value) ?? 1));
}

function createCellReader(
  attributes: Attributes,
  onCell: (cell: SlideTableCell) => void,
  onLanguage: LanguageListener,
): ElementReader {
  let text: TextBody | null = null;
  let fill: DrawingFill | null = null;
  let anchor: string | null = null;
  const borders: Partial<Record<CellSide, DrawingLine>> = {};
  const properties: ElementReader = {
    open: (name, child) => {
      const side = sides[name];
      if (side !== undefined) return createLineReader(child, (line) => void (borders[side] = line));
      return openFill(name, child, (found) => void (fill = found));
    },
  };
  return {
    open: (name, child) => {
      if (name === 'a:txBody') return createTextBodyReader((body) => void (text = body), onLanguage);
      if (name !== 'a:tcPr') return null;
      anchor = child['anchor'] ?? null;
      return properties;
    },
    close: () =>
      onCell({
        text,
        rowSpan: spanOf(attributes['rowSpan']),
        columnSpan: spanOf(attributes['gridSpan']),
        isCovered: parseBoolean(attributes['hMerge'] ?? attributes['vMerge']) === true,
        fill,
        borders,
        anchor,
      }),
  };
}

function createRowReader(
  attributes: Attributes,
  onRow: (row: SlideTableRow) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const cells: SlideTableCell[] = [];
  return {
    open: (name, child) =>
      name === 'a:tc' ? createCellReader(child, (cell) => void cells.push(cell), onLanguage) : null,
    close: () => onRow({ heightEmu: parseNumber(attributes['h']) ?? 0, cells }),
  };
}

/** A reader of a:tbl. */
export function createSlideTableReader(
  onTable: (table: SlideTable) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const columnWidthsEmu: number[] = [];
  const rows: SlideTableRow[] = [];
  const flags = new Set<TableFlag>();
  let styleId = '';
  const styleReader: ElementReader = { text: (piece) => void (styleId += piece) };
  return {
    open: (name, attributes) => {
      switch (name) {
        case 'a:tblPr':
          for (const flag of allFlags) if (parseBoolean(attributes[flag]) === true) flags.add(flag);
          return { open: (child) => (child === 'a:tableStyleId' ? styleReader : null) };
        case 'a:tblGrid':
          return {
            open: (_, { w }) => {
              columnWidthsEmu.push(parseNumber(w) ?? 0);
              return null;
            },
          };
        case 'a:tr':
          return createRowReader(attributes, (row) => void rows.push(row), onLanguage);
        default:
          return null;
      }
    },
    close: () => onTable({ columnWidthsEmu, rows, styleId: styleId.trim() || null, flags }),
  };
}
