import type { CheckView } from '#contract';
import type { RubricItemId } from '#domain';

/** What was noted on a point in an earlier round. */
export interface EarlierNote {
  readonly roundNumber: number;
  readonly note: string;
}

type Earlier = CheckView['earlier'];

/** What was noted then on one point, or on none (`null`), latest round first. */
export function listEarlierNotes(earlier: Earlier, id: RubricItemId | null): readonly EarlierNote[] {
  return earlier
    .flatMap(({ roundNumber, notes }) =>
      notes.filter(({ rubricItemId }) => rubricItemId === id).map(({ note }) => ({ roundNumber, note })),
    )
    .toSorted((left, right) => right.roundNumber - left.roundNumber);
}
