import type { AppReader } from '../facts/app-reader.ts';
import { attemptReading } from '../package/attempt-reading.ts';
import { type LoadSheet, listExcelFacts } from './facts/list-excel-facts.ts';
import { noObjects, readSheetObjects } from './objects/read-sheet-objects.ts';
import { readSheet } from './sheet/read-sheet.ts';
import { readWorkbook } from './workbook/read-workbook.ts';
import type { Workbook } from './workbook/workbook.ts';

export { readSheetObjects, type SheetObjects } from './objects/read-sheet-objects.ts';
export { readSheet, type ReadSheetOptions } from './sheet/read-sheet.ts';
export type { Sheet } from './sheet/sheet.ts';
export type { CellTable } from './sheet/cell-table.ts';
export { readWorkbook } from './workbook/read-workbook.ts';
export type { DefinedName, SheetEntry, Workbook } from './workbook/workbook.ts';
export { displayValue } from './number-format.ts';

/** Reads the sheets of a workbook one by one; a damaged one is a warning. */
export function createSheetLoader(workbook: Workbook): LoadSheet {
  return (entry, options) => {
    if (entry.part === null) {
      const message = `The part of sheet ${entry.name} is missing.`;
      return {
        sheet: null,
        objects: noObjects,
        warnings: [{ code: 'missing-part', part: workbook.pkg.mainPart, message }],
      };
    }
    const { value: sheet, fault } = attemptReading(() => readSheet(workbook, entry, options));
    if (fault !== null && fault.code !== 'damaged-part') throw fault;
    const objects = readSheetObjects(workbook, entry, sheet);
    if (fault === null) return { sheet, objects, warnings: [] };
    const message = `Sheet ${entry.name} could not be read. ${fault.message}`;
    return {
      sheet,
      objects,
      warnings: [{ code: fault.code, part: fault.part ?? entry.part, message }],
    };
  };
}

/** Reads an Excel package into facts; throws DocumentError when nothing of it can be read. */
export const readExcelFacts: AppReader = (pkg, { cells }) => {
  const workbook = readWorkbook(pkg);
  return listExcelFacts(workbook, pkg.mainPart, createSheetLoader(workbook), cells);
};
