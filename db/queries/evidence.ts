import type { Insertable, Selectable } from 'kysely';
import type { AttemptId, CheckId, EvidenceSelector, MarkId } from '#domain';
import { parseJson } from '#lib';
import type { Reader, Writer } from '../engines/database.ts';
import type { EvidenceChangesTable, EvidenceMarksTable } from '../schema/index.ts';

/** In what somebody marks: their attempt or their check. */
export type EvidencePlace = { readonly attemptId: AttemptId } | { readonly checkId: CheckId };

/** A mark as it stands after its last change. */
export interface MarkRecord extends Omit<Selectable<EvidenceMarksTable>, 'selectors'> {
  readonly selectors: readonly EvidenceSelector[];
  readonly sequence: number;
  readonly changedAt: number;
  readonly isRemoved: boolean;
  readonly note: string;
}

/** Marks with their last change, or with the last one up to an instant. */
function selectMarks(db: Reader, asOf: number | null) {
  return db
    .selectFrom('evidenceMarks')
    .innerJoin('evidenceChanges as last', 'last.markId', 'evidenceMarks.id')
    .selectAll('evidenceMarks')
    .select(['last.sequence', 'last.at as changedAt', 'last.isRemoved', 'last.note'])
    .where('last.sequence', '=', (where) => {
      const latest = where
        .selectFrom('evidenceChanges as each')
        .select(({ fn }) => fn.max('each.sequence').as('sequence'))
        .whereRef('each.markId', '=', 'evidenceMarks.id');
      return asOf === null ? latest : latest.where('each.at', '<=', asOf);
    });
}

type MarkRow = Awaited<ReturnType<ReturnType<typeof selectMarks>['execute']>>[number];

const mapMark = ({ selectors, isRemoved, ...row }: MarkRow): MarkRecord => ({
  ...row,
  // Written only by `insertMark`, which takes typed selectors.
  selectors: parseJson(selectors) as readonly EvidenceSelector[],
  isRemoved: isRemoved === 1,
});

/** Marks of an attempt or a check, oldest first, removed ones too; as they stood at an instant, when one is given. */
export async function listMarks(
  db: Reader,
  place: EvidencePlace,
  asOf: number | null = null,
): Promise<readonly MarkRecord[]> {
  const query = selectMarks(db, asOf);
  const rows = await (
    'attemptId' in place
      ? query.where('evidenceMarks.attemptId', '=', place.attemptId)
      : query.where('evidenceMarks.checkId', '=', place.checkId)
  )
    .orderBy('evidenceMarks.markedAt')
    .orderBy('evidenceMarks.id')
    .execute();
  return rows.map(mapMark);
}

export async function findMark(db: Reader, markId: MarkId): Promise<MarkRecord | undefined> {
  const row = await selectMarks(db, null).where('evidenceMarks.id', '=', markId).executeTakeFirst();
  return row && mapMark(row);
}

/** A new mark with its first change. */
export async function insertMark(
  tx: Writer,
  {
    selectors,
    note,
    ...mark
  }: Omit<Insertable<EvidenceMarksTable>, 'selectors'> & Pick<MarkRecord, 'selectors' | 'note'>,
): Promise<void> {
  await tx
    .insertInto('evidenceMarks')
    .values({ ...mark, selectors: JSON.stringify(selectors) })
    .execute();
  await insertMarkChange(tx, { markId: mark.id, sequence: 1, at: mark.markedAt, isRemoved: 0, note });
}

/** Fails by its key when somebody else changed the mark in between. */
export async function insertMarkChange(tx: Writer, change: Insertable<EvidenceChangesTable>): Promise<void> {
  await tx.insertInto('evidenceChanges').values(change).execute();
}
