import type { WordBlock, WordTable, WordTableCell } from '../content/story.ts';
import type { MarkdownContext } from './markdown-context.ts';

/** The text of a cell, inline; a list or heading in it keeps its words. */
export type WriteParagraph = (block: WordBlock & { kind: 'paragraph' }) => string;

// What a merged cell reaches over points to where its text is.
const coveredFromLeft = '←';
const coveredFromAbove = '↑';

function writeCell({ blocks }: WordTableCell, write: WriteParagraph): string {
  const lines = blocks.map((block) => (block.kind === 'paragraph' ? write(block) : `[table ${block.index}]`));
  return lines.join('\n').trim().replaceAll('|', '\\|').replaceAll('\n', '<br>');
}

/** Cells of a row by grid column. */
function writeRow(cells: readonly WordTableCell[], write: WriteParagraph): string {
  const texts: string[] = [];
  for (const cell of cells) {
    // A row may begin behind the first column.
    while (texts.length < cell.column - 1) texts.push('');
    texts.push(cell.rowSpan === 0 ? coveredFromAbove : writeCell(cell, write));
    for (let more = 1; more < cell.colSpan; more += 1) texts.push(coveredFromLeft);
  }
  return `| ${texts.join(' | ')} |`;
}

/** A table as Markdown has it: the first row is the head. */
export function writeTable(
  { rows, columnCount }: WordTable,
  context: MarkdownContext,
  write: WriteParagraph,
): string {
  const lines = rows.map(({ cells }) => writeRow(cells, write));
  const rule = `|${' --- |'.repeat(columnCount)}`;
  context.budget.spend(rule.length);
  return [lines[0] ?? '', rule, ...lines.slice(1)].join('\n');
}

/** Tables inside a table, in document order, without recursion. */
export function listInnerTables(table: WordTable): WordTable[] {
  const found: WordTable[] = [];
  const pending: WordBlock[] = [table];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind !== 'table') continue;
    if (next !== table) found.push(next);
    const inner = next.rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => blocks));
    pending.push(...inner.toReversed());
  }
  return found;
}
