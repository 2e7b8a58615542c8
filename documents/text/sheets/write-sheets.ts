import type { LoadSheet } from '../../excel/facts/list-excel-facts.ts';
import { listRuleFacts } from '../../excel/facts/list-rules.ts';
import { toSheetFact } from '../../excel/facts/list-sheet.ts';
import type { Sheet } from '../../excel/sheet/sheet.ts';
import type { SheetEntry } from '../../excel/workbook/workbook.ts';
import type { DocumentWarning } from '../../facts/fact.ts';
import { createTextLines, type TextLines } from '../text-budget.ts';
import { toOneLine } from '../to-one-line.ts';
import { describeRanges, type SheetRanges } from './list-range-lines.ts';
import { listObjectLines } from './list-object-lines.ts';
import { listRuleLines } from './list-rule-lines.ts';
import type { SheetsWriting } from './sheets-writing.ts';
import { hasTellingFill } from './telling-formats.ts';
import { writeCells } from './write-cells.ts';

type Headed = readonly (readonly [heading: string, lines: readonly string[]])[];

const states = { visible: '', hidden: ', hidden', veryHidden: ', hidden beyond unhiding in Excel' } as const;

function countNoun(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** `“Budget”, hidden; A1:F20, 95 cells, 12 formulas; 1 table; 2 charts`. */
function describeSheet(
  writing: SheetsWriting,
  entry: SheetEntry,
  sheet: Sheet | null,
  headed: Headed,
): string {
  const { dimension, cellCount } = toSheetFact(entry, sheet);
  const kind = entry.kind === 'worksheet' ? '' : `, ${entry.kind}`;
  const formulas = writing.leftOut.has('formulas')
    ? ''
    : `, ${countNoun(sheet?.formulaCount ?? 0, 'formula')}`;
  const cells =
    sheet === null
      ? 'could not be read'
      : `${typeof dimension === 'string' ? dimension : 'no cells'}, ${countNoun(Number(cellCount), 'cell')}${formulas}`;
  const counts = headed.filter(([, lines]) => lines.length > 0);
  const others = counts.map(([heading, lines]) => `; ${heading.toLowerCase()}: ${lines.length}`).join('');
  return `${entry.index}. “${entry.name}”${states[entry.state]}${kind}; ${cells}${others}`;
}

function writeNames({ workbook, leftOut, toFormula }: SheetsWriting, lines: TextLines): void {
  if (leftOut.has('defined-names')) return;
  const names = workbook.definedNames.flatMap(({ name, scope, refersTo, isHidden }) => {
    const told = toFormula(refersTo);
    return told === '' ? [] : [toOneLine(`- ${name} (${scope}${isHidden ? ', hidden' : ''}) = ${told}`)];
  });
  if (names.length > 0) lines.add('', '## Defined names', ...names);
}

function writeLinkedWorkbooks({ workbook, leftOut }: SheetsWriting, lines: TextLines): void {
  if (leftOut.has('formulas') || workbook.externalWorkbooks.length === 0) return;
  const links = workbook.externalWorkbooks.map(({ index, target }) => toOneLine(`- [${index}] is ${target}`));
  lines.add('', '## Linked workbooks', ...links);
}

/** Rows and columns that nobody sees, and those that stay in view. */
function listViewLines(entry: SheetEntry, sheet: Sheet): string[] {
  const { hiddenColumns, hiddenRows } = toSheetFact(entry, sheet);
  return [
    Array.isArray(hiddenColumns) ? `Hidden columns: ${hiddenColumns.join(', ')}` : '',
    Array.isArray(hiddenRows) ? `Hidden rows: ${hiddenRows.join(', ')}` : '',
  ].filter((line) => line !== '');
}

function listHeaded(
  writing: SheetsWriting,
  sheet: Sheet | null,
  loaded: ReturnType<LoadSheet>,
  ranges: SheetRanges | null,
): Headed {
  const { workbook, leftOut } = writing;
  const links =
    sheet === null || leftOut.has('hyperlinks')
      ? []
      : listRuleFacts(workbook, { ...sheet, validations: [], conditionalFormats: [] }, loaded.objects);
  const merges = sheet === null || leftOut.has('merges') ? [] : sheet.mergedRanges;
  return [
    ['Merged', merges.length === 0 ? [] : [merges.join(', ')]],
    ...(ranges?.lines ?? []),
    ...listObjectLines(writing, loaded.objects),
    ...(sheet === null ? [] : listRuleLines(writing, sheet, links)),
  ];
}

/** Writes one sheet and gives the line that stands for it in the index. */
function writeSheet(
  writing: SheetsWriting,
  entry: SheetEntry,
  loaded: ReturnType<LoadSheet>,
  lines: TextLines,
): string {
  const { sheet } = loaded;
  const ranges = sheet === null ? null : describeRanges(writing, sheet, loaded.objects);
  const headed = listHeaded(writing, sheet, loaded, ranges);
  lines.add('', `## Sheet ${entry.index}: “${entry.name}”${states[entry.state]}`);
  if (sheet === null) lines.add('The cells of this sheet could not be read.');
  else if (ranges !== null) {
    lines.add(...listViewLines(entry, sheet));
    writeCells(writing, sheet, ranges.isHidden, lines);
  }
  for (const [heading, told] of headed)
    if (told.length > 0) lines.add('', `${heading}:`, ...told.map((line) => `- ${line}`));
  return describeSheet(writing, entry, sheet, headed);
}

/** A workbook as the lines a model is given: an index of its sheets, names, then sheet by sheet. */
export function writeSheets(
  writing: SheetsWriting,
  loadSheet: LoadSheet,
): { readonly lines: readonly string[]; readonly warnings: readonly DocumentWarning[] } {
  const { workbook, leftOut, budget } = writing;
  const lines = createTextLines(budget);
  const index: string[] = [];
  const warnings: DocumentWarning[] = [...workbook.warnings];
  const keepsBlank = (_row: number, _column: number, style: number): boolean =>
    !leftOut.has('formats') && hasTellingFill(workbook, style);
  // One sheet is in memory at a time.
  for (const entry of workbook.sheets) {
    const loaded = loadSheet(entry, { keepsBlank });
    warnings.push(...loaded.warnings, ...loaded.objects.warnings);
    index.push(writeSheet(writing, entry, loaded, lines));
  }
  const head = createTextLines(budget);
  head.add(`# Workbook of ${countNoun(workbook.sheets.length, 'sheet')}`, ...index);
  writeNames(writing, head);
  writeLinkedWorkbooks(writing, head);
  return { lines: [...head.lines, ...lines.lines], warnings };
}
