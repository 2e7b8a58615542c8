import { listCheckNotes, listDecidedRounds, listItemPlaces, type Reader } from '#db';
import type { AttemptId, RubricItemId, SubmissionId } from '#domain';

export interface NoteForAnnotator {
  readonly rubricItemId: RubricItemId | null;
  /** `gate:3`, `item:12` or `general`: where the note belongs, without the rubric's own words. */
  readonly label: string;
  readonly note: string;
}

export interface DecisionForAnnotator {
  readonly submissionId: SubmissionId;
  readonly roundNumber: number;
  readonly outcome: 'accepted' | 'returned';
  readonly summary: string | null;
  readonly notes: readonly NoteForAnnotator[];
  readonly decidedAt: number;
}

/** What an annotator may see of the checks of their own attempt, first round first: never the expert, their time or the rubric. */
export async function listNotesForAnnotator(
  db: Reader,
  attemptId: AttemptId,
): Promise<readonly DecisionForAnnotator[]> {
  const rounds = await listDecidedRounds(db, attemptId);
  const rows = await listCheckNotes(
    db,
    rounds.map(({ checkId }) => checkId),
  );
  const itemIds = rows.map(({ rubricItemId }) => rubricItemId).filter((id) => id !== null);
  const labels = new Map(
    (await listItemPlaces(db, itemIds)).map(({ id, kind, position }) => [id, `${kind}:${position}`]),
  );
  return rounds.map((round) => ({
    submissionId: round.submissionId,
    roundNumber: round.roundNumber,
    outcome: round.decision === 'accept' ? 'accepted' : 'returned',
    summary: round.summary,
    notes: rows
      .filter((row) => row.checkId === round.checkId)
      .map(({ rubricItemId, note }) => ({
        rubricItemId,
        label: (rubricItemId !== null && labels.get(rubricItemId)) || 'general',
        note,
      })),
    decidedAt: round.decidedAt,
  }));
}
