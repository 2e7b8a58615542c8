import { columnName, parseColumn } from '../../excel/cell-ref.ts';
import { tokenizeFormula } from '../../excel/formula/tokenize-formula.ts';
import type { LineMap } from './line-map.ts';

/** Where the lines of a sheet came to stand, and what it is called now. */
export interface SheetMoves {
  readonly rows: LineMap;
  readonly columns: LineMap;
  readonly name: string;
}

/** By the name that the sheet had. */
export type WorkbookMoves = ReadonlyMap<string, SheetMoves>;

const corner = /^(\$?)([A-Za-z]{1,3})?(\$?)(\d{1,7})?$/;

function followCorner(ref: string, { rows, columns }: SheetMoves, isEnd: boolean): string {
  const match = corner.exec(ref);
  if (match === null) return ref;
  const [, first = '', letters, second = '', digits] = match;
  const column = letters === undefined ? '' : columnName(columns.follow(parseColumn(letters), isEnd));
  return first + column + second + (digits === undefined ? '' : String(rows.follow(Number(digits), isEnd)));
}

/** `B2`, `B2:D9`, or several of them set apart by spaces, as they read after rows and columns came or went. */
export function followRef(ref: string, moves: SheetMoves): string {
  if (moves.rows.isSame && moves.columns.isSame) return ref;
  return ref
    .split(' ')
    .map((range) => {
      const corners = range.split(':');
      return corners.map((one, at) => followCorner(one, moves, corners.length > 1 && at === 1)).join(':');
    })
    .join(' ');
}

function nameOfPrefix(prefix: string): string {
  const name = prefix.slice(0, -1);
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name;
}

function toPrefix(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) ? `${name}!` : `'${name.replaceAll("'", "''")}'!`;
}

/** A formula of a sheet as a spreadsheet program would have it after the moves. */
export function followFormula(formula: string, sheet: string, moves: WorkbookMoves): string {
  let followed = '';
  for (const { kind, text, prefix } of tokenizeFormula(formula)) {
    const of = prefix === '' ? sheet : nameOfPrefix(prefix);
    const own = moves.get(of);
    followed += prefix === '' || own === undefined || own.name === of ? prefix : toPrefix(own.name);
    followed += kind === 'reference' && own !== undefined ? followRef(text, own) : text;
  }
  return followed;
}
