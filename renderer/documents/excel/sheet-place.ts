import { parseSheetRef } from '#documents';
import type { Anchor, WorkbookView } from '#documents';
import type { CellRange } from './cell-range.ts';

/** Where the view of a workbook goes: a sheet, cells of it, an object on it. */
export interface SheetPlace {
  readonly index: number;
  readonly range: CellRange | null;
  /** Of the object that is meant; null where none is. */
  readonly elementKey: string | null;
}

/** What tells an object on a sheet from all others. */
export function elementKeyOf({
  part,
  elementId,
}: {
  readonly part: string;
  readonly elementId: string;
}): string {
  return `${part} ${elementId}`;
}

/** The sheet and cells that an anchor names; null where it names none that is there. */
export function findSheetPlace(
  { sheets }: Pick<WorkbookView, 'sheets'>,
  { selectors }: Anchor,
): SheetPlace | null {
  const cells = selectors.find((selector) => selector.kind === 'cells');
  const sheet = sheets.find(({ name }) => name === cells?.sheet);
  if (cells === undefined || sheet === undefined) return null;
  return { index: sheet.index, range: parseSheetRef(cells.ref).range, elementKey: null };
}

/** Where a reference (`Sheet2!A1`), a name or the end of a link leads from a sheet; null for what leads nowhere. */
export function findReference(
  { sheets, names }: Pick<WorkbookView, 'sheets' | 'names'>,
  reference: string,
  fromIndex: number,
): SheetPlace | null {
  const wanted = reference.trim().replace(/^[#=]/, '');
  const named = names.find(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  const { sheet: sheetName, range } = parseSheetRef(named?.refersTo ?? wanted);
  const sheet = sheetName === null ? null : sheets.find(({ name }) => name === sheetName);
  if (range === null || sheet === undefined) return null;
  return { index: sheet?.index ?? fromIndex, range, elementKey: null };
}
