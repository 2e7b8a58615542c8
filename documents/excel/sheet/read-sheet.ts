import { DocumentError } from '../../package/document-error.ts';
import { readXmlEntry, type XmlHandlers } from '../../xml/read-xml.ts';
import type { SheetEntry, Workbook } from '../workbook/workbook.ts';
import { CellReader } from './cell-reader.ts';
import { CellTableBuilder } from './cell-table.ts';
import { SheetExtrasReader } from './sheet-extras-reader.ts';
import { SheetViewReader } from './sheet-view-reader.ts';
import type { Sheet } from './sheet.ts';

export interface ReadSheetOptions {
  /** Which cells without value or formula are kept for their format; none unless asked for. */
  readonly keepsBlank?: (row: number, column: number, style: number) => boolean;
  /** Reading may end once a cell beyond this row was read: what stands after the cells is then missing. */
  readonly untilRow?: number;
}

/** Reads the part of one sheet in a single pass; throws DocumentError, `damaged-part` also where there is no such part. */
export function readSheet(workbook: Workbook, entry: SheetEntry, options: ReadSheetOptions = {}): Sheet {
  const { archive } = workbook.pkg;
  const zipEntry = entry.part === null ? null : archive.findEntry(entry.part);
  if (zipEntry === null)
    throw new DocumentError('damaged-part', `The part of sheet ${entry.name} is missing.`);
  const table = new CellTableBuilder(workbook.sharedStrings);
  const view = new SheetViewReader();
  const cells = new CellReader({
    rows: view.rows,
    table,
    sharedStringCount: workbook.sharedStrings.length,
    is1904: workbook.is1904,
    keepsBlank: options.keepsBlank ?? (() => false),
  });
  const extras = new SheetExtrasReader();
  let isInData = false;
  const handlers: XmlHandlers = {
    onOpen: (name, attributes) => {
      if (isInData) cells.open(name, attributes);
      else if (name === 'sheetData') isInData = true;
      else {
        extras.open(name, attributes);
        view.open(name, attributes);
      }
    },
    onText: (text) => {
      if (isInData) cells.addText(text);
      else extras.addText(text);
    },
    onClose: (name) => {
      if (name === 'sheetData') isInData = false;
      else if (isInData) cells.close(name);
      else extras.close(name);
    },
  };
  const { untilRow = Infinity } = options;
  readXmlEntry(archive, zipEntry, handlers, () => table.lastRow > untilRow);
  return {
    entry,
    cells: table.build(),
    formulaCount: cells.formulaCount,
    statedDimension: extras.statedDimension,
    mergedRanges: extras.mergedRanges,
    links: extras.links,
    validations: extras.validations,
    conditionalFormats: extras.conditionalFormats,
    autoFilterRef: extras.autoFilterRef,
    tableIds: extras.tableIds,
    drawingIds: extras.drawingIds,
    view: view.finish(),
  };
}
