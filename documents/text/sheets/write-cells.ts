import { formatCell } from '../../excel/cell-ref.ts';
import { findPrecedents } from '../../excel/formula/find-precedents.ts';
import { displayAt } from '../../excel/ranges/find-table-like.ts';
import type { Sheet } from '../../excel/sheet/sheet.ts';
import { toOneLine } from '../to-one-line.ts';
import type { TextLines } from '../text-budget.ts';
import type { SheetsWriting } from './sheets-writing.ts';
import { createFormatCollector } from './telling-formats.ts';

// Cheaper than taking every formula apart.
const maybeVolatile = /\b(?:NOW|TODAY|RAND\w*|OFFSET|INDIRECT|CELL|INFO)\s*\(/i;

function describeFormula(writing: SheetsWriting, formula: string, hasValue: boolean): string {
  const told = writing.toFormula(formula);
  if (told === '') return '';
  const states = [
    hasValue ? '' : 'stale: not calculated when saved',
    maybeVolatile.test(told) && findPrecedents(told).volatileFunctions.length > 0
      ? 'volatile: changes by itself'
      : '',
  ].filter((state) => state !== '');
  return `=${toOneLine(told)}${states.length === 0 ? '' : ` (${states.join('; ')})`}`;
}

function describeCell(writing: SheetsWriting, { cells }: Sheet, at: number): string {
  const { workbook } = writing;
  const value = cells.valueAt(at);
  const formula = cells.formulaAt(at);
  const shown = toOneLine(displayAt({ cells, workbook }, at));
  const stored = value !== null && typeof value === 'object' ? value.error : String(value ?? '');
  const parts = [
    shown.trim() === '' && stored.trim() !== ''
      ? `${toOneLine(stored)} (not shown by its format)`
      : shown.replaceAll('|', '\\|'),
    formula === null ? '' : describeFormula(writing, formula, value !== null),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** A line for each row: `A4 Rent | B4 1,200 =SUM(B2:B3)`; then how the cells look. */
export function writeCells(
  writing: SheetsWriting,
  sheet: Sheet,
  isHidden: (row: number, column: number) => boolean,
  lines: TextLines,
): void {
  const { cells } = sheet;
  const formats = createFormatCollector(writing.workbook);
  let row = 0;
  let line: string[] = [];
  const flush = (): void => {
    if (line.length > 0) lines.add(line.join(' | '));
    line = [];
  };
  for (let at = 0; at < cells.count; at += 1) {
    const column = cells.columnAt(at);
    if (cells.rowAt(at) !== row) {
      flush();
      row = cells.rowAt(at);
    }
    if (isHidden(row, column)) continue;
    formats.add(row, column, cells.styleAt(at));
    if (cells.isBlankAt(at)) continue;
    const text = describeCell(writing, sheet, at);
    if (text !== '') line.push(`${formatCell(row, column)} ${text}`);
  }
  flush();
  const looks = writing.leftOut.has('formats') ? [] : formats.listLines();
  if (looks.length > 0) lines.add('', 'Formats:', ...looks.map((look) => `- ${look}`));
}
