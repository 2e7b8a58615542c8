import type { CellRange } from '../../excel/cell-ref.ts';
import { parseRange } from '../../excel/cell-ref.ts';
import { listRangeFacts } from '../../excel/facts/list-ranges.ts';
import type { SheetObjects } from '../../excel/objects/read-sheet-objects.ts';
import type { Sheet } from '../../excel/sheet/sheet.ts';
import type { Fact } from '../../facts/fact.ts';
import { toOneLine } from '../to-one-line.ts';
import { createRangeSweep } from './range-sweep.ts';
import type { SheetsWriting } from './sheets-writing.ts';

/** The ranges of a sheet, and which of its cells are left out with them. */
export interface SheetRanges {
  readonly lines: (readonly [heading: string, lines: string[]])[];
  /** Has to be asked row by row downwards. */
  readonly isHidden: (row: number, column: number) => boolean;
}

function toColumns({ columns }: Fact): string {
  return Array.isArray(columns)
    ? columns.map((column) => toOneLine(String(column)) || '(blank)').join(', ')
    : '';
}

function describeTable(fact: Fact): string {
  const totals = fact['totalsRow'] === true ? '; with a totals row' : '';
  return `“${String(fact['name'])}” ${String(fact['ref'])}; columns: ${toColumns(fact)}${totals}`;
}

function describeTableLike(fact: Fact): string {
  return `${String(fact['ref'])}; header in row ${String(fact['headerRow'])}; columns: ${toColumns(fact)}`;
}

function parseAll(refs: readonly string[]): CellRange[] {
  return refs.flatMap((ref) => parseRange(ref) ?? []);
}

function refsOf(facts: readonly Fact[]): string[] {
  return facts.map(({ ref }) => String(ref));
}

export function describeRanges(writing: SheetsWriting, sheet: Sheet, objects: SheetObjects): SheetRanges {
  const { leftOut, workbook } = writing;
  const facts = listRangeFacts(workbook, sheet, objects);
  const tables = facts.filter(({ type }) => type === 'table');
  const tableLike = facts.filter(({ type }) => type === 'tlr');
  const [isInTable, isInPivot, isInTableLike, isLinked] = [
    refsOf(tables),
    objects.pivotTables.map(({ location }) => location),
    refsOf(tableLike),
    leftOut.has('hyperlinks') ? sheet.links.map(({ ref }) => ref) : [],
  ].map((refs) => createRangeSweep(parseAll(refs))) as [Ask, Ask, Ask, Ask];
  // A table or pivot table claims its cells, also within a range like a table.
  const findOwner = (row: number, column: number): Parameters<typeof leftOut.has>[0] => {
    if (isInTable(row, column)) return 'tables';
    if (isInPivot(row, column)) return 'pivot-tables';
    return isInTableLike(row, column) ? 'table-like-ranges' : 'unstructured';
  };
  return {
    lines: [
      ['Tables', leftOut.has('tables') ? [] : tables.map(describeTable)],
      ['Ranges like tables', leftOut.has('table-like-ranges') ? [] : tableLike.map(describeTableLike)],
    ],
    isHidden: (row, column) => isLinked(row, column) || leftOut.has(findOwner(row, column)),
  };
}

type Ask = SheetRanges['isHidden'];
