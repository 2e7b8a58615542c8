import {
  findEdge,
  findSheetElement,
  listSheetNotes,
  listSheetRanges,
  loadSheetToDraw,
  viewCell,
  viewRows,
  viewSheetFrame,
  viewWorkbook,
} from '#documents';
import type {
  CellDetail,
  LoadedSheet,
  OpenedDocument,
  RowView,
  Selector,
  SheetFrame,
  SheetNote,
  WorkbookView,
} from '#documents';
import type { Cell } from './cell-range.ts';

/** What the Excel view asks the worker that holds its workbook. Sheets are known by `index`, from 1. */
export interface ExcelCalls {
  viewWorkbook(): WorkbookView;
  /** What its first rows show of a sheet; of a long one the rest is not read yet. */
  startSheet(index: number): SheetStart;
  viewSheet(index: number): SheetFrame;
  /** Both ends included. */
  viewRows(index: number, from: number, to: number): readonly RowView[];
  viewCell(index: number, row: number, column: number): CellDetail;
  /** Comments, links, validations, conditional formats and pivot tables of a sheet. */
  listNotes(index: number): readonly SheetNote[];
  /** Tables, ranges that are like tables and pivot tables of a sheet. */
  listRanges(index: number): readonly SheetNote[];
  /** Where an element stands; null for one that is not there. */
  findElement(element: Extract<Selector, { kind: 'element' }>): ReturnType<typeof findSheetElement>;
  /** Where Ctrl with an arrow leads from a cell. */
  findEdge(
    index: number,
    from: Cell,
    step: Parameters<typeof findEdge>[2],
    bounds: Pick<SheetFrame, 'rowCount' | 'columnCount'>,
  ): Cell;
  /** The cells of a range as tab-separated text. */
  copyRange(
    index: number,
    range: {
      readonly top: number;
      readonly left: number;
      readonly bottom: number;
      readonly right: number;
    },
  ): string;
}

export interface SheetStart {
  readonly frame: SheetFrame;
  readonly rows: readonly RowView[];
  readonly isWhole: boolean;
}

/** So many rows are read at first. */
const firstRows = 300;
/** So many sheets are kept read. */
const mostSheets = 3;
const mostCopiedRows = 10_000;

export function createExcelCalls(getOpened: () => OpenedDocument): ExcelCalls {
  const getContent = () => {
    const { content } = getOpened();
    if (content.app !== 'excel') throw new Error('the document is not of Excel');
    return content;
  };
  const kept = new Map<number, LoadedSheet>();
  const load = (index: number): LoadedSheet =>
    keep(index, kept.get(index) ?? loadSheetToDraw(getContent(), getEntry(index)));
  const keep = (index: number, loaded: LoadedSheet): LoadedSheet => {
    // The one that was looked at last is let go of last.
    kept.delete(index);
    kept.set(index, loaded);
    const [oldest] = kept.keys();
    if (kept.size > mostSheets && oldest !== undefined) kept.delete(oldest);
    return loaded;
  };
  const getEntry = (index: number) => {
    const entry = getContent().workbook.sheets.find((sheet) => sheet.index === index);
    if (entry === undefined) throw new Error(`there is no sheet ${index}`);
    return entry;
  };
  const listRows = (index: number, from: number, to: number) => {
    const { sheet } = load(index);
    return sheet === null ? [] : viewRows(getContent().workbook, sheet, { from, to });
  };
  return {
    viewWorkbook: () => viewWorkbook(getContent().workbook),
    startSheet: (index) => {
      const loaded =
        kept.get(index) ?? loadSheetToDraw(getContent(), getEntry(index), { untilRow: firstRows });
      const { sheet } = loaded;
      const lastRow =
        sheet === null || sheet.cells.count === 0 ? 0 : sheet.cells.rowAt(sheet.cells.count - 1);
      const isWhole = kept.has(index) || lastRow <= firstRows;
      if (isWhole) keep(index, loaded);
      const rows = sheet === null ? [] : viewRows(getContent().workbook, sheet, { from: 1, to: firstRows });
      return { frame: viewSheetFrame(getEntry(index), loaded), rows, isWhole };
    },
    viewSheet: (index) => viewSheetFrame(getEntry(index), load(index)),
    viewRows: listRows,
    viewCell: (index, row, column) => {
      const { sheet } = load(index);
      if (sheet === null) throw new Error(`sheet ${index} could not be read`);
      return viewCell(getContent().workbook, sheet, { row, column });
    },
    listNotes: (index) => listSheetNotes(getContent().workbook, getEntry(index), load(index)),
    listRanges: (index) => listSheetRanges(getContent().workbook, getEntry(index), load(index)),
    findElement: (element) => findSheetElement(getContent().workbook, ({ index }) => load(index), element),
    findEdge: (index, from, step, bounds) => {
      const { sheet } = load(index);
      return sheet === null ? from : findEdge(sheet.cells, from, step, bounds);
    },
    copyRange: (index, { top, left, bottom, right }) => {
      const last = Math.min(bottom, top + mostCopiedRows - 1);
      const rows = new Map(listRows(index, top, last).map(({ row, cells }) => [row, cells]));
      const lines: string[] = [];
      for (let row = top; row <= last; row += 1) {
        const texts = new Map((rows.get(row) ?? []).map(({ column, text }) => [column, text]));
        const line: string[] = [];
        for (let column = left; column <= right; column += 1) line.push(texts.get(column) ?? '');
        lines.push(line.join('\t'));
      }
      return lines.join('\n');
    },
  };
}
