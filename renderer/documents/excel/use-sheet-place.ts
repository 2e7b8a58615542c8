import { useMemo, useState } from 'react';
import type { WorkbookView } from '#documents';
import type { ViewTarget } from '../office/app-view.ts';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { elementKeyOf, findSheetPlace } from './sheet-place.ts';
import type { SheetPlace } from './sheet-place.ts';
import { useAnswer } from '../reading/use-answer.ts';

/** Where the view is: what was gone to last, from outside or in the view itself. */
export function useSheetPlace(
  held: HeldDocument,
  workbook: WorkbookView,
  target: ViewTarget | null,
): readonly [place: SheetPlace, go: (place: SheetPlace) => void] {
  const [own, setOwn] = useState<{ readonly place: SheetPlace; readonly after: ViewTarget | null } | null>(
    null,
  );
  const cells = useMemo(
    () => (target === null ? null : findSheetPlace(workbook, target.anchor)),
    [workbook, target],
  );
  const element =
    cells === null ? (target?.anchor.selectors.find(({ kind }) => kind === 'element') ?? null) : null;
  const elementKey = element?.kind === 'element' ? elementKeyOf(element) : null;
  const found = useAnswer(held, `element ${elementKey ?? ''}`, async () =>
    element?.kind === 'element' ? await held.calls.findElement(element) : null,
  );
  const answer = found !== null && 'answer' in found ? found.answer : null;
  const wanted = useMemo((): SheetPlace | null => {
    if (target === null || answer === null) return cells;
    return { ...answer, elementKey };
  }, [target, cells, answer, elementKey]);
  const first = useMemo((): SheetPlace => {
    const shown = workbook.sheets.find(({ state }) => state === 'visible') ?? workbook.sheets[0];
    return { index: shown?.index ?? 0, range: null, elementKey: null };
  }, [workbook]);
  const isOwn = own !== null && (wanted === null || own.after === target);
  return [isOwn ? own.place : (wanted ?? first), (place) => setOwn({ place, after: target })];
}
