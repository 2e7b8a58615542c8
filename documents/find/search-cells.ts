import { formatCell } from '../excel/cell-ref.ts';
import { displayAt } from '../excel/ranges/find-table-like.ts';
import type { Sheet } from '../excel/sheet/sheet.ts';
import type { WorkbookFrame } from '../excel/workbook/workbook.ts';
import { cutExcerpt, type FindHit } from './find-hit.ts';
import { findInText } from './find-in-text.ts';
import { foldText } from './fold-text.ts';

// So many take a few hundredths of a second.
const cellsPerSlice = 20_000;

function searchCell(
  workbook: WorkbookFrame,
  { cells, entry }: Sheet,
  at: number,
  query: string,
): FindHit | null {
  const display = displayAt({ cells, workbook }, at);
  const [shown] = findInText(foldText(display), query);
  const formula = shown === undefined && cells.hasFormulaAt(at) ? `=${cells.formulaAt(at) ?? ''}` : '';
  const span = shown ?? findInText(foldText(formula), query)[0];
  if (span === undefined) return null;
  const ref = formatCell(cells.rowAt(at), cells.columnAt(at));
  return {
    anchor: { selectors: [{ kind: 'cells', sheet: entry.name, ref }] },
    group: 'cells',
    where: `${entry.name}!${ref}`,
    ...cutExcerpt(shown === undefined ? formula : display, span),
  };
}

/** Cells that show a folded query, or have it in their formula, row by row; a slice of the sheet at a time. */
export function* searchCells(
  workbook: WorkbookFrame,
  sheet: Sheet,
  query: string,
): Generator<readonly FindHit[]> {
  const { cells } = sheet;
  for (let from = 0; from < cells.count; from += cellsPerSlice) {
    const hits: FindHit[] = [];
    for (let at = from; at < Math.min(cells.count, from + cellsPerSlice); at += 1) {
      const hit = cells.isBlankAt(at) ? null : searchCell(workbook, sheet, at, query);
      if (hit !== null) hits.push(hit);
    }
    yield hits;
  }
}
