import type { CellValue } from '../../facts/fact.ts';
import { DocumentError } from '../../package/document-error.ts';
import { shiftFormula } from '../formula/shift-formula.ts';
import {
  createBytes,
  createDoubles,
  createIntegers,
  createShorts,
  NumberColumn,
  TextColumn,
} from './growing-column.ts';

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

/** A value on its way into a table; `shared` is a place in the shared strings. */
export type IncomingValue = CellValue | { readonly shared: number };

/** A formula on its way into a table: its text, a use of a shared one, or part of an array formula. */
export type IncomingFormula = string | FormulaUse | null;

export type FormulaUse =
  { readonly kind: 'shared'; readonly group: string } | { readonly kind: 'array'; readonly text: string };

interface SharedFormula {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** What Excel allows; a shared one counts once for each of its cells. */
const maxFormulaLength = 8_192;

const kinds = { none: 0, number: 1, text: 2, shared: 3, boolean: 4, error: 5 } as const;
// Excel has room for 65,490 formats of cells; a number beyond is of none.
const maxStyle = 0xffff;
const ownFormula = 1;
const usedFormula = 2;

/** Takes cells as they are read, in whatever order. */
export class CellTableBuilder {
  /** Of the cell that was taken last. */
  lastRow = 0;
  private readonly sharedStrings: readonly string[];
  private readonly rows = new NumberColumn(createIntegers);
  private readonly columns = new NumberColumn(createShorts);
  private readonly styles = new NumberColumn(createShorts);
  private readonly kinds = new NumberColumn(createBytes);
  /** The number itself, or the place of a text. */
  private readonly numbers = new NumberColumn(createDoubles);
  private readonly texts = new TextColumn();
  /** 0 for none, twice the place plus 1 for a text of its own, plus 2 for a use. */
  private readonly formulas = new NumberColumn(createIntegers);
  private readonly uses: FormulaUse[] = [];
  private readonly useNumbers = new Map<FormulaUse, number>();
  private readonly shared = new Map<string, SharedFormula>();
  private isSorted = true;
  private lastColumn = 0;
  private count = 0;

  constructor(sharedStrings: readonly string[] = []) {
    this.sharedStrings = sharedStrings;
  }

  add(row: number, column: number, style: number, value: IncomingValue, formula: IncomingFormula): void {
    const at = this.count;
    if (row < this.lastRow || (row === this.lastRow && column <= this.lastColumn)) this.isSorted = false;
    this.lastRow = row;
    this.lastColumn = column;
    this.rows.set(at, row);
    this.columns.set(at, column);
    this.styles.set(at, style <= maxStyle ? style : 0);
    this.addValue(at, value);
    if (typeof formula === 'string') this.formulas.set(at, 2 * this.texts.push(formula) + ownFormula);
    else if (formula !== null) this.formulas.set(at, 2 * this.numberOf(formula) + usedFormula);
    this.count += 1;
  }

  /** Throws `too-large` for a formula that every cell of its range would hold and Excel itself would refuse. */
  share(group: string, formula: SharedFormula): void {
    if (formula.text.length > maxFormulaLength)
      throw new DocumentError('too-large', 'A shared formula is longer than Excel allows.');
    this.shared.set(group, formula);
  }

  build(): CellTable {
    const order = this.isSorted ? null : this.sortedOrder();
    const place = order === null ? (at: number): number => at : (at: number): number => order[at] ?? 0;
    const count = order === null ? this.count : order.length;
    const rowAt = (at: number): number => this.rows.get(place(at));
    const columnAt = (at: number): number => this.columns.get(place(at));
    const findCell = createFinder(count, rowAt, columnAt);
    const isBlank = (at: number): boolean => this.kinds.get(at) === kinds.none && this.formulas.get(at) === 0;
    return {
      count,
      rowAt,
      columnAt,
      styleAt: (at) => this.styles.get(place(at)),
      valueAt: (at) => this.valueOf(place(at)),
      formulaAt: (at) => this.formulaOf(place(at)),
      hasFormulaAt: (at) => this.formulas.get(place(at)) !== 0,
      isBlankAt: (at) => isBlank(place(at)),
      find: (row, column) => {
        const at = findCell(row, column);
        return at < count && rowAt(at) === row && columnAt(at) === column ? at : -1;
      },
      findRow: (row) => findCell(row, 0),
    };
  }

  private addValue(at: number, value: IncomingValue): void {
    let kind: number = kinds.none;
    let number = 0;
    if (typeof value === 'number') {
      kind = kinds.number;
      number = value;
    } else if (typeof value === 'string') {
      kind = kinds.text;
      number = this.texts.push(value);
    } else if (typeof value === 'boolean') {
      kind = kinds.boolean;
      number = Number(value);
    } else if (value !== null && 'shared' in value) {
      kind = kinds.shared;
      number = value.shared;
    } else if (value !== null) {
      kind = kinds.error;
      number = this.texts.push(value.error);
    }
    this.kinds.set(at, kind);
    this.numbers.set(at, number);
  }

  private valueOf(at: number): CellValue {
    switch (this.kinds.get(at)) {
      case kinds.number:
        return this.numbers.get(at);
      case kinds.text:
        return this.texts.get(this.numbers.get(at));
      case kinds.shared:
        return this.sharedStrings[this.numbers.get(at)] ?? null;
      case kinds.boolean:
        return this.numbers.get(at) === 1;
      case kinds.error:
        return { error: this.texts.get(this.numbers.get(at)) };
      default:
        return null;
    }
  }

  private numberOf(use: FormulaUse): number {
    const number = this.useNumbers.get(use) ?? this.uses.push(use) - 1;
    this.useNumbers.set(use, number);
    return number;
  }

  private formulaOf(at: number): string | null {
    const number = this.formulas.get(at);
    if (number === 0) return null;
    const place = (number - 1) >>> 1;
    const use = number % 2 === ownFormula ? undefined : this.uses[place];
    if (use === undefined) return this.texts.get(place);
    if (use.kind === 'array') return use.text;
    const master = this.shared.get(use.group);
    if (master === undefined) return '';
    return shiftFormula(master.text, this.rows.get(at) - master.row, this.columns.get(at) - master.column);
  }

  // Of two cells that claim one place the later one holds, as in Excel.
  private sortedOrder(): Uint32Array {
    const { rows, columns } = this;
    const order = Uint32Array.from({ length: this.count }, (_, at) => at).toSorted(
      (a, b) => rows.get(a) - rows.get(b) || columns.get(a) - columns.get(b) || a - b,
    );
    return order.filter((at, index) => {
      const next = order[index + 1];
      return next === undefined || rows.get(next) !== rows.get(at) || columns.get(next) !== columns.get(at);
    });
  }
}

type CellNumber = (at: number) => number;

/** The place of the first cell at or behind a row and column. */
function createFinder(
  count: number,
  rowAt: CellNumber,
  columnAt: CellNumber,
): (row: number, column: number) => number {
  return (row, column) => {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      const isBefore = rowAt(middle) < row || (rowAt(middle) === row && columnAt(middle) < column);
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
