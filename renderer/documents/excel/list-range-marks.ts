import { parseSheetRef } from '#documents';
import type { SheetFrame } from '#documents';
import type { ShownMark } from '../office/app-view.ts';
import type { CellRange } from './cell-range.ts';
import type { RangeMark } from './sheet-grid.tsx';

/** Everything that is drawn over the cells of a sheet. */
export function listRangeMarks(
  frame: SheetFrame,
  marks: readonly ShownMark[],
  showsTables: boolean,
  goal: CellRange | null,
): readonly RangeMark[] {
  const shown = marks.flatMap(({ id, anchor, tone, label }): RangeMark[] =>
    anchor.selectors.flatMap((selector) => {
      if (selector.kind !== 'cells' || selector.sheet !== frame.name) return [];
      const { range } = parseSheetRef(selector.ref);
      return range === null ? [] : [{ key: `mark ${id}`, range, tone, label }];
    }),
  );
  const tables = showsTables
    ? frame.tables.map(({ name, range }): RangeMark => ({
        key: `table ${name}`,
        range,
        tone: 'table',
        label: name,
      }))
    : [];
  const target: readonly RangeMark[] =
    goal === null ? [] : [{ key: 'target', range: goal, tone: 'target', label: '' }];
  return [...tables, ...shown, ...target];
}
