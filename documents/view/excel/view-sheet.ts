import { formatCell, maxColumn, maxRow, parseCell, parseRange } from '../../excel/cell-ref.ts';
import { attemptReading } from '../../package/attempt-reading.ts';
import type { LoadedSheet, LoadSheet } from '../../excel/facts/list-excel-facts.ts';
import { displayValue } from '../../excel/number-format.ts';
import { noObjects, type SheetObjects } from '../../excel/objects/read-sheet-objects.ts';
import type { AnchorPoint, ObjectPlace } from '../../excel/objects/sheet-objects.ts';
import type { ReadSheetOptions } from '../../excel/sheet/read-sheet.ts';
import type { Sheet } from '../../excel/sheet/sheet.ts';
import { plainStyle } from '../../excel/workbook/styles.ts';
import type { SheetEntry, WorkbookFrame } from '../../excel/workbook/workbook.ts';
import type { CellValue } from '../../facts/fact.ts';
import type {
  CellDetail,
  CellPoint,
  GridCell,
  DrawnObjectView,
  RowView,
  SheetFrame,
  WorkbookView,
} from './excel-view.ts';

const emuPerPoint = 12_700;
const usual = { rowPt: 15, columnPt: 48 };
// A character of the default font with its share of the cell's margins.
const pointsPerCharacter = 5.25;
// Around what is used, so that a small sheet still looks like one.
const spare = { rows: 30, columns: 8 };
const least = { rows: 100, columns: 40 };
// What comes after so many stretches of rows is shown at the default height.
const mostStretches = 200_000;

/** The tabs, styles and names of a workbook. */
export function viewWorkbook({ sheets, styles, definedNames }: WorkbookFrame): WorkbookView {
  return {
    sheets: sheets.map(({ index, name, state, kind }) => ({ index, name, state, kind })),
    styles: styles.cells,
    names: definedNames
      .filter(({ isHidden }) => !isHidden)
      .map(({ name, scope, refersTo }) => ({ name, scope, refersTo })),
  };
}

function toPoint(point: AnchorPoint | null): CellPoint | null {
  if (point === null) return null;
  return {
    row: point.row + 1,
    column: point.col + 1,
    xPt: point.columnOffsetEmu / emuPerPoint,
    yPt: point.rowOffsetEmu / emuPerPoint,
  };
}

function placeOf({ from, to, sizeEmu }: ObjectPlace): Pick<DrawnObjectView, 'from' | 'to' | 'sizePt'> {
  return {
    from: toPoint(from),
    to: toPoint(to),
    sizePt: sizeEmu === null ? null : { width: sizeEmu.cx / emuPerPoint, height: sizeEmu.cy / emuPerPoint },
  };
}

function viewObjects({ charts, pictures, shapes }: SheetObjects): readonly DrawnObjectView[] {
  return [
    ...charts.map(({ chart, name, drawingPart, elementId, place }) => ({
      ...placeOf(place),
      kind: 'chart' as const,
      chart,
      part: drawingPart,
      elementId,
      name,
      text: [chart.title, ...chart.series.map((series) => series.name)].filter(Boolean).join(' · '),
      source: null,
    })),
    ...pictures.map(({ name, altText, part, drawingPart, elementId, place }) => ({
      ...placeOf(place),
      kind: 'image' as const,
      chart: null,
      part: drawingPart,
      elementId,
      name,
      text: altText ?? '',
      source: part,
    })),
    ...shapes.map(({ name, text, drawingPart, elementId, place }) => ({
      ...placeOf(place),
      kind: 'shape' as const,
      chart: null,
      part: drawingPart,
      elementId,
      name,
      text,
      source: null,
    })),
  ];
}

function measureColumns(sheet: Sheet): SheetFrame['columns'] {
  return sheet.view.columns.map(({ first, last, widthCharacters, isHidden, style }) => ({
    style,
    first: Math.max(1, first),
    last: Math.min(maxColumn, last),
    widthPt: isHidden
      ? 0
      : Math.min(1_500, (widthCharacters ?? usual.columnPt / pointsPerCharacter) * pointsPerCharacter),
  }));
}

function measureRows(sheet: Sheet, rowCount: number): SheetFrame['rows'] {
  const { rows } = sheet.view;
  const stretches: { first: number; last: number; heightPt: number }[] = [];
  for (let row = 1; row <= rowCount && stretches.length < mostStretches; row += 1) {
    const { heightPoints, isHidden } = rows.find(row);
    if (!isHidden && heightPoints === null) continue;
    const heightPt = isHidden ? 0 : (heightPoints ?? 0);
    const before = stretches.at(-1);
    if (before?.last === row - 1 && before.heightPt === heightPt) before.last = row;
    else stretches.push({ first: row, last: row, heightPt });
  }
  return stretches;
}

function countUsed({ cells }: Sheet, objects: SheetObjects): { rows: number; columns: number } {
  let columns = 0;
  for (let at = 0; at < cells.count; at += 1) columns = Math.max(columns, cells.columnAt(at));
  const anchored = [...objects.charts, ...objects.pictures, ...objects.shapes];
  const far = anchored.map(({ place }) => place.to ?? place.from);
  return {
    rows: Math.max(
      cells.count === 0 ? 0 : cells.rowAt(cells.count - 1),
      ...far.map((to) => (to?.row ?? 0) + 1),
    ),
    columns: Math.max(columns, ...far.map((to) => (to?.col ?? 0) + 1)),
  };
}

const isPlaced = <Found>(found: Found | null): found is Found => found !== null;

