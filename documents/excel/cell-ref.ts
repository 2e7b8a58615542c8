/** Rows and columns count from 1, as in the file. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export const maxRow = 1_048_576;
export const maxColumn = 16_384;

/** 28 for `AB`; 0 for what is no column of a sheet. */
export function parseColumn(letters: string): number {
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const code = letters.charCodeAt(at) & ~32;
    if (code < 65 || code > 90 || at > 2) return 0;
    column = column * 26 + code - 64;
  }
  return column > maxColumn ? 0 : column;
}

const names: string[] = [''];

/** `AB` for 28. */
export function columnName(column: number): string {
  for (let next = names.length; next <= column; next += 1) {
    names.push((names[Math.floor((next - 1) / 26)] ?? '') + String.fromCharCode(65 + ((next - 1) % 26)));
  }
  return names[column] ?? '';
}

export function formatCell(row: number, column: number): string {
  return columnName(column) + String(row);
}

export function formatRange({ top, left, bottom, right }: CellRange): string {
  const first = formatCell(top, left);
  return top === bottom && left === right ? first : `${first}:${formatCell(bottom, right)}`;
}

/** A cell such as `B2` or `$B$2`; null for anything else or outside a sheet. */
export function parseCell(ref: string): CellPosition | null {
  const match = /^\$?([A-Za-z]{1,3})\$?(\d{1,7})$/.exec(ref);
  if (match === null) return null;
  const row = Number(match[2]);
  const column = parseColumn(match[1] ?? '');
  return column === 0 || row === 0 || row > maxRow ? null : { row, column };
}

function parseCorner(ref: string, isEnd: boolean): CellPosition | null {
  if (/^\$?\d{1,7}$/.test(ref)) return parseCell(`${isEnd ? 'XFD' : 'A'}${ref.replace('$', '')}`);
  if (/^\$?[A-Za-z]{1,3}$/.test(ref)) return parseCell(`${ref}${isEnd ? maxRow : 1}`);
  return parseCell(ref);
}

/** `B2`, `B2:D9`, `B:D` or `2:9`, its corners put in order; null for anything else. */
export function parseRange(ref: string): CellRange | null {
  const [first = '', last = first, more] = ref.trim().split(':');
  const start = parseCorner(first, false);
  const end = parseCorner(last, true);
  if (start === null || end === null || more !== undefined) return null;
  return {
    top: Math.min(start.row, end.row),
    left: Math.min(start.column, end.column),
    bottom: Math.max(start.row, end.row),
    right: Math.max(start.column, end.column),
  };
}

/** The ranges of a `sqref`, which separates them by spaces; what is no range is left out. */
export function parseRanges(sqref: string): CellRange[] {
  return sqref.split(/\s+/).flatMap((ref) => parseRange(ref) ?? []);
}

export function contains(range: CellRange, row: number, column: number): boolean {
  return row >= range.top && row <= range.bottom && column >= range.left && column <= range.right;
}

/** Takes `Sheet!A1:C9` or `'It''s'!A1` apart; `sheet` is null where none is named. */
export function parseSheetRef(reference: string): {
  readonly sheet: string | null;
  readonly range: CellRange | null;
} {
  const bang = reference.lastIndexOf('!');
  const range = parseRange(reference.slice(bang + 1));
  if (bang < 0) return { sheet: null, range };
  const name = reference.slice(0, bang);
  const isQuoted = name.length > 1 && name.startsWith("'") && name.endsWith("'");
  return { sheet: isQuoted ? name.slice(1, -1).replaceAll("''", "'") : name, range };
}
