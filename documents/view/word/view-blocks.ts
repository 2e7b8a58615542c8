import type { WordBlock, WordTable } from '../../word/content/story.ts';
import { noRunProperties, type RunProperties } from '../../word/properties/run-properties.ts';
import { findWordRgb } from '../../word/resolve-color.ts';
import { resolveTableCell } from '../../word/resolve-table.ts';
import type { StoryViewing } from './story-viewing.ts';
import { viewParagraph } from './view-paragraph.ts';
import { viewCellBorders } from './view-borders.ts';
import type { BlockView, CellView, TableView } from './word-view.ts';

const twipsPerPoint = 20;

const aligns: Readonly<Record<string, TableView['align']>> = {
  center: 'center',
  right: 'right',
  end: 'right',
};
const verticalAligns: Readonly<Record<string, CellView['verticalAlign']>> = {
  center: 'middle',
  bottom: 'bottom',
};

function viewTable(viewing: StoryViewing, table: WordTable): TableView {
  const { model, resolver } = viewing.document;
  return {
    kind: 'table',
    part: viewing.story.name,
    elementId: `table-${table.index}`,
    elementKind: 'table',
    align: aligns[table.alignment ?? ''] ?? 'left',
    columnWidthsPt: table.gridTwips.map((twips) => (twips === null ? null : twips / twipsPerPoint)),
    rows: table.rows.map(({ isHeader, cells }, row) => ({
      isHeader,
      // Cells that the one above reaches over are not drawn.
      cells: cells
        .filter(({ rowSpan }) => rowSpan > 0)
        .map((cell) => {
          const style = resolveTableCell(model.styles, table, { row, cell });
          const fill = cell.fill ?? style.cellFill;
          return {
            rowSpan: cell.rowSpan,
            colSpan: cell.colSpan,
            borders:
              table.borders === undefined ? null : viewCellBorders(viewing.document, table, { row, cell }),
            verticalAlign: verticalAligns[cell.verticalAlign ?? ''] ?? 'top',
            fill: fill === null ? null : findWordRgb(fill, resolver.theme),
            blocks: viewBlocks(viewing, cell.blocks, style.run),
          };
        }),
    })),
  };
}

/** Paragraphs and tables as they are drawn, in their order. */
export function viewBlocks(
  viewing: StoryViewing,
  blocks: readonly WordBlock[],
  table: RunProperties = noRunProperties,
): readonly BlockView[] {
  return blocks.map((block) =>
    block.kind === 'paragraph' ? viewParagraph(viewing, block, table) : viewTable(viewing, block),
  );
}