/** Reads a sheet to be drawn; one that cannot be read is told by its warning, whatever the reason. */
export function loadSheetToDraw(
  { workbook, loadSheet }: { readonly workbook: WorkbookFrame; readonly loadSheet: LoadSheet },
  entry: SheetEntry,
  options: Pick<ReadSheetOptions, 'untilRow'> = {},
): LoadedSheet {
  const styles = workbook.styles.cells;
  const { value, fault } = attemptReading(() =>
    loadSheet(entry, {
      ...options,
      keepsBlank: (_row, _column, style) => Boolean(styles[style]?.fill ?? styles[style]?.borders),
    }),
  );
  if (fault === null) return value;
  const { code, message, part } = fault;
  return { sheet: null, objects: noObjects, warnings: [{ code, part: part ?? entry.part ?? '', message }] };
}

/** How a sheet is laid out, with what stands on it besides its cells. */
export function viewSheetFrame(entry: SheetEntry, loaded: LoadedSheet): SheetFrame {
  const { sheet, objects, warnings } = loaded;
  const used = sheet === null ? { rows: 0, columns: 0 } : countUsed(sheet, objects);
  const rowCount = Math.min(maxRow, Math.max(least.rows, used.rows + spare.rows));
  const columnCount = Math.min(maxColumn, Math.max(least.columns, used.columns + spare.columns));
  const columns = sheet === null ? [] : measureColumns(sheet);
  const rows = sheet === null ? [] : measureRows(sheet, rowCount);
  const view = sheet?.view;
  const hiddenColumns = columns.filter(({ widthPt, first }) => widthPt === 0 && first <= columnCount);
  return {
    index: entry.index,
    name: entry.name,
    fault: sheet === null ? (warnings[0]?.message ?? '') : null,
    rowCount,
    columnCount,
    usedRows: Math.min(rowCount, used.rows),
    usedColumns: Math.min(columnCount, used.columns),
    defaultRowPt: Math.min(400, Math.max(4, view?.defaultRowHeightPoints ?? usual.rowPt)),
    defaultColumnPt: Math.min(
      400,
      view?.defaultColumnWidthCharacters == null
        ? usual.columnPt
        : Math.max(4, view.defaultColumnWidthCharacters * pointsPerCharacter),
    ),
    columns,
    rows,
    hiddenRowCount: rows.reduce(
      (sum, { first, last, heightPt }) => sum + (heightPt === 0 ? last - first + 1 : 0),
      0,
    ),
    hiddenColumnCount: hiddenColumns.reduce(
      (sum, { first, last }) => sum + Math.min(last, columnCount) - first + 1,
      0,
    ),
    // A pane that leaves nothing to scroll would hide the sheet.
    frozenRows: Math.min(20, view?.frozen?.rowCount ?? 0),
    frozenColumns: Math.min(8, view?.frozen?.columnCount ?? 0),
    hasGridLines: view?.hasGridLines ?? true,
    merges: (sheet?.mergedRanges ?? []).map(parseRange).filter(isPlaced).slice(0, 20_000),
    tables: objects.tables.flatMap(({ name, ref }) => {
      const range = parseRange(ref);
      return range === null ? [] : [{ name, range }];
    }),
    comments: objects.comments.flatMap(({ ref, author, text, replies }) => {
      const cell = parseCell(ref);
      const said = [text, ...replies.map((reply) => `${reply.author ?? ''}: ${reply.text}`)];
      return cell === null ? [] : [{ ...cell, author, text: said.join('\n') }];
    }),
    objects: viewObjects(objects),
  };
}

function kindOf(value: CellValue): GridCell['kind'] {
  if (value === null) return 'blank';
  if (typeof value === 'object') return 'error';
  if (typeof value === 'number') return 'number';
  return typeof value === 'boolean' ? 'boolean' : 'text';
}

// More than a cell can show.
const longestText = 2_000;

/** The cells of rows `from` to `to`, both included, as Excel shows them; rows without cells are left out. */
export function viewRows(
  workbook: WorkbookFrame,
  { cells }: Sheet,
  { from, to }: { readonly from: number; readonly to: number },
): readonly RowView[] {
  const rows: { row: number; cells: GridCell[] }[] = [];
  for (let at = cells.findRow(from); at < cells.count && cells.rowAt(at) <= to; at += 1) {
    const row = cells.rowAt(at);
    const style = cells.styleAt(at);
    const value = cells.valueAt(at);
    const { numFmt } = workbook.styles.cells[style] ?? plainStyle;
    const last = rows.at(-1);
    const own = last?.row === row ? last : { row, cells: [] };
    if (own !== last) rows.push(own);
    own.cells.push({
      column: cells.columnAt(at),
      text: displayValue(value, numFmt, workbook.is1904).slice(0, longestText),
      style,
      kind: kindOf(value),
      hasFormula: cells.hasFormulaAt(at),
    });
  }
  return rows;
}

function toStored(value: CellValue): string {
  if (value === null) return '';
  return typeof value === 'object' ? value.error : String(value);
}

/** All that is known of one cell, also of one that is empty. */
export function viewCell(
  workbook: WorkbookFrame,
  { cells }: Sheet,
  { row, column }: { readonly row: number; readonly column: number },
): CellDetail {
  const ref = formatCell(row, column);
  const at = cells.find(row, column);
  if (at < 0) return { ref, text: '', value: '', formula: null, format: plainStyle.numFmt };
  const value = cells.valueAt(at);
  const { numFmt } = workbook.styles.cells[cells.styleAt(at)] ?? plainStyle;
  return {
    ref,
    text: displayValue(value, numFmt, workbook.is1904),
    value: toStored(value),
    formula: cells.formulaAt(at),
    format: numFmt,
  };
}
