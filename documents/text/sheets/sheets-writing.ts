import type { WorkbookFrame } from '../../excel/workbook/workbook.ts';
import type { TextBudget } from '../text-budget.ts';
import type { ExcelArtifact } from './excel-artifact.ts';

/** What a workbook is written with. */
export interface SheetsWriting {
  readonly workbook: WorkbookFrame;
  readonly leftOut: ReadonlySet<ExcelArtifact>;
  readonly budget: TextBudget;
  /** A formula as it may be told: '' for one that is left out or names a table that is. */
  readonly toFormula: (formula: string) => string;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Whether a formula names one of these tables, or any table with a column of it. */
function createTableSearch(tableNames: readonly string[]): (formula: string) => boolean {
  const names = tableNames.filter((name) => name !== '').map(escapePattern);
  if (names.length === 0) return (formula) => /[\p{L}\p{N}_.]\[/u.test(formula);
  const pattern = new RegExp(
    `[\\p{L}\\p{N}_.]\\[|(?<![\\p{L}\\p{N}_.])(?:${names.join('|')})(?![\\p{L}\\p{N}_.])`,
    'iu',
  );
  return (formula) => pattern.test(formula);
}

/** `listTableNames` is asked only where tables are left out. */
export function createSheetsWriting(
  workbook: WorkbookFrame,
  leftOut: SheetsWriting['leftOut'],
  budget: TextBudget,
  listTableNames: () => readonly string[],
): SheetsWriting {
  const namesTable = leftOut.has('tables') ? createTableSearch(listTableNames()) : () => false;
  const isHidden = leftOut.has('formulas') ? () => true : namesTable;
  return { workbook, leftOut, budget, toFormula: (formula) => (isHidden(formula) ? '' : formula) };
}
