import { openOfficePackage } from '../office/office-package.ts';
import { openZip } from '../package/zip-archive.ts';
import { plantRows, plantWorkbook } from './planted-workbook.ts';
import { readSheet, type ReadSheetOptions } from './sheet/read-sheet.ts';
import type { Sheet } from './sheet/sheet.ts';
import { readWorkbook } from './workbook/read-workbook.ts';
import type { SheetEntry, Workbook } from './workbook/workbook.ts';

/** A planted workbook as it is read. */
function readPlanted(bytes: Uint8Array): Workbook {
  return readWorkbook(openOfficePackage(openZip(bytes)));
}

/** The first sheet of a workbook that holds this sheet alone. */
export function readPlantedSheet(
  xml: string,
  options: ReadSheetOptions = {},
  before = '',
): { readonly workbook: Workbook; readonly sheet: Sheet } {
  const workbook = readPlanted(plantWorkbook({ sheets: [{ name: 'S', xml }], before }));
  return { workbook, sheet: readSheet(workbook, workbook.sheets[0] as SheetEntry, options) };
}

/** The same for a sheet of plain values. */
export function readPlantedRows(rows: Parameters<typeof plantRows>[0]): ReturnType<typeof readPlantedSheet> {
  return readPlantedSheet(plantRows(rows));
}
