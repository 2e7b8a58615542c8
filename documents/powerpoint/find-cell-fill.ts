import type { DrawingFill } from '../drawing/shape-style/drawing-fill.ts';
import type { DrawingLine } from '../drawing/shape-style/drawing-line.ts';
import { type Effective, findThemeFill } from '../drawing/shape-style/resolve-style.ts';
import type { DrawingColor } from '../drawing/theme-color/drawing-color.ts';
import type { ColorContext } from '../drawing/theme-color/theme.ts';
import type { CellSide, SlideTable, TableFlag } from './slide-table.ts';
import type { TableStyle } from './table-styles.ts';

/** Where a cell is, from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

function bandOf(position: number, hasHeader: boolean, letter: 'H' | 'V'): string | null {
  const place = position - (hasHeader ? 1 : 0);
  return place < 0 ? null : `band${(place % 2) + 1}${letter}`;
}

// ECMA-376 part 1, 20.1.4.2: the special rows and columns lie over the bands, the bands over the whole.
function listParts({ row, column }: CellPlace, table: SlideTable): string[] {
  const has = (flag: TableFlag): boolean => table.flags.has(flag);
  const isLastRow = has('lastRow') && row === table.rows.length - 1;
  const isLastColumn = has('lastCol') && column === table.columnWidthsEmu.length - 1;
  return [
    has('firstRow') && row === 0 ? 'firstRow' : null,
    isLastRow ? 'lastRow' : null,
    has('firstCol') && column === 0 ? 'firstCol' : null,
    isLastColumn ? 'lastCol' : null,
    has('bandRow') ? bandOf(row, has('firstRow'), 'H') : null,
    has('bandCol') ? bandOf(column, has('firstCol'), 'V') : null,
    'wholeTbl',
  ].filter((part) => part !== null);
}

/** The fill that a table style gives a cell; null where the style says nothing. */
export function findStyledCellFill(
  place: CellPlace,
  table: SlideTable,
  style: TableStyle | undefined,
  context: ColorContext,
): Effective<DrawingFill> | null {
  for (const part of style === undefined ? [] : listParts(place, table)) {
    const found = style?.get(part)?.fill ?? null;
    if (found === null) continue;
    if ('fill' in found) return { value: found.fill, context };
    const fill = findThemeFill(context.theme, found.reference.index);
    if (fill !== null) return { value: fill, context: { ...context, placeholder: found.reference.color } };
  }
  return null;
}

/** How a table style writes in a cell. */
export interface StyledCellText {
  readonly color: DrawingColor | null;
  readonly isBold: boolean;
}

export function findStyledCellText(
  place: CellPlace,
  table: SlideTable,
  style: TableStyle | undefined,
): StyledCellText {
  const parts = style === undefined ? [] : listParts(place, table).map((part) => style.get(part));
  return {
    color: parts.find((part) => part?.color != null)?.color ?? null,
    isBold: parts.find((part) => part?.isBold != null)?.isBold ?? false,
  };
}

/** The line that a table style draws at one side of a cell: its own edge at the rim, else the one between cells. */
export function findStyledBorder(
  side: CellSide,
  place: CellPlace,
  table: SlideTable,
  style: TableStyle | undefined,
): DrawingLine | null {
  const isUpright = side === 'left' || side === 'right';
  const position = isUpright ? place.column : place.row;
  const last = (isUpright ? table.columnWidthsEmu.length : table.rows.length) - 1;
  const isRim = position === (side === 'left' || side === 'top' ? 0 : last);
  for (const part of style === undefined ? [] : listParts(place, table)) {
    const borders = style?.get(part)?.borders;
    // A special row or column is a rim of its own.
    const isOwnRim = isRim || (isUpright ? part.endsWith('Col') : /Row$|H$/.test(part));
    const found = borders?.get(isOwnRim ? side : isUpright ? 'insideV' : 'insideH');
    if (found !== undefined) return found;
  }
  return null;
}
