import { useMemo } from 'react';
import type { RowView, SheetFrame } from '#documents';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { useAnswer } from '../reading/use-answer.ts';

interface SheetReading {
  readonly frame: SheetFrame;
  readonly firstRows: ReadonlyMap<number, RowView>;
  /** False while the rest of a long sheet is on its way. */
  readonly isWhole: boolean;
}

/** A sheet as soon as its first rows are read, and then all of it; null while nothing is there. */
export function useSheetFrame(
  held: HeldDocument,
  index: number,
): SheetReading | { readonly error: unknown } | null {
  const begun = useAnswer(held, `start ${index}`, () => held.calls.startSheet(index));
  const start = begun !== null && 'answer' in begun ? begun.answer : null;
  const needsRest = start !== null && !start.isWhole;
  const rest = useAnswer(held, `sheet ${index} ${needsRest}`, async () =>
    needsRest ? await held.calls.viewSheet(index) : null,
  );
  const firstRows = useMemo(() => new Map(start?.rows.map((row) => [row.row, row])), [start]);
  if (begun !== null && 'error' in begun) return begun;
  if (rest !== null && 'error' in rest) return rest;
  if (start === null) return null;
  const whole = rest?.answer ?? null;
  return { frame: whole ?? start.frame, firstRows, isWhole: !needsRest || whole !== null };
}
