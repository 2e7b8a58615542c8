import { columnName, maxColumn, maxRow, parseColumn } from '../cell-ref.ts';
import { tokenizeFormula } from './tokenize-formula.ts';

const corner = /^(\$?)([A-Za-z]{0,3})(\$?)(\d{0,7})$/;

function wrap(value: number, limit: number): number {
  // Relative references of a shared formula go around the edges of the sheet.
  return ((((value - 1) % limit) + limit) % limit) + 1;
}

function shiftCorner(ref: string, rows: number, columns: number): string {
  const match = corner.exec(ref);
  if (match === null) return ref;
  const [, first = '', letters = '', second = '', digits = ''] = match;
  // In a reference of rows alone the one dollar belongs to the row.
  const [columnLock, rowLock] = letters === '' ? ['', first + second] : [first, second];
  const column =
    letters === '' || columnLock === '$'
      ? letters
      : columnName(wrap(parseColumn(letters) + columns, maxColumn));
  const row = digits === '' || rowLock === '$' ? digits : String(wrap(Number(digits) + rows, maxRow));
  return columnLock + column + rowLock + row;
}

/** The formula as it reads so many rows further down and columns further right. */
export function shiftFormula(formula: string, rows: number, columns: number): string {
  if (rows === 0 && columns === 0) return formula;
  let shifted = '';
  for (const { kind, text, prefix } of tokenizeFormula(formula)) {
    shifted += prefix;
    shifted +=
      kind === 'reference'
        ? text
            .split(':')
            .map((ref) => shiftCorner(ref, rows, columns))
            .join(':')
        : text;
  }
  return shifted;
}
