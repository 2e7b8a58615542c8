import { formatCell, formatRange, columnName } from '../../excel/cell-ref.ts';
import { displayAt } from '../../excel/ranges/find-table-like.ts';
import type { Sheet } from '../../excel/sheet/sheet.ts';
import { type CellStyle, describeFont, plainStyle } from '../../excel/workbook/styles.ts';
import type { WorkbookFrame } from '../../excel/workbook/workbook.ts';
import type { CellValue, Fact } from '../../facts/fact.ts';
import type { FieldDifference } from '../document-diff.ts';
import type { DifferenceList } from '../difference-list.ts';
import { reportFields } from '../match-facts.ts';
import type { SheetAlignment } from './align-sheet.ts';

export interface SheetSide {
  readonly workbook: WorkbookFrame;
  readonly sheet: Sheet;
}

/** Whether two formulas that read differently are one that moved. */
export type IsSameFormula = (before: string, after: string) => boolean;

function isSameValue(one: CellValue, other: CellValue): boolean {
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null)
    return one.error === other.error;
  return one === other;
}

function styleAt({ workbook, sheet }: SheetSide, at: number): CellStyle {
  return workbook.styles.cells[at < 0 ? 0 : sheet.cells.styleAt(at)] ?? plainStyle;
}

function toFormat({ numFmt, fill, font }: CellStyle) {
  return { numFmt, fill: fill?.stored ?? null, font: font === null ? null : describeFont(font) };
}

function toCellFact(side: SheetSide, at: number): Fact {
  const { cells, entry } = side.sheet;
  const ref = formatCell(cells.rowAt(at), cells.columnAt(at));
  return {
    id: `cell-${entry.index}-${ref}`,
    type: 'cell',
    anchor: { selectors: [{ kind: 'cells', sheet: entry.name, ref }] },
    sheet: entry.name,
    ref,
    value: cells.valueAt(at),
    formula: cells.formulaAt(at),
    display: displayAt({ cells, workbook: side.workbook }, at),
    ...toFormat(styleAt(side, at)),
  };
}

// What a row or column shows of itself.
const shownCells = 50;

function toLineFact(
  side: SheetSide,
  type: 'row' | 'column',
  name: string,
  places: readonly number[],
): Fact | null {
  const { cells, entry } = side.sheet;
  const filled = places.filter((at) => !cells.isBlankAt(at));
  const [first, last] = [filled[0], filled.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [top, left, bottom, right] = [
    cells.rowAt(first),
    cells.columnAt(first),
    cells.rowAt(last),
    cells.columnAt(last),
  ];
  const ref = formatRange({ top, left, bottom, right });
  return {
    id: `${type}-${entry.index}-${name}`,
    type,
    anchor: { selectors: [{ kind: 'cells', sheet: entry.name, ref }] },
    sheet: entry.name,
    [type]: name,
    ref,
    cellCount: filled.length,
    text: filled
      .slice(0, shownCells)
      .map((at) => displayAt({ cells, workbook: side.workbook }, at))
      .join('\t'),
  };
}

function listColumn({ cells }: Sheet, column: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < cells.count; at += 1) if (cells.columnAt(at) === column) places.push(at);
  return places;
}

function listRange(starts: readonly number[], index: number): number[] {
  const start = starts[index] ?? 0;
  return Array.from({ length: (starts[index + 1] ?? 0) - start }, (_, at) => start + at);
}

/** Compares the cells of two sheets whose rows and columns are aligned. */
export function diffCells(
  list: DifferenceList,
  before: SheetSide,
  after: SheetSide,
  alignment: SheetAlignment,
  isSameFormula: IsSameFormula,
): void {
  const compare = createComparison(list, before, after, isSameFormula);
  const { beforeRows, afterRows, rows, columnMap } = alignment;
  const removed = new Set(alignment.removedColumns);
  const added = new Set(alignment.addedColumns);
  for (const [index, partner] of rows.partners.entries()) {
    if (partner < 0) continue;
    const row = { at: beforeRows.starts[index] ?? 0, end: beforeRows.starts[index + 1] ?? 0 };
    const other = { at: afterRows.starts[partner] ?? 0, end: afterRows.starts[partner + 1] ?? 0 };
    while (row.at < row.end || other.at < other.end) {
      const column = row.at < row.end ? before.sheet.cells.columnAt(row.at) : Infinity;
      const otherColumn = other.at < other.end ? after.sheet.cells.columnAt(other.at) : Infinity;
      if (removed.has(column)) row.at += 1;
      else if (added.has(otherColumn)) other.at += 1;
      else {
        const followed = column === Infinity ? Infinity : columnMap.follow(column, false);
        compare(followed <= otherColumn ? row.at++ : -1, otherColumn <= followed ? other.at++ : -1);
      }
    }
  }
  reportLines(list, before, after, alignment);
}

