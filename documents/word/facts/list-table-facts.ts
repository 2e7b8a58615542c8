import { anchorOn, selectElement } from '../../facts/select.ts';
import type { WordTableCell } from '../content/story.ts';
import { describeWordColor } from '../properties/word-color.ts';
import { toWordColorFields } from './color-fields.ts';
import type { StoryContext } from './fact-context.ts';

function textOfCell({ blocks }: WordTableCell): string {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n');
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
      cells: table.rows.map(({ cells }) =>
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
        })),
      ),
      part: story.name,
      style: table.styleId === null ? null : (model.styles.byId.get(table.styleId)?.name ?? table.styleId),
    });
  }
}
