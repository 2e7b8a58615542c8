import { type CellRange, contains } from '../cell-ref.ts';
import type { CellTable } from '../sheet/cell-table.ts';

/** Whether a cell shows something: a formula, or a value other than blank text. */
export function isFilled(cells: CellTable, at: number): boolean {
  const value = cells.valueAt(at);
  if (value === null) return cells.hasFormulaAt(at);
  return typeof value !== 'string' || value.trim() !== '';
}

interface Run {
  readonly left: number;
  right: number;
  readonly region: number;
}

/** Regions by number, those that turn out to be one joined (union-find). */
class Regions {
  private readonly parents: number[] = [];
  private readonly boxes: CellRange[] = [];

  add(row: number, column: number): number {
    this.boxes.push({ top: row, left: column, bottom: row, right: column });
    return this.parents.push(this.parents.length) - 1;
  }

  find(region: number): number {
    let root = region;
    while (this.parents[root] !== root) root = this.parents[root] ?? root;
    for (let at = region; at !== root;) {
      const next = this.parents[at] ?? root;
      this.parents[at] = root;
      at = next;
    }
    return root;
  }

  join(first: number, second: number): number {
    const [a, b] = [this.find(first), this.find(second)];
    if (a === b) return a;
    this.parents[b] = a;
    this.boxes[a] = spanOf(this.boxes[a] as CellRange, this.boxes[b] as CellRange);
    return a;
  }

  extend(region: number, row: number, column: number): void {
    const root = this.find(region);
    const box = this.boxes[root] as CellRange;
    if (!contains(box, row, column)) {
      this.boxes[root] = spanOf(box, { top: row, left: column, bottom: row, right: column });
    }
  }

  list(): CellRange[] {
    return this.boxes.filter((_, region) => this.parents[region] === region);
  }
}

function spanOf(a: CellRange, b: CellRange): CellRange {
  return {
    top: Math.min(a.top, b.top),
    left: Math.min(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
  };
}

function touch(a: CellRange, b: CellRange): boolean {
  return a.top <= b.bottom + 1 && b.top <= a.bottom + 1 && a.left <= b.right + 1 && b.left <= a.right + 1;
}

// Rectangles are compared with each other; a sheet of more pieces than this is taken as one.
const maxJoinedCount = 500;

function joinTouching(ranges: readonly CellRange[]): CellRange[] {
  let joined = [...ranges];
  if (joined.length > maxJoinedCount) return [joined.reduce(spanOf)];
  for (let hasChanged = true; hasChanged;) {
    const next: CellRange[] = [];
    for (const range of joined) {
      const at = next.findIndex((other) => touch(other, range));
      if (at < 0) next.push(range);
      else next[at] = spanOf(next[at] as CellRange, range);
    }
    hasChanged = next.length < joined.length;
    joined = next;
  }
  return joined;
}

/** The runs of the row above, walked once while the columns of a row go by. */
class RowAbove {
  private readonly runs: readonly Run[];
  private first = 0;

  constructor(runs: readonly Run[]) {
    this.runs = runs;
  }

  /** The region that a cell belongs to by what it touches above, corners among them; -1 where that is nothing. */
  findRegion(regions: Regions, column: number): number {
    while ((this.runs[this.first]?.right ?? Infinity) < column - 1) this.first += 1;
    let region = -1;
    for (let at = this.first; (this.runs[at]?.left ?? Infinity) <= column + 1; at += 1) {
      const touched = this.runs[at]?.region ?? 0;
      region = region < 0 ? touched : regions.join(region, touched);
    }
    return region;
  }
}

/**
 * The rectangles of filled cells that blank rows and columns set apart, by row and then by column: what Excel calls
 * the current region. Cells in `claimed` ranges count as blank.
 */
export function findRegions(cells: CellTable, claimed: readonly CellRange[]): CellRange[] {
  const regions = new Regions();
  let row = 0;
  let above = new RowAbove([]);
  let current: Run[] = [];
  let claimedHere: readonly CellRange[] = [];
  for (let at = 0; at < cells.count; at += 1) {
    if (!isFilled(cells, at)) continue;
    const column = cells.columnAt(at);
    if (cells.rowAt(at) !== row) {
      above = new RowAbove(cells.rowAt(at) === row + 1 ? current : []);
      current = [];
      row = cells.rowAt(at);
      claimedHere = claimed.filter(({ top, bottom }) => top <= row && row <= bottom);
    }
    if (claimedHere.some((range) => contains(range, row, column))) continue;
    const last = current.at(-1);
    let region = above.findRegion(regions, column);
    if (last !== undefined && last.right === column - 1) {
      last.right = column;
      region = region < 0 ? last.region : regions.join(last.region, region);
    } else {
      if (region < 0) region = regions.add(row, column);
      current.push({ left: column, right: column, region });
    }
    regions.extend(region, row, column);
  }
  return joinTouching(regions.list()).toSorted((a, b) => a.top - b.top || a.left - b.left);
}
