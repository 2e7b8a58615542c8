import { type CellRange, contains } from '../cell-ref.ts';
import { displayValue, isDateFormat } from '../number-format.ts';
import type { CellTable } from '../sheet/cell-table.ts';
import type { WorkbookFrame } from '../workbook/workbook.ts';
import { plainStyle } from '../workbook/styles.ts';
import { isFilled } from './find-regions.ts';

/** A range with a header row, as a person would call a table although no table object claims it. */
export interface TableLikeRange {
  readonly range: CellRange;
  readonly headerRow: number;
  /** One for each column of the range; '' where the header has none. */
  readonly columns: readonly string[];
}

interface Region {
  readonly range: CellRange;
  readonly cells: CellTable;
  readonly workbook: WorkbookFrame;
  readonly claimed: readonly CellRange[];
}

// Headers stand near the top, and what a column holds shows soon.
const searchedRows = 10;
const sampledRows = 20;
const longestHeader = 80;

/** Places of the filled cells of one row of a region. */
function listRow({ range, cells, claimed }: Region, row: number): number[] {
  const found: number[] = [];
  for (let at = cells.findRow(row); at < cells.count && cells.rowAt(at) === row; at += 1) {
    const column = cells.columnAt(at);
    if (column < range.left) continue;
    if (column > range.right) break;
    if (isFilled(cells, at) && !claimed.some((other) => contains(other, row, column))) found.push(at);
  }
  return found;
}

export function displayAt({ cells, workbook }: Pick<Region, 'cells' | 'workbook'>, at: number): string {
  const { numFmt } = workbook.styles.cells[cells.styleAt(at)] ?? plainStyle;
  return displayValue(cells.valueAt(at), numFmt, workbook.is1904);
}

// Years and dates head columns as well as words do.
function isHeading(region: Region, at: number): boolean {
  const value = region.cells.valueAt(at);
  if (typeof value === 'string')
    return value.length <= longestHeader && !/^\s*[-+]?[\d.,]+\s*%?\s*$/.test(value);
  if (typeof value !== 'number') return false;
  const { numFmt } = region.workbook.styles.cells[region.cells.styleAt(at)] ?? plainStyle;
  return isDateFormat(numFmt) || (Number.isInteger(value) && value >= 1900 && value <= 2100);
}

interface Sample {
  /** Places of the cells below the header, by column. */
  readonly byColumn: ReadonlyMap<number, readonly number[]>;
  readonly rowCount: number;
}

function sampleBelow(region: Region, headerRow: number): Sample {
  const last = Math.min(region.range.bottom, headerRow + sampledRows);
  const byColumn = new Map<number, number[]>();
  let rowCount = 0;
  for (let row = headerRow + 1; row <= last; row += 1) {
    const places = listRow(region, row);
    if (places.length > 0) rowCount += 1;
    for (const at of places) {
      const column = region.cells.columnAt(at);
      const known = byColumn.get(column);
      if (known === undefined) byColumn.set(column, [at]);
      else known.push(at);
    }
  }
  return { byColumn, rowCount };
}

function hasOtherType({ cells }: Region, header: readonly number[], sample: Sample): boolean {
  return header.some((at) => {
    const below = sample.byColumn.get(cells.columnAt(at)) ?? [];
    const others = below.filter((place) => typeof cells.valueAt(place) !== 'string');
    return typeof cells.valueAt(at) === 'string' && others.length > 0 && others.length * 2 >= below.length;
  });
}

function hasOtherLook({ cells, workbook }: Region, header: readonly number[], sample: Sample): boolean {
  const lookAt = (at: number): string => {
    const { font, fill } = workbook.styles.cells[cells.styleAt(at)] ?? plainStyle;
    return `${String(font?.isBold)} ${font?.color?.stored ?? ''} ${fill?.stored ?? ''}`;
  };
  const different = header.filter((at) => {
    const below = sample.byColumn.get(cells.columnAt(at))?.[0];
    return below !== undefined && lookAt(below) !== lookAt(at);
  });
  return different.length * 2 > header.length;
}

function hasOnlyNewWords({ cells }: Region, header: readonly number[], sample: Sample): boolean {
  return header.every((at) => {
    const below = sample.byColumn.get(cells.columnAt(at)) ?? [];
    return below.every((place) => cells.valueAt(place) !== cells.valueAt(at));
  });
}

interface HeaderPlace {
  readonly filterRow: number | null;
  /** Whether no row above has several cells. */
  readonly isFirst: boolean;
}

function isHeader(region: Region, header: readonly number[], row: number, place: HeaderPlace): boolean {
  const { cells } = region;
  if (header.length === 0 || !header.every((at) => isHeading(region, at))) return false;
  if (!header.some((at) => typeof cells.valueAt(at) === 'string')) return false;
  // What is computed is seldom a heading.
  if (header.filter((at) => cells.hasFormulaAt(at)).length * 2 >= header.length) return false;
  const texts = new Set(header.map((at) => displayAt(region, at).trim().toLowerCase()));
  if (texts.size < header.length * 0.8) return false;
  const sample = sampleBelow(region, row);
  const columns = new Set(header.map((at) => cells.columnAt(at)));
  const unheadedCount = [...sample.byColumn.keys()].filter((column) => !columns.has(column)).length;
  if (sample.rowCount === 0 || unheadedCount > Math.max(1, header.length * 0.2)) return false;
  if (place.filterRow === row) return true;
  const hasTypes = hasOtherType(region, header, sample);
  // One column alone, or words over words, could be any list: it takes more to tell a header there.
  if (header.length === 1) return sample.byColumn.size === 1 && hasTypes && sample.rowCount >= 3;
  if (hasTypes || hasOtherLook(region, header, sample)) return true;
  return place.isFirst && sample.rowCount >= 2 && hasOnlyNewWords(region, header, sample);
}

/** The table in a region; null for a region that has no header. What stands above the header is left out of it. */
export function findTableLike(region: Region, autoFilter: CellRange | null): TableLikeRange | null {
  const { range } = region;
  const last = Math.min(range.bottom - 1, range.top + searchedRows - 1);
  let isFirst = true;
  for (let row = range.top; row <= last; row += 1) {
    const header = listRow(region, row);
    const place = { filterRow: autoFilter?.top ?? null, isFirst };
    if (header.length > 1) isFirst = false;
    if (!isHeader(region, header, row, place)) continue;
    const columns = Array.from({ length: range.right - range.left + 1 }, () => '');
    for (const at of header) {
      columns[region.cells.columnAt(at) - range.left] = displayAt(region, at);
    }
    return { range: { ...range, top: row }, headerRow: row, columns };
  }
  return null;
}

const longestText = 20_000;

/** What a range shows, cells set apart by tabs and rows by line breaks; cut off where it grows long. */
export function describeRange(region: Region): { readonly text: string; readonly isClipped: boolean } {
  let text = '';
  for (let row = region.range.top; row <= region.range.bottom; row += 1) {
    const line = listRow(region, row).map((at) => displayAt(region, at));
    if (line.length === 0) continue;
    text += `${text === '' ? '' : '\n'}${line.join('\t')}`;
    if (text.length > longestText) return { text: text.slice(0, longestText), isClipped: true };
  }
  return { text, isClipped: false };
}
