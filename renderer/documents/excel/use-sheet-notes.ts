import type { SheetNote } from '#documents';
import type { HeldDocument } from '../reading/open-in-worker.ts';
import { useAnswer } from '../reading/use-answer.ts';

const none: readonly SheetNote[] = [];

interface SheetNotesState {
  /** What holds for cells; empty while it is on its way. */
  readonly notes: readonly SheetNote[];
  /** Tables and ranges like them; null while they are not asked for or on their way. */
  readonly ranges: readonly SheetNote[] | null;
}

/** The notes of a sheet; its ranges only once they are wanted, as a large sheet takes a while. */
export function useSheetNotes(held: HeldDocument, index: number, wantsRanges: boolean): SheetNotesState {
  const notes = useAnswer(held, `notes ${index}`, () => held.calls.listNotes(index));
  const ranges = useAnswer(held, `ranges ${index} ${wantsRanges}`, async () =>
    wantsRanges ? await held.calls.listRanges(index) : null,
  );
  return {
    notes: notes !== null && 'answer' in notes ? notes.answer : none,
    ranges: ranges === null ? null : 'answer' in ranges ? ranges.answer : none,
  };
}
