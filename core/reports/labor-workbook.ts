import { CFB, utils, write, type WorkSheet } from 'xlsx';
import type { Cell, ExportColumn } from './export-column.ts';

export interface Sheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

export function makeSheet<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Sheet {
  return {
    name,
    header: columns.map((column) => column.name),
    rows: rows.map((row) => columns.map(({ read }) => read(row))),
  };
}

/** A workbook with numbers as numbers, columns as wide as their words, and a header that stays in sight. */
export function writeWorkbook(sheets: readonly Sheet[]): Uint8Array {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, toWorkSheet(sheet), sheet.name);
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Uint8Array;
  return freezeHeaders(bytes);
}

function toWorkSheet({ header, rows }: Sheet): WorkSheet {
  const cells = rows.map((row) => row.map((cell) => (Array.isArray(cell) ? cell.join(';') : cell)));
  const sheet = utils.aoa_to_sheet([[...header], ...cells], { dense: true });
  sheet['!cols'] = header.map((name, index) => ({ wch: computeWidth(name, rows, index) }));
  sheet['!autofilter'] = {
    ref: utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: header.length - 1 } }),
  };
  return sheet;
}

const widest = 60;
/** Rows looked at for a column's width: the first ones show it well enough. */
const measuredRows = 200;

function computeWidth(name: string, rows: Sheet['rows'], index: number): number {
  const lengths = rows.slice(0, measuredRows).map((row) => String(row[index] ?? '').length);
  return Math.min(widest, Math.max(name.length, ...lengths) + 2);
}

const plainView = '<sheetView workbookViewId="0"/>';
const frozenView =
  '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';

/** The library writes no panes, so the first row is frozen in the sheets it wrote. */
function freezeHeaders(bytes: Uint8Array): Uint8Array {
  const container = CFB.read(bytes, { type: 'buffer' }) as CfbContainer;
  for (const [index, path] of container.FullPaths.entries()) {
    const entry = container.FileIndex[index];
    if (entry === undefined || !/\/xl\/worksheets\/sheet\d+\.xml$/.test(path)) continue;
    const text = new TextDecoder().decode(entry.content);
    // Near the start of the sheet, before its rows.
    entry.content = new TextEncoder().encode(text.replace(plainView, frozenView));
    entry.size = entry.content.length;
  }
  // A mark of the library's own container format, which is no part of a workbook.
  CFB.utils.cfb_del(container, '/\u{1}Sh33tJ5');
  return CFB.write(container, { fileType: 'zip', type: 'buffer', compression: true }) as Uint8Array;
}

/** The library's own zip, which its types leave open. */
interface CfbContainer {
  readonly FullPaths: readonly string[];
  readonly FileIndex: readonly { content: Uint8Array; size: number }[];
}
