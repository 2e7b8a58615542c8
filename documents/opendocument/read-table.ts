import type { StoryDraft } from '../word/content/story-draft.ts';
import { noLook } from '../word/content/table-look.ts';
import type { WordBlock, WordTable, WordTableCell } from '../word/content/story.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import type { OpenReading } from './open-reading.ts';
import { listOpenStyleChain, type OpenStyles } from './open-styles.ts';
import { toWordColor } from './style-properties.ts';

// A billion of anything is a lie that costs nothing here but is not passed on.
const maxSpan = 1000;

function parseCount(text: string | undefined): number {
  const count = Math.trunc(Number(text ?? 1));
  return count >= 1 ? Math.min(maxSpan, count) : 1;
}

interface TableDraft {
  readonly rows: { isHeader: boolean; readonly cells: WordTableCell[] }[];
  columnCount: number;
  isInHeader: boolean;
}

interface RowDraft {
  readonly cells: WordTableCell[];
  nextColumn: number;
  /** Up to where the cell before reaches over what follows. */
  coveredTo: number;
}

/** The fill of a cell by its style and those behind it; null where nothing says. */
function findCellFill(styles: OpenStyles, styleName: string | undefined): string | null {
  const fill = listOpenStyleChain(styles, 'table-cell', styleName).find((style) => style.fill !== null)?.fill;
  return fill === undefined || fill === 'none' ? null : fill;
}

function createCellReader(
  story: StoryDraft,
  reading: OpenReading,
  row: RowDraft,
  attributes: Attributes,
): ElementReader {
  const outer = story.blocks;
  const blocks: WordBlock[] = [];
  story.blocks = blocks;
  const column = row.nextColumn;
  const colSpan = parseCount(attributes['table:number-columns-spanned']);
  return {
    ...reading.document.createBlockReader(story),
    close: () => {
      story.blocks = outer;
      row.cells.push({
        column,
        rowSpan: parseCount(attributes['table:number-rows-spanned']),
        colSpan,
        fill: toWordColor(findCellFill(reading.styles, attributes['table:style-name'])),
        blocks,
      });
      row.nextColumn = column + 1;
      row.coveredTo = column + colSpan - 1;
    },
  };
}

// What the cell to the left covers is left out, what one above covers is there with no height, as in Word.
function addCovered(row: RowDraft, count: number): void {
  for (let index = 0; index < count; index += 1) {
    if (row.nextColumn > row.coveredTo)
      row.cells.push({ column: row.nextColumn, rowSpan: 0, colSpan: 1, fill: null, blocks: [] });
    row.nextColumn += 1;
  }
}

function createRowReader(story: StoryDraft, reading: OpenReading, table: TableDraft): ElementReader {
  const row: RowDraft = { cells: [], nextColumn: 1, coveredTo: 0 };
  const { isInHeader } = table;
  return {
    open: (name, attributes) => {
      if (name === 'table:table-cell') return createCellReader(story, reading, row, attributes);
      if (name === 'table:covered-table-cell')
        addCovered(row, parseCount(attributes['table:number-columns-repeated']));
      return null;
    },
    close: () => {
      table.rows.push({ isHeader: isInHeader, cells: row.cells });
      table.columnCount = Math.max(table.columnCount, row.nextColumn - 1, row.coveredTo);
    },
  };
}

/** A reader of table:table in a text or on a slide; tables in tables come after the one they are in. */
export function createOpenTableReader(
  story: StoryDraft,
  reading: OpenReading,
  attributes: Attributes,
): ElementReader {
  const table: TableDraft = { rows: [], columnCount: 0, isInHeader: false };
  story.tableCount += 1;
  story.tableDepth += 1;
  const index = story.tableCount;
  const depth = story.tableDepth;
  const inside: ElementReader = {
    open: (name) => {
      if (name === 'table:table-row') return createRowReader(story, reading, table);
      if (name === 'table:table-header-rows') {
        table.isInHeader = true;
        return { ...inside, close: () => void (table.isInHeader = false) };
      }
      return name === 'table:table-rows' || name === 'table:table-row-group' ? inside : null;
    },
  };
  return {
    ...inside,
    close: () => {
      story.tableDepth -= 1;
      const { rows, columnCount } = table;
      const styleId = attributes['table:template-name'] ?? null;
      const read: WordTable = {
        kind: 'table',
        index,
        depth,
        styleId,
        columnCount,
        look: noLook,
        gridTwips: [],
        rows,
      };
      story.blocks.push(read);
      story.tables.push(read);
    },
  };
}
