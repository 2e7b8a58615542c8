import { createFactList } from '../../facts/fact-list.ts';
import { listTableFacts } from '../../powerpoint/facts/list-table-facts.ts';
import type { PlacedShape } from '../../powerpoint/place-shapes.ts';
import type { SlideTable } from '../../powerpoint/slide-table.ts';
import type { SlideWriting } from './slides-writing.ts';
import { listTextLines } from './write-text-body.ts';

/** Which rows and columns have which fill: `light blue: 1/1, 1/2`. */
function listFills({ view }: SlideWriting, placed: PlacedShape): string[] {
  const list = createFactList();
  listTableFacts({ ...view, placed: [placed] }, list);
  const cells = new Map<string, string[]>();
  for (const { type, row, column, fill, colorName } of list.facts) {
    if (type !== 'table-color') continue;
    const name = typeof colorName === 'string' ? colorName : String(fill);
    cells.set(name, [...(cells.get(name) ?? []), `${String(row)}/${String(column)}`]);
  }
  return [...cells].map(([name, places]) => `fill ${name} (row/column): ${places.join(', ')}`);
}

/** A table as Markdown; what a merged cell reaches over points to where its text is. */
export function listTableLines(placed: PlacedShape, table: SlideTable, writing: SlideWriting): string[] {
  const rows = table.rows.map(({ cells }) => {
    let reach = 0;
    const texts = cells.map((cell, column) => {
      if (cell.isCovered) return column < reach ? '←' : '↑';
      reach = column + cell.columnSpan;
      return listTextLines(cell.text, writing).join('<br>').trim().replaceAll('|', '\\|');
    });
    return `| ${texts.join(' | ')} |`;
  });
  const rule = `|${' --- |'.repeat(table.columnWidthsEmu.length)}`;
  const fills = writing.leftOut.has('table-colors') ? [] : listFills(writing, placed);
  return [rows[0] ?? '', rule, ...rows.slice(1), ...fills];
}
