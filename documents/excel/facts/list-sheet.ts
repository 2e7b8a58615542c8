import type { Fact } from '../../facts/fact.ts';
import { columnName, formatRange } from '../cell-ref.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { SheetEntry, WorkbookFrame } from '../workbook/workbook.ts';
import { anchorElement } from './anchors.ts';

function measureCells({ cells, statedDimension }: Sheet): {
  readonly dimension: string | null;
  readonly cellCount: number;
} {
  let cellCount = 0;
  let [left, right, top, bottom] = [Infinity, 0, 0, 0];
  for (let at = 0; at < cells.count; at += 1) {
    if (cells.isBlankAt(at)) continue;
    cellCount += 1;
    bottom = cells.rowAt(at);
    if (top === 0) top = bottom;
    left = Math.min(left, cells.columnAt(at));
    right = Math.max(right, cells.columnAt(at));
  }
  return {
    dimension: cellCount === 0 ? statedDimension : formatRange({ top, left, bottom, right }),
    cellCount,
  };
}

// Only what is out of the ordinary: most sheets hide and freeze nothing.
function toViewFields({ view: { columns, rows, frozen } }: Sheet) {
  const hiddenColumns = columns
    .filter(({ isHidden }) => isHidden)
    .map(({ first, last }) => `${columnName(first)}:${columnName(last)}`);
  const hiddenRows = rows.listHidden();
  return {
    ...(hiddenColumns.length === 0 ? {} : { hiddenColumns }),
    ...(hiddenRows.length === 0 ? {} : { hiddenRows }),
    ...(frozen === null ? {} : { frozen }),
  };
}

/** The fact about a sheet itself; without a sheet, one whose part could not be read. */
export function toSheetFact({ name, index, state, kind, part }: SheetEntry, sheet: Sheet | null): Fact {
  const { dimension, cellCount } =
    sheet === null ? { dimension: null, cellCount: null } : measureCells(sheet);
  return {
    id: `sheet-${index}`,
    type: 'sheet',
    anchor: anchorElement(part ?? '', name, 'sheet'),
    name,
    index,
    state,
    kind,
    dimension,
    cellCount,
    mergedRanges: sheet?.mergedRanges ?? [],
    ...(sheet === null ? { isDamaged: true } : { formulaCount: sheet.formulaCount, ...toViewFields(sheet) }),
  };
}

/** formula of kind `external-link`: the workbooks that formulas call `[1]`, `[2]` … */
export function listExternalFacts({ externalWorkbooks }: WorkbookFrame): Fact[] {
  return externalWorkbooks.map(({ index, target, part }) => ({
    id: `external-link-${index}`,
    type: 'formula',
    kind: 'external-link',
    anchor: anchorElement(part, String(index), 'external-link'),
    index,
    target,
  }));
}

export function listNameFacts({ definedNames }: WorkbookFrame, workbookPart: string): Fact[] {
  return definedNames.map(({ name, scope, refersTo, isHidden }, at) => ({
    id: `defined-name-${at + 1}`,
    type: 'formula',
    kind: 'defined-name',
    anchor: anchorElement(workbookPart, name, 'defined-name'),
    name,
    scope,
    refersTo,
    ...(isHidden ? { isHidden } : {}),
  }));
}
