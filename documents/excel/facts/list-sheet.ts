import type { Fact } from '../../facts/fact.ts';
import { formatRange } from '../cell-ref.ts';
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
    ...(sheet === null ? { isDamaged: true } : { formulaCount: sheet.formulaCount }),
  };
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
