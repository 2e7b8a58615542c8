import type { CellReading } from '../../facts/fact.ts';
import { type CellRange, contains, formatCell, parseSheetRef } from '../cell-ref.ts';
import { displayAt } from '../ranges/find-table-like.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { describeFont, plainStyle } from '../workbook/styles.ts';
import type { SheetEntry, WorkbookFrame } from '../workbook/workbook.ts';

/** Ranges that are asked for, by the index of their sheet. */
export interface WantedCells {
  readonly rangesOf: (sheet: SheetEntry) => readonly CellRange[];
  /** References that name no sheet of the workbook or no range. */
  readonly unknown: readonly string[];
}

/** Reads references such as `Sheet!A1:C9`; a sheet is found whatever the case of its letters. */
export function parseWantedCells(references: readonly string[], sheets: readonly SheetEntry[]): WantedCells {
  const ranges = new Map<number, CellRange[]>();
  const unknown: string[] = [];
  for (const reference of references) {
    const { sheet, range } = parseSheetRef(reference);
    const found =
      sheet === null
        ? sheets[0]
        : (sheets.find(({ name }) => name === sheet) ??
          sheets.find(({ name }) => name.toLowerCase() === sheet.toLowerCase()));
    if (found === undefined || range === null) unknown.push(reference);
    else ranges.set(found.index, [...(ranges.get(found.index) ?? []), range]);
  }
  return { rangesOf: ({ index }) => ranges.get(index) ?? [], unknown };
}

export function isWanted(ranges: readonly CellRange[], row: number, column: number): boolean {
  return ranges.some((range) => contains(range, row, column));
}

function readStored(workbook: WorkbookFrame, { cells, entry }: Sheet, at: number): CellReading {
  const { numFmt, fill, font } = workbook.styles.cells[cells.styleAt(at)] ?? plainStyle;
  const value = cells.valueAt(at);
  const formula = cells.formulaAt(at);
  return {
    sheet: entry.name,
    ref: formatCell(cells.rowAt(at), cells.columnAt(at)),
    value,
    formula,
    display: displayAt({ cells, workbook }, at),
    numFmt,
    fill: fill?.stored ?? null,
    ...(fill?.rgb ? { rgb: fill.rgb } : {}),
    ...(fill?.colorName ? { colorName: fill.colorName } : {}),
    font: font === null ? null : describeFont(font),
    ...(formula !== null && value === null ? { isStale: true } : {}),
  };
}

function readMissing(sheet: string, row: number, column: number): CellReading {
  const ref = formatCell(row, column);
  return { sheet, ref, value: null, formula: null, display: '', numFmt: null, fill: null, font: null };
}

// A larger range gives only the cells that are stored, for nobody wants a million empty ones.
const mostListedCells = 10_000;

function readRange(workbook: WorkbookFrame, sheet: Sheet, range: CellRange): CellReading[] {
  const { cells, entry } = sheet;
  const readings: CellReading[] = [];
  const { top, left, bottom, right } = range;
  if ((bottom - top + 1) * (right - left + 1) <= mostListedCells) {
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const at = cells.find(row, column);
        readings.push(at < 0 ? readMissing(entry.name, row, column) : readStored(workbook, sheet, at));
      }
    }
    return readings;
  }
  for (let at = cells.findRow(top); at < cells.count && cells.rowAt(at) <= bottom; at += 1) {
    if (contains(range, cells.rowAt(at), cells.columnAt(at))) readings.push(readStored(workbook, sheet, at));
  }
  return readings;
}

/** The cells of some ranges, row by row. */
export function readCells(
  workbook: WorkbookFrame,
  sheet: Sheet,
  ranges: readonly CellRange[],
): CellReading[] {
  return ranges.flatMap((range) => readRange(workbook, sheet, range));
}
