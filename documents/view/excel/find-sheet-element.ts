import { type CellRange, parseRange, parseSheetRef } from '../../excel/cell-ref.ts';
import type { LoadedSheet } from '../../excel/facts/list-excel-facts.ts';
import type { SheetEntry, WorkbookFrame } from '../../excel/workbook/workbook.ts';
import type { ElementSelector } from '../../facts/anchor.ts';

interface ElementPlace {
  /** Of the sheet, from 1. */
  readonly index: number;
  /** null for the sheet itself. */
  readonly range: CellRange | null;
}

function findInSheet({ objects }: LoadedSheet, { part, elementId }: ElementSelector): CellRange | null {
  const { charts, pictures, shapes, comments } = objects;
  const object = [...charts, ...pictures, ...shapes].find(
    (one) => one.drawingPart === part && one.elementId === elementId,
  );
  if (object !== undefined) {
    const { row, col } = object.place.from ?? object.anchorCell ?? { row: 0, col: 0 };
    return { top: row + 1, left: col + 1, bottom: row + 1, right: col + 1 };
  }
  const comment = comments.find((one) => one.part === part && one.ref === elementId);
  return comment === undefined ? null : parseRange(comment.ref);
}

/** Where an element of a workbook stands: a sheet, a name, or an object on one of the sheets, which are read in turn. */
export function findSheetElement(
  { sheets, definedNames }: WorkbookFrame,
  load: (entry: SheetEntry) => LoadedSheet,
  element: ElementSelector,
): ElementPlace | null {
  const { elementKind, elementId } = element;
  const indexOf = (name: string | null) => sheets.find((sheet) => sheet.name === name)?.index ?? null;
  if (elementKind === 'sheet') {
    const index = indexOf(elementId);
    return index === null ? null : { index, range: null };
  }
  if (elementKind === 'defined-name') {
    const { sheet, range } = parseSheetRef(
      definedNames.find(({ name }) => name === elementId)?.refersTo ?? '',
    );
    const index = indexOf(sheet);
    return index === null || range === null ? null : { index, range };
  }
  for (const entry of sheets) {
    const range = findInSheet(load(entry), element);
    if (range !== null) return { index: entry.index, range };
  }
  return null;
}
