import type { WordBlock, WordTable, WordTableCell } from '../content/story.ts';
import { type MarkdownContext, writeInlines } from './write-inlines.ts';

function writeCell({ blocks }: WordTableCell, context: MarkdownContext): string {
  const lines = blocks.flatMap((block) => (block.kind === 'paragraph' ? [writeInlines(block, context)] : []));
  return lines.join('\n').trim().replaceAll('|', '\\|').replaceAll('\n', '<br>');
}

/** Cells of a row by grid column; what a merged cell reaches over is empty. */
function writeRow(cells: readonly WordTableCell[], columnCount: number, context: MarkdownContext): string {
  const texts = Array.from({ length: columnCount }, () => '');
  for (const cell of cells) texts[cell.column - 1] = writeCell(cell, context);
  return `| ${texts.join(' | ')} |`;
}

/** A table as Markdown has it: the first row is the head. */
export function writeTable({ rows, columnCount }: WordTable, context: MarkdownContext): string {
  const lines = rows.map(({ cells }) => writeRow(cells, columnCount, context));
  const rule = `|${' --- |'.repeat(columnCount)}`;
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
