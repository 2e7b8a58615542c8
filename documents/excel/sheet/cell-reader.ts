import { type CellRange, contains, maxColumn, maxRow, parseColumn, parseRange } from '../cell-ref.ts';
import type { Attributes } from '../../xml/read-elements.ts';
import type { CellTableBuilder, FormulaUse, IncomingFormula, IncomingValue } from './cell-table.ts';
import { parseIsoDate } from './parse-iso-date.ts';
import type { RowFormats } from './row-formats.ts';

interface ArrayFormula {
  readonly range: CellRange;
  readonly formula: FormulaUse;
}

export interface CellReaderOptions {
  readonly table: CellTableBuilder;
  readonly sharedStringCount: number;
  readonly is1904: boolean;
  /** Takes the heights of rows and which of them are hidden. */
  readonly rows: RowFormats;
  /** Whether a cell without value or formula is kept for its format. */
  readonly keepsBlank: (row: number, column: number, style: number) => boolean;
}

const shareIndex = /^\s*\d+\s*$/;

/** Hears the elements inside `sheetData` and puts each cell into a table. */
export class CellReader {
  formulaCount = 0;
  private readonly options: CellReaderOptions;
  private readonly groups = new Map<string, FormulaUse>();
  private arrays: ArrayFormula[] = [];
  private row = 0;
  private column = 0;
  private type = '';
  private style = 0;
  private value: string | null = null;
  private formula: IncomingFormula = null;
  private formulaAttributes: Attributes | null = null;
  private text = '';
  private isCapturing = false;
  private phoneticDepth = 0;

  constructor(options: CellReaderOptions) {
    this.options = options;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'c':
        this.openCell(attributes);
        break;
      case 'v':
        this.capture();
        break;
      case 't':
        if (this.phoneticDepth === 0) this.capture();
        break;
      case 'f':
        this.formulaAttributes = attributes;
        this.capture();
        break;
      case 'row':
        this.openRow(attributes);
        break;
      case 'rPh':
        this.phoneticDepth += 1;
        break;
      default:
    }
  }

  addText(text: string): void {
    if (this.isCapturing) this.text += text;
  }

  close(name: string): void {
    switch (name) {
      case 'c':
        this.closeCell();
        break;
      case 'v':
        this.value = this.text;
        this.isCapturing = false;
        break;
      case 't':
        // An inline string may come in several runs.
        if (this.isCapturing) this.value = (this.value ?? '') + this.text;
        this.isCapturing = false;
        break;
      case 'f':
        this.closeFormula();
        break;
      case 'rPh':
        this.phoneticDepth -= 1;
        break;
      default:
    }
  }

  private capture(): void {
    this.text = '';
    this.isCapturing = true;
  }

  private openRow({ r, ht, hidden }: Attributes): void {
    const row = Number(r);
    this.row = r !== undefined && Number.isInteger(row) && row > 0 && row <= maxRow ? row : this.row + 1;
    this.column = 0;
    if (ht !== undefined || hidden !== undefined)
      this.options.rows.add(this.row, Number(ht ?? 0), hidden === '1' || hidden === 'true');
    this.arrays = this.arrays.filter(({ range }) => range.bottom >= this.row);
  }

  private openCell(attributes: Attributes): void {
    const { r } = attributes;
    this.column += 1;
    if (r !== undefined) this.place(r);
    this.type = attributes['t'] ?? 'n';
    this.style = Number(attributes['s'] ?? 0) || 0;
    this.value = null;
    this.formula = null;
  }

  private place(ref: string): void {
    let letters = 0;
    while (letters < ref.length && ref.charCodeAt(letters) > 57) letters += 1;
    const column = parseColumn(ref.slice(0, letters));
    const row = Number(ref.slice(letters));
    if (column === 0 || !Number.isInteger(row) || row < 1 || row > maxRow) return;
    this.column = column;
    this.row = row;
  }

  private closeFormula(): void {
    this.isCapturing = false;
    this.formulaCount += 1;
    const { t, ref = '', si = '', r1, r2 } = this.formulaAttributes ?? {};
    if (t === 'shared') {
      this.formula = this.useShared(si);
      if (this.text !== '')
        this.options.table.share(si, { row: this.row, column: this.column, text: this.text });
    } else if (t === 'array') {
      const formula: FormulaUse = { kind: 'array', text: this.text };
      this.formula = formula;
      const range = parseRange(ref);
      if (range !== null && (range.bottom > range.top || range.right > range.left)) {
        this.arrays.push({ range, formula });
      }
    } else this.formula = t === 'dataTable' ? `TABLE(${[r1, r2].filter(Boolean).join(',')})` : this.text;
  }

  private useShared(group: string): FormulaUse {
    const known: FormulaUse = this.groups.get(group) ?? { kind: 'shared', group };
    this.groups.set(group, known);
    return known;
  }

  private closeCell(): void {
    if (this.formula === null && this.arrays.length > 0) {
      const { row, column } = this;
      this.formula = this.arrays.find(({ range }) => contains(range, row, column))?.formula ?? null;
    }
    const value = this.value === null ? null : this.parseValue(this.value);
    if (this.column > maxColumn || this.row === 0) return;
    if (
      value === null &&
      this.formula === null &&
      !this.options.keepsBlank(this.row, this.column, this.style)
    )
      return;
    this.options.table.add(this.row, this.column, this.style, value, this.formula);
  }

  private parseValue(text: string): IncomingValue {
    switch (this.type) {
      case 's':
        return shareIndex.test(text) && Number(text) < this.options.sharedStringCount
          ? { shared: Number(text) }
          : null;
      case 'str':
      case 'inlineStr':
        return text;
      case 'b':
        return text.trim() === '1' || text.trim() === 'true';
      case 'e':
        return { error: text.trim() };
      case 'd':
        return parseIsoDate(text.trim(), this.options.is1904) ?? text;
      default: {
        if (text.trim() === '') return null;
        const number = Number(text);
        return Number.isFinite(number) ? number : text;
      }
    }
  }
}
