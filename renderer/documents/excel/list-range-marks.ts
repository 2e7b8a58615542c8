import { parseSheetRef } from '#documents';
import type { SheetFrame, SheetNote } from '#documents';
import type { ShownMark } from '../office/app-view.ts';
import type { RangeMark } from './sheet-grid.tsx';
import type { SheetPlace } from './sheet-place.ts';

/** Everything that is drawn over the cells of a sheet. */
export function listRangeMarks(
  frame: SheetFrame,
  marks: readonly ShownMark[],
  ranges: readonly SheetNote[],
  { range: goal, elementKey }: Pick<SheetPlace, 'range' | 'elementKey'>,
): readonly RangeMark[] {
  const shown = marks.flatMap(({ id, anchor, tone, label }): RangeMark[] =>
    anchor.selectors.flatMap((selector) => {
      if (selector.kind !== 'cells' || selector.sheet !== frame.name) return [];
      const { range } = parseSheetRef(selector.ref);
      return range === null ? [] : [{ key: `mark ${id}`, range, tone, label }];
    }),
  );
  const tables = ranges.flatMap(({ id, kind, fields, ranges: own }) =>
    own.map((range): RangeMark => ({
      key: `table ${id}`,
      range,
      tone: kind === 'tlr' ? 'like' : 'table',
      label: kind === 'tlr' ? '' : (fields[0]?.text ?? ''),
    })),
  );
  const target: readonly RangeMark[] =
    goal === null || elementKey !== null ? [] : [{ key: 'target', range: goal, tone: 'target', label: '' }];
  return [...tables, ...shown, ...target];
}
