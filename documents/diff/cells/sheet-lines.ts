import type { CellTable } from '../../excel/sheet/cell-table.ts';
import type { CellValue } from '../../facts/fact.ts';

const formulaHash = 0x51ed270b;
const hashedCharacters = 200;

function mix(hash: number, value: number): number {
  return Math.imul(hash ^ value, 0x01000193);
}

function hashText(text: string, seed: number): number {
  let hash = mix(seed, text.length);
  const length = Math.min(text.length, hashedCharacters);
  for (let at = 0; at < length; at += 1) hash = mix(hash, text.charCodeAt(at));
  return hash;
}

const float = new Float64Array(1);
const words = new Uint32Array(float.buffer);

function hashOf(value: CellValue): number {
  if (typeof value === 'string') return hashText(value, 3);
  if (typeof value === 'number') {
    float[0] = value;
    return mix(mix(5, words[0] ?? 0), words[1] ?? 0);
  }
  if (value === null) return 0;
  return typeof value === 'boolean' ? (value ? 11 : 13) : hashText(value.error, 7);
}

/**
 * A number for what is in a cell. Formulas are all alike, because what they give and name changes with rows elsewhere;
 * what a person typed tells rows and columns.
 */
export function hashCell(cells: CellTable, at: number): number {
  return cells.hasFormulaAt(at) ? formulaHash : hashOf(cells.valueAt(at));
}

/** The rows of a sheet that are stored: their numbers, and where in the table each begins; one more start at the end. */
export interface SheetRows {
  readonly numbers: readonly number[];
  readonly starts: readonly number[];
}

export function listRows(cells: CellTable): SheetRows {
  const numbers: number[] = [];
  const starts: number[] = [];
  let last = 0;
  for (let at = 0; at < cells.count; at += 1) {
    const row = cells.rowAt(at);
    if (row === last) continue;
    numbers.push(row);
    starts.push(at);
    last = row;
  }
  starts.push(cells.count);
  return { numbers, starts };
}

/** A number for each row, from its cells in columns that `columnOf` gives a place; 0 leaves a column out. */
export function hashRows(
  cells: CellTable,
  { numbers, starts }: SheetRows,
  columnOf: (column: number) => number,
): Int32Array {
  return Int32Array.from(numbers, (_, index) => {
    let hash = 17;
    for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at += 1) {
      const column = columnOf(cells.columnAt(at));
      if (column !== 0 && !cells.isBlankAt(at)) hash = mix(mix(hash, column), hashCell(cells, at));
    }
    return hash;
  });
}

/** Some of the different values of a column, the same ones whatever rows they are in. */
export interface ColumnSketch {
  /** Hashes whose lowest `level` bits are 0. */
  readonly hashes: ReadonlySet<number>;
  readonly level: number;
}

const mostHashes = 256;

function keepLevel(hashes: ReadonlySet<number>, level: number): Set<number> {
  const mask = (1 << level) - 1;
  return new Set([...hashes].filter((hash) => (hash & mask) === 0));
}

export function sketchColumns(cells: CellTable): ReadonlyMap<number, ColumnSketch> {
  const sketches = new Map<number, { hashes: Set<number>; level: number }>();
  for (let at = 0; at < cells.count; at += 1) {
    if (cells.isBlankAt(at)) continue;
    const column = cells.columnAt(at);
    const sketch = sketches.get(column) ?? { hashes: new Set(), level: 0 };
    sketches.set(column, sketch);
    const cell = hashCell(cells, at);
    const hash = Math.imul(cell ^ (cell >>> 15), 0x2c1b3c6d) >>> 3;
    if ((hash & ((1 << sketch.level) - 1)) !== 0) continue;
    sketch.hashes.add(hash);
    while (sketch.hashes.size > mostHashes && sketch.level < 24) {
      sketch.level += 1;
      sketch.hashes = keepLevel(sketch.hashes, sketch.level);
    }
  }
  return sketches;
}

/** 0 to 1. */
export function compareSketches(one: ColumnSketch, other: ColumnSketch): number {
  const level = Math.max(one.level, other.level);
  const [ones, others] = [keepLevel(one.hashes, level), keepLevel(other.hashes, level)];
  const common = [...ones].filter((hash) => others.has(hash)).length;
  return ones.size + others.size === 0 ? 0 : (2 * common) / (ones.size + others.size);
}
