import type { CellTable } from '../../excel/sheet/cell-table.ts';
import { matchSequences, numberKeys } from '../align/match-sequences.ts';
import { pairSimilar } from '../align/pair-similar.ts';
import { createLineMap, type LineMap } from './line-map.ts';
import {
  type ColumnSketch,
  compareSketches,
  hashCell,
  hashRows,
  listRows,
  type SheetRows,
  sketchColumns,
} from './sheet-lines.ts';

/** Which rows or columns of two sheets belong together, as places in their lists. */
export interface LineAlignment {
  readonly partners: Int32Array;
  readonly added: readonly number[];
}

export interface SheetAlignment {
  readonly rows: LineAlignment;
  readonly beforeRows: SheetRows;
  readonly afterRows: SheetRows;
  /** Numbers of columns that are in one sheet alone. */
  readonly removedColumns: readonly number[];
  readonly addedColumns: readonly number[];
  readonly rowMap: LineMap;
  readonly columnMap: LineMap;
}

// Lines that have nothing in common but their place belong together all the same: their cells changed.
const placeGain = 0.01;
const mostCompared = 250_000;

/** Fills the gaps between equal lines. */
function pairLines(
  partners: Int32Array,
  afterLength: number,
  similarityOf: (from: number, to: number) => number,
): LineAlignment {
  const added: number[] = [];
  let [gapStart, next] = [0, 0];
  const closeGap = (end: number, afterEnd: number): void => {
    const before = Array.from({ length: end - gapStart }, (_, at) => gapStart + at);
    const after = Array.from({ length: afterEnd - next }, (_, at) => next + at);
    if (before.length === after.length || before.length * after.length > mostCompared)
      for (const [at, from] of before.entries()) partners[from] = after[at] ?? -1;
    else {
      const options = {
        minimum: 0,
        similarityOf: (from: number, to: number) => similarityOf(from, to) + placeGain,
      };
      for (const [from, to] of pairSimilar(before, after, options)) partners[from] = to;
    }
    const taken = new Set(before.map((from) => partners[from]));
    for (const to of after) if (!taken.has(to)) added.push(to);
  };
  for (let from = 0; from <= partners.length; from += 1) {
    const to = from === partners.length ? afterLength : (partners[from] ?? -1);
    if (to < 0) continue;
    closeGap(from, to);
    [gapStart, next] = [from + 1, to + 1];
  }
  return { partners, added };
}

function toColumnKey({ hashes, level }: ColumnSketch): string {
  return `${level} ${[...hashes].toSorted((one, other) => one - other).join()}`;
}

function alignColumns(before: CellTable, after: CellTable) {
  const sketches = [sketchColumns(before), sketchColumns(after)] as const;
  const columns = sketches.map((side) => [...side.keys()].toSorted((one, other) => one - other));
  const [ones = [], others = []] = columns;
  const empty: ColumnSketch = { hashes: new Set(), level: 0 };
  const sketchOf = (side: 0 | 1, at: number): ColumnSketch =>
    sketches[side].get(columns[side]?.[at] ?? 0) ?? empty;
  const keys = ([0, 1] as const).map((side) =>
    (columns[side] ?? []).map((_, at) => toColumnKey(sketchOf(side, at))),
  );
  const [from, to] = numberKeys(keys[0] ?? [], keys[1] ?? []);
  const { partners, added } = pairLines(matchSequences(from, to), others.length, (one, other) =>
    compareSketches(sketchOf(0, one), sketchOf(1, other)),
  );
  return { ones, others, partners, added };
}

// Enough of a wide row to know it by.
const comparedCells = 200;

function compareRows(
  before: CellTable,
  after: CellTable,
  [beforeRows, afterRows]: readonly [SheetRows, SheetRows],
  columnMap: LineMap,
): (from: number, to: number) => number {
  return (from, to) => {
    const known = new Map<number, number>();
    const end = beforeRows.starts[from + 1] ?? 0;
    const start = beforeRows.starts[from] ?? 0;
    for (let at = start; at < Math.min(end, start + comparedCells); at += 1)
      known.set(columnMap.follow(before.columnAt(at), false), hashCell(before, at));
    let common = 0;
    const afterStart = afterRows.starts[to] ?? 0;
    const afterEnd = Math.min(afterRows.starts[to + 1] ?? 0, afterStart + comparedCells);
    for (let at = afterStart; at < afterEnd; at += 1)
      common += Number(known.get(after.columnAt(at)) === hashCell(after, at));
    return common / Math.max(1, known.size, afterEnd - afterStart);
  };
}

function mapLines(ones: readonly number[], others: readonly number[], partners: Int32Array): LineMap {
  const from: number[] = [];
  const to: number[] = [];
  const removed = new Set<number>();
  for (const [at, line] of ones.entries()) {
    const partner = partners[at] ?? -1;
    if (partner < 0) removed.add(line);
    else {
      from.push(line);
      to.push(others[partner] ?? 0);
    }
  }
  return createLineMap(from, to, removed);
}

/** Finds out which rows and columns came, went or stayed: columns by the values in them, then rows by theirs. */
export function alignSheet(before: CellTable, after: CellTable): SheetAlignment {
  const columns = alignColumns(before, after);
  const columnMap = mapLines(columns.ones, columns.others, columns.partners);
  const removedColumns = columns.ones.filter((_, at) => (columns.partners[at] ?? -1) < 0);
  const addedColumns = columns.added.map((at) => columns.others[at] ?? 0);
  const [removed, added] = [new Set(removedColumns), new Set(addedColumns)];
  const [beforeRows, afterRows] = [listRows(before), listRows(after)];
  const from = hashRows(before, beforeRows, (column) =>
    removed.has(column) ? 0 : columnMap.follow(column, false),
  );
  const to = hashRows(after, afterRows, (column) => (added.has(column) ? 0 : column));
  const rows = pairLines(
    matchSequences(from, to),
    afterRows.numbers.length,
    compareRows(before, after, [beforeRows, afterRows], columnMap),
  );
  const rowMap = mapLines(beforeRows.numbers, afterRows.numbers, rows.partners);
  return { rows, beforeRows, afterRows, removedColumns, addedColumns, rowMap, columnMap };
}
