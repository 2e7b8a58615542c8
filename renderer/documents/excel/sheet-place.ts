import { parseSheetRef } from '#documents';
import type { Anchor, SheetFrame, WorkbookView } from '#documents';
import type { CellRange } from './cell-range.ts';

export interface SheetPlace {
  readonly index: number;
  readonly range: CellRange | null;
}

/**
 * The sheet and cells that an anchor names; null where it names none. What stands on a sheet without cells of its own
 * is found only with the sheet that it stands on.
 */
export function findSheetPlace(
  { sheets }: Pick<WorkbookView, 'sheets'>,
  { selectors }: Anchor,
  frame: SheetFrame | null = null,
): SheetPlace | null {
  const cells = selectors.find((selector) => selector.kind === 'cells');
  if (cells !== undefined) {
    const sheet = sheets.find(({ name }) => name === cells.sheet);
    return sheet === undefined ? null : { index: sheet.index, range: parseSheetRef(cells.ref).range };
  }
  const element = selectors.find((selector) => selector.kind === 'element');
  const object = frame?.objects.find(
    ({ part, elementId }) => part === element?.part && elementId === element.elementId,
  );
  if (frame === null || object?.from == null) return null;
  const { row, column } = object.from;
  return { index: frame.index, range: { top: row, left: column, bottom: row, right: column } };
}
