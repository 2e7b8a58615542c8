import type { Fact } from '../../facts/fact.ts';
import { formatRange, parseRange } from '../cell-ref.ts';
import type { SheetObjects } from '../objects/read-sheet-objects.ts';
import { findRegions } from '../ranges/find-regions.ts';
import { describeRange, findTableLike } from '../ranges/find-table-like.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { WorkbookFrame } from '../workbook/workbook.ts';
import { anchorCells } from './anchors.ts';

function listTables({ entry }: Sheet, { tables }: SheetObjects): Fact[] {
  return tables.map(({ name, ref, columns, hasTotalsRow }, at) => ({
    id: `table-${entry.index}-${at + 1}`,
    type: 'table',
    anchor: anchorCells(entry.name, ref),
    sheet: entry.name,
    name,
    ref,
    columns,
    totalsRow: hasTotalsRow,
  }));
}

/** Tables, ranges that are like tables, and what is left, each filled cell in one of them or in a pivot table. */
export function listRangeFacts(workbook: WorkbookFrame, sheet: Sheet, objects: SheetObjects): Fact[] {
  const { cells, entry } = sheet;
  const claimed = [
    ...objects.tables.map(({ ref }) => ref),
    ...objects.pivotTables.map(({ location }) => location),
  ].flatMap((ref) => parseRange(ref) ?? []);
  const autoFilter = sheet.autoFilterRef === null ? null : parseRange(sheet.autoFilterRef);
  const facts = listTables(sheet, objects);
  const addUnstructured = (region: Parameters<typeof describeRange>[0]): void => {
    const { text, isClipped } = describeRange(region);
    const ref = formatRange(region.range);
    if (text === '') return;
    facts.push({
      id: `unstructured-${entry.index}-${ref}`,
      type: 'unstructured',
      anchor: anchorCells(entry.name, ref),
      sheet: entry.name,
      ref,
      text,
      ...(isClipped ? { isClipped } : {}),
    });
  };
  for (const range of findRegions(cells, claimed)) {
    const region = { range, cells, workbook, claimed };
    const table = findTableLike(region, autoFilter);
    if (table === null) addUnstructured(region);
    else {
      if (table.headerRow > range.top) {
        addUnstructured({ ...region, range: { ...range, bottom: table.headerRow - 1 } });
      }
      const ref = formatRange(table.range);
      facts.push({
        id: `tlr-${entry.index}-${ref}`,
        type: 'tlr',
        anchor: anchorCells(entry.name, ref),
        sheet: entry.name,
        ref,
        headerRow: table.headerRow,
        columns: table.columns,
      });
    }
  }
  return facts;
}
