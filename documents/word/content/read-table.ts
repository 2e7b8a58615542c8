import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { parseInteger, parseOnOff, parseTwips } from '../properties/measure.ts';
import { createBordersReader, type TableBorders } from '../properties/table-borders.ts';
import { parseWordColor, type WordColor } from '../properties/word-color.ts';
import type { StoryDraft } from './story-draft.ts';
import { noLook, readLook } from './table-look.ts';
import type { TableLook, WordBlock, WordTable, WordTableCell } from './story.ts';

type DraftCell = { -readonly [Key in keyof WordTableCell]: WordTableCell[Key] };

interface DraftRow {
  isHeader: boolean;
  readonly cells: DraftCell[];
  /** The grid column that the next cell begins at, from 1. */
  nextColumn: number;
}

interface TableDraft {
  readonly rows: DraftRow[];
  readonly gridTwips: (number | null)[];
  /** Cells that those of the next row may continue, by column. */
  readonly merging: Map<number, DraftCell>;
  styleId: string | null;
  look: TableLook;
  borders: TableBorders;
  alignment: string | null;
}

// Word has no more than 63 columns; a span of a billion is a lie that costs nothing here but is not passed on.
const maxSpan = 1000;

function parseSpan(text: string | undefined, least: number): number {
  return Math.min(maxSpan, Math.max(least, parseInteger(text) ?? least));
}

interface CellDraft {
  colSpan: number;
  merge: 'restart' | 'continue' | null;
  fill: WordColor | null;
  borders: TableBorders | null;
  verticalAlign: string | null;
}

function createCellPropertiesReader(cell: CellDraft): ElementReader {
  return {
    open: (name, attributes) => {
      if (name === 'w:tcBorders') return createBordersReader((found) => void (cell.borders = found));
      if (name === 'w:vAlign') cell.verticalAlign = attributes['w:val'] ?? null;
      else if (name === 'w:gridSpan') cell.colSpan = parseSpan(attributes['w:val'], 1);
      else if (name === 'w:shd') cell.fill = parseWordColor(attributes, 'fill');
      else if (name === 'w:vMerge') cell.merge = attributes['w:val'] === 'restart' ? 'restart' : 'continue';
      return null;
    },
  };
}

function addCell(table: TableDraft, row: DraftRow, cell: CellDraft, blocks: readonly WordBlock[]): void {
  const { colSpan, fill, merge, borders, verticalAlign } = cell;
  const column = row.nextColumn;
  const above = merge === 'continue' ? table.merging.get(column) : undefined;
  const added: DraftCell = { column, rowSpan: above === undefined ? 1 : 0, colSpan, fill, blocks };
  if (borders !== null) added.borders = borders;
  if (verticalAlign !== null) added.verticalAlign = verticalAlign;
  if (above !== undefined) above.rowSpan += 1;
  else if (merge === null) table.merging.delete(column);
  else table.merging.set(column, added);
  row.cells.push(added);
  row.nextColumn += colSpan;
}

function createCellReader(story: StoryDraft, table: TableDraft, row: DraftRow): ElementReader {
  const cell: CellDraft = { colSpan: 1, merge: null, fill: null, borders: null, verticalAlign: null };
  const outer = story.blocks;
  const blocks: WordBlock[] = [];
  story.blocks = blocks;
  const content = story.document.createBlockReader(story);
  return {
    open: (name, attributes) =>
      name === 'w:tcPr' ? createCellPropertiesReader(cell) : (content.open?.(name, attributes) ?? null),
    close: () => {
      story.blocks = outer;
      addCell(table, row, cell, blocks);
    },
  };
}

function createRowReader(story: StoryDraft, table: TableDraft): ElementReader {
  const row: DraftRow = { isHeader: false, cells: [], nextColumn: 1 };
  const properties: ElementReader = {
    open: (name, attributes) => {
      if (name === 'w:gridBefore') row.nextColumn = 1 + parseSpan(attributes['w:val'], 0);
      else if (name === 'w:tblHeader') row.isHeader = parseOnOff(attributes['w:val']);
      return null;
    },
  };
  const inside: ElementReader = {
    open: (name) => {
      if (name === 'w:tc') return createCellReader(story, table, row);
      if (name === 'w:trPr') return properties;
      return isSeenThrough(name) ? inside : null;
    },
  };
  const close = (): void => void table.rows.push(row);
  return { ...inside, close };
}

function isSeenThrough(name: string): boolean {
  return name === 'w:sdt' || name === 'w:sdtContent' || name === 'w:customXml' || name === 'w:ins';
}

function openTableProperties(table: TableDraft, name: string, attributes: Attributes): ElementReader | null {
  if (name === 'w:tblBorders') return createBordersReader((found) => void (table.borders = found));
  if (name === 'w:jc') table.alignment = attributes['w:val'] ?? null;
  if (name === 'w:tblStyle') table.styleId = attributes['w:val'] ?? null;
  if (name === 'w:tblLook') table.look = readLook(attributes);
  if (name === 'w:gridCol') table.gridTwips.push(parseTwips(attributes['w:w']));
  return null;
}

/** A reader of w:tbl; tables in tables come after the one they are in. */
export function createTableReader(story: StoryDraft): ElementReader {
  const table: TableDraft = {
    rows: [],
    gridTwips: [],
    merging: new Map(),
    styleId: null,
    look: noLook,
    borders: {},
    alignment: null,
  };
  story.tableCount += 1;
  story.tableDepth += 1;
  const index = story.tableCount;
  const depth = story.tableDepth;
  const properties: ElementReader = { open: (name, child) => openTableProperties(table, name, child) };
  const inside: ElementReader = {
    open: (name) => {
      if (name === 'w:tr') return createRowReader(story, table);
      if (name === 'w:tblPr' || name === 'w:tblGrid') return properties;
      return isSeenThrough(name) ? inside : null;
    },
  };
  const close = (): void => {
    story.tableDepth -= 1;
    const columnCount = Math.max(0, ...table.rows.map(({ nextColumn }) => nextColumn - 1));
    const { rows, styleId, look, gridTwips, borders, alignment } = table;
    const read: WordTable = {
      kind: 'table',
      index,
      depth,
      styleId,
      columnCount,
      look,
      gridTwips,
      borders,
      ...(alignment === null ? {} : { alignment }),
      rows,
    };
    story.blocks.push(read);
    story.tables.push(read);
  };
  return { ...inside, close };
}
