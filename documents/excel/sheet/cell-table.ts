import type { CellValue } from '../../facts/fact.ts';
import { shiftFormula } from '../formula/shift-formula.ts';

/** A formula as a cell stores it: its text, a use of a shared one, or part of an array formula. */
export type StoredFormula =
  | string
  | { readonly kind: 'shared'; readonly group: string }
  | { readonly kind: 'array'; readonly text: string }
  | null;

export interface SharedFormula {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/**
 * The cells of a sheet in columns of numbers, without an object for each: a million rows fit. Cells are known by
 * their place in the table, which is by row and then by column.
 */
export interface CellTable {
  readonly count: number;
  readonly rowAt: (at: number) => number;
  readonly columnAt: (at: number) => number;
  readonly styleAt: (at: number) => number;
  readonly valueAt: (at: number) => CellValue;
  /** Shared and array formulas expanded; null where there is none. */
  readonly formulaAt: (at: number) => string | null;
  readonly hasFormulaAt: (at: number) => boolean;
  /** Neither a value nor a formula. */
  readonly isBlankAt: (at: number) => boolean;
  /** The place of a cell; -1 where nothing is stored. */
  readonly find: (row: number, column: number) => number;
  /** The place of the first cell in this row or below; `count` where there is none. */
  readonly findRow: (row: number) => number;
}

type Integers = Uint32Array<ArrayBuffer>;

function grow(numbers: Integers): Integers {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** Takes cells as they are read, in whatever order. */
export class CellTableBuilder {
  private rows: Integers = new Uint32Array(256);
  private columns: Integers = new Uint32Array(256);
  private styles: Integers = new Uint32Array(256);
  private readonly values: CellValue[] = [];
  private readonly formulas: StoredFormula[] = [];
  private readonly shared = new Map<string, SharedFormula>();
  private isSorted = true;
  private count = 0;

  add(row: number, column: number, style: number, value: CellValue, formula: StoredFormula): void {
    const at = this.count;
    if (at === this.rows.length) {
      this.rows = grow(this.rows);
      this.columns = grow(this.columns);
      this.styles = grow(this.styles);
    }
    if (at > 0) {
      const lastRow = this.rows[at - 1] ?? 0;
      if (row < lastRow || (row === lastRow && column <= (this.columns[at - 1] ?? 0))) this.isSorted = false;
    }
    this.rows[at] = row;
    this.columns[at] = column;
    this.styles[at] = style;
    this.values.push(value);
    this.formulas.push(formula);
    this.count += 1;
  }

  share(group: string, formula: SharedFormula): void {
    this.shared.set(group, formula);
  }

  build(): CellTable {
    const order = this.isSorted ? null : this.sortedOrder();
    const { count, rows, columns, styles, values, formulas, shared } = this;
    const place = order === null ? (at: number): number => at : (at: number): number => order[at] ?? 0;
    const total = order === null ? count : order.length;
    return createTable({ total, place, rows, columns, styles, values, formulas, shared });
  }

  // Of two cells that claim one place the later one holds, as in Excel.
  private sortedOrder(): Uint32Array {
    const { rows, columns } = this;
    const order = Uint32Array.from({ length: this.count }, (_, at) => at).toSorted(
      (a, b) => (rows[a] ?? 0) - (rows[b] ?? 0) || (columns[a] ?? 0) - (columns[b] ?? 0) || a - b,
    );
    return order.filter((at, index) => {
      const next = order[index + 1];
      return next === undefined || rows[next] !== rows[at] || columns[next] !== columns[at];
    });
  }
}

interface TableParts {
  readonly total: number;
  readonly place: (at: number) => number;
  readonly rows: Uint32Array;
  readonly columns: Uint32Array;
  readonly styles: Uint32Array;
  readonly values: readonly CellValue[];
  readonly formulas: readonly StoredFormula[];
  readonly shared: ReadonlyMap<string, SharedFormula>;
}

function createTable({
  total,
  place,
  rows,
  columns,
  styles,
  values,
  formulas,
  shared,
}: TableParts): CellTable {
  const rowAt = (at: number): number => rows[place(at)] ?? 0;
  const columnAt = (at: number): number => columns[place(at)] ?? 0;
  const findRow = (row: number, column = 0): number => {
    let low = 0;
    let high = total;
    while (low < high) {
      const middle = (low + high) >> 1;
      const isBefore = rowAt(middle) < row || (rowAt(middle) === row && columnAt(middle) < column);
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    count: total,
    rowAt,
    columnAt,
    styleAt: (at) => styles[place(at)] ?? 0,
    valueAt: (at) => values[place(at)] ?? null,
    formulaAt: (at) => {
      const formula = formulas[place(at)] ?? null;
      if (formula === null || typeof formula === 'string') return formula;
      if (formula.kind === 'array') return formula.text;
      const master = shared.get(formula.group);
      if (master === undefined) return '';
      return shiftFormula(master.text, rowAt(at) - master.row, columnAt(at) - master.column);
    },
    hasFormulaAt: (at) => (formulas[place(at)] ?? null) !== null,
    isBlankAt: (at) => (values[place(at)] ?? null) === null && (formulas[place(at)] ?? null) === null,
    find: (row, column) => {
      const at = findRow(row, column);
      return at < total && rowAt(at) === row && columnAt(at) === column ? at : -1;
    },
    findRow: (row) => findRow(row),
  };
}
