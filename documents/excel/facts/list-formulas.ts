import type { Fact } from '../../facts/fact.ts';
import { formatRange } from '../cell-ref.ts';
import { findPrecedents } from '../formula/find-precedents.ts';
import { shiftFormula } from '../formula/shift-formula.ts';
import { displayAt } from '../ranges/find-table-like.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { WorkbookFrame } from '../workbook/workbook.ts';
import { anchorFormula } from './anchors.ts';

// Above this, cells of one column into which one formula was filled down are one fact.
const mostSingleFormulas = 10_000;

interface FilledDown {
  readonly at: number;
  readonly key: string;
  count: number;
}

function toFact(workbook: WorkbookFrame, { entry, cells }: Sheet, { at, count }: FilledDown): Fact {
  const [row, column] = [cells.rowAt(at), cells.columnAt(at)];
  const ref = formatRange({ top: row, left: column, bottom: row + count - 1, right: column });
  const formula = cells.formulaAt(at) ?? '';
  const value = cells.valueAt(at);
  const { precedents, volatileFunctions } = findPrecedents(formula);
  return {
    id: `formula-${entry.index}-${ref}`,
    type: 'formula',
    kind: 'cell',
    anchor: anchorFormula(entry.name, ref),
    sheet: entry.name,
    ref,
    formula,
    value,
    display: displayAt({ cells, workbook }, at),
    precedents,
    ...(count > 1 ? { cellCount: count } : {}),
    ...(value === null ? { isStale: true } : {}),
    ...(volatileFunctions.length > 0 ? { isVolatile: true, volatileFunctions } : {}),
  };
}

/** Each formula cell of a sheet, shared and array formulas expanded; filled-down ones joined where there are many. */
export function listFormulaFacts(workbook: WorkbookFrame, sheet: Sheet): Fact[] {
  const { cells } = sheet;
  const places: number[] = [];
  for (let at = 0; at < cells.count; at += 1) if (cells.hasFormulaAt(at)) places.push(at);
  if (places.length <= mostSingleFormulas) {
    return places.map((at) => toFact(workbook, sheet, { at, key: '', count: 1 }));
  }
  const open = new Map<number, FilledDown>();
  const all: FilledDown[] = [];
  for (const at of places) {
    const [row, column] = [cells.rowAt(at), cells.columnAt(at)];
    // As it would read in the first cell, which is the same for all cells it was filled into.
    const key = shiftFormula(cells.formulaAt(at) ?? '', 1 - row, 1 - column);
    const above = open.get(column);
    if (above !== undefined && above.key === key && cells.rowAt(above.at) + above.count === row)
      above.count += 1;
    else {
      const started = { at, key, count: 1 };
      open.set(column, started);
      all.push(started);
    }
  }
  return all.map((filled) => toFact(workbook, sheet, filled));
}

/** Cells of a sheet whose formula changes value by itself, as references. */
export function listVolatileCells(facts: readonly Fact[]): string[] {
  return facts.filter((fact) => fact['volatileFunctions'] !== undefined).map((fact) => String(fact['ref']));
}