function reportLines(
  list: DifferenceList,
  before: SheetSide,
  after: SheetSide,
  { rows, beforeRows, afterRows, removedColumns, addedColumns }: SheetAlignment,
): void {
  const report = (take: DifferenceList['add'], fact: Fact | null): void => {
    if (fact !== null) take('cells', fact);
  };
  for (const [index, partner] of rows.partners.entries()) {
    if (partner >= 0) continue;
    const name = String(beforeRows.numbers[index]);
    report(list.remove, toLineFact(before, 'row', name, listRange(beforeRows.starts, index)));
  }
  for (const index of rows.added) {
    const name = String(afterRows.numbers[index]);
    report(list.add, toLineFact(after, 'row', name, listRange(afterRows.starts, index)));
  }
  for (const column of removedColumns)
    report(list.remove, toLineFact(before, 'column', columnName(column), listColumn(before.sheet, column)));
  for (const column of addedColumns)
    report(list.add, toLineFact(after, 'column', columnName(column), listColumn(after.sheet, column)));
}

function createComparison(
  list: DifferenceList,
  before: SheetSide,
  after: SheetSide,
  isSameFormula: IsSameFormula,
): (at: number, otherAt: number) => void {
  const [cells, others] = [before.sheet.cells, after.sheet.cells];
  const looks = new Map<number, boolean>();
  // Two cells that are there and look alike are most of a sheet: styles are compared once for each pair.
  const isSameLook = (at: number, otherAt: number): boolean => {
    const key = (at < 0 ? 0 : cells.styleAt(at)) * 0x100000 + (otherAt < 0 ? 0 : others.styleAt(otherAt));
    const known =
      looks.get(key) ??
      JSON.stringify(toFormat(styleAt(before, at))) === JSON.stringify(toFormat(styleAt(after, otherAt)));
    looks.set(key, known);
    return known;
  };
  const isSameText = (at: number, otherAt: number): boolean => {
    const [formula, otherFormula] = [cells.formulaAt(at), others.formulaAt(otherAt)];
    if (formula === otherFormula) return true;
    return formula !== null && otherFormula !== null && isSameFormula(formula, otherFormula);
  };
  return (at, otherAt) => {
    const isBlank = at < 0 || cells.isBlankAt(at);
    const isOtherBlank = otherAt < 0 || others.isBlankAt(otherAt);
    if (isBlank && !isOtherBlank) return list.add('cells', toCellFact(after, otherAt));
    if (!isBlank && isOtherBlank) return list.remove('cells', toCellFact(before, at));
    const isLike = isSameLook(at, otherAt);
    const isValue = isBlank || isSameValue(cells.valueAt(at), others.valueAt(otherAt));
    const isFormula = isBlank || isSameText(at, otherAt);
    if (isLike && isValue && isFormula) return undefined;
    const [one, other] = [
      at < 0 ? emptyFact(toCellFact(after, otherAt), styleAt(before, at)) : toCellFact(before, at),
      otherAt < 0 ? emptyFact(toCellFact(before, at), styleAt(after, otherAt)) : toCellFact(after, otherAt),
    ];
    const fieldOf = (field: string): FieldDifference[] =>
      JSON.stringify(one[field]) === JSON.stringify(other[field])
        ? []
        : [{ field, before: one[field], after: other[field] }];
    reportFields(list, one, other, [
      ...(isValue ? [] : fieldOf('value')),
      ...fieldOf('display'),
      ...(isFormula ? [] : fieldOf('formula')),
      ...(isLike ? [] : ['numFmt', 'fill', 'font'].flatMap(fieldOf)),
    ]);
    return undefined;
  };
}

/** A cell that its file does not store, in the place of the one that the other file does. */
function emptyFact(stored: Fact, style: CellStyle): Fact {
  return { ...stored, value: null, formula: null, display: '', ...toFormat(style) };
}
