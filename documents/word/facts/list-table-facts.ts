import { anchorOn, selectElement } from '../../facts/select.ts';
import type { WordTableCell } from '../content/story.ts';
import { describeWordColor, type WordColor } from '../properties/word-color.ts';
import { resolveTableCell } from '../resolve-table.ts';
import type { WordModel } from '../word-model.ts';
import { toWordColorFields } from './color-fields.ts';
import type { StoryContext } from './fact-context.ts';

function textOfCell({ blocks }: WordTableCell): string {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n');
}

// The fill that the style of the table gives, where the cell has none of its own.
function toStyleFields(model: WordModel, fill: WordColor | null, cell: WordTableCell): object {
  if (cell.fill !== null || fill === null || describeWordColor(fill) === 'auto') return {};
  return { styleFill: describeWordColor(fill), ...toWordColorFields(fill, model.theme) };
}

/** table: nested ones are facts of their own. `firstIndex` is that of the first table of the story. */
export function listTableFacts({ model, story, list }: StoryContext, firstIndex: number): void {
  for (const table of story.tables) {
    const anchor = anchorOn(selectElement(story.name, `table-${table.index}`, 'table'));
    list.add('table', `${story.name}-${table.index}`, anchor, {
      index: firstIndex + table.index - 1,
      depth: table.depth,
      rows: table.rows.length,
      columns: table.columnCount,
      cells: table.rows.map(({ cells }, row) =>
        cells.map((cell) => ({
          text: textOfCell(cell),
          column: cell.column,
          rowSpan: cell.rowSpan,
          colSpan: cell.colSpan,
          fill:
            cell.fill === null || describeWordColor(cell.fill) === 'auto'
              ? null
              : describeWordColor(cell.fill),
          ...(cell.fill === null ? {} : toWordColorFields(cell.fill, model.theme)),
          ...toStyleFields(model, resolveTableCell(model.styles, table, { row, cell }).cellFill, cell),
        })),
      ),
      part: story.name,
      style: table.styleId === null ? null : (model.styles.byId.get(table.styleId)?.name ?? table.styleId),
    });
  }
}
