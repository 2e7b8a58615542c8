import type { EvidenceMark } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { listMarks, type MarkRecord, type Reader } from '#db';
import { findMarkedFile, type MarkableFile } from './marked-files.ts';
import { findMarkingPlace, type InPlace, type MarkingPlace } from './marking-place.ts';

/** `evidence.list`: the caller's marks in an attempt or check, and what an expert may see of the annotator's. */
export async function listEvidence(
  core: Core,
  caller: Caller,
  input: InPlace,
): Promise<{ marks: EvidenceMark[]; canMark: boolean }> {
  const db = core.db.read;
  const own = await findMarkingPlace(db, caller, input);
  if (own === null) return { marks: [], canMark: false };
  const marks = await listMarks(db, own.place);
  return {
    marks: [...marks.map((mark) => viewOwnMark(own.files, mark)), ...(await listSealedMarks(db, own))],
    canMark: await isOpen(db, own),
  };
}

async function isOpen(db: Reader, place: MarkingPlace): Promise<boolean> {
  return place.requireOpen(db).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ExpectedError) return false;
      throw error;
    },
  );
}

/**
 * The annotator's marks as they stood when the submission was sealed, without times: evidence is sealed with the work.
 * Those in files that were put away before are no part of it.
 */
async function listSealedMarks(db: Reader, { check, files }: MarkingPlace): Promise<readonly EvidenceMark[]> {
  if (check === null) return [];
  const marks = await listMarks(db, { attemptId: check.attemptId }, check.sealedAt);
  return marks.flatMap((mark) => {
    const file = findMarkedFile(files, mark);
    if (mark.isRemoved || file === null) return [];
    const { id, sha256, selectors, note } = mark;
    return [
      {
        markId: id,
        sha256,
        file,
        selectors: [...selectors],
        note,
        isOwn: false,
        markedAt: null,
        removedAt: null,
      },
    ];
  });
}

/** A mark as the one who made it sees it. */
export function viewOwnMark(files: readonly MarkableFile[], mark: MarkRecord): EvidenceMark {
  const { id, sha256, selectors, note, markedAt, changedAt, isRemoved } = mark;
  return {
    markId: id,
    sha256,
    file: findMarkedFile(files, mark),
    selectors: [...selectors],
    note,
    isOwn: true,
    markedAt,
    removedAt: isRemoved ? changedAt : null,
  };
}
