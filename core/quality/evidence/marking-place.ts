import type { EvidencePlaceInput } from '#contract';
import { ExpectedError, type Caller } from '#core/foundation';
import { getOwnAssignment, getWorkableAttempt } from '#core/sessions';
import {
  findAttemptOfAssignment,
  listDecidedRounds,
  listDrafts,
  listFilesOfSubmissions,
  listSubmissions,
  type CheckRecord,
  type EvidencePlace,
  type Reader,
} from '#db';
import type { AssignmentId, ProjectId, ProjectRole } from '#domain';
import { getOwnCheck } from '../hold.ts';
import { listMarkableFiles, type MarkableFile } from './marked-files.ts';

export interface InPlace {
  readonly projectId: ProjectId;
  readonly place: EvidencePlaceInput;
}

/** Where the caller marks, and in which files. */
export interface MarkingPlace {
  readonly place: EvidencePlace;
  readonly files: readonly MarkableFile[];
  /** Throws why nothing can be marked or changed now. */
  requireOpen(db: Reader): Promise<void>;
  /** The check that is about another person's work; null for one's own attempt. */
  readonly check: CheckRecord | null;
}

/** The caller's own attempt or check; null for work that was not started. Anybody else's is `not-found`. */
export async function findMarkingPlace(
  db: Reader,
  caller: Caller,
  { projectId, place }: InPlace,
): Promise<MarkingPlace | null> {
  if (place.kind === 'assignment') {
    requireRole(caller, 'annotator');
    return findAttemptPlace(db, caller, { projectId, assignmentId: place.assignmentId });
  }
  requireRole(caller, 'expert');
  const check = await getOwnCheck(db, caller, { projectId, checkId: place.checkId });
  // Whoever gave a check up, or lost it, sees nothing of it any more.
  if (check.state === 'released') throw new ExpectedError('not-found', { checkId: check.checkId });
  const files = await listFilesOfSubmissions(db, [check.submissionId]);
  const rounds = await listDecidedRounds(db, check.attemptId);
  const earlier = rounds.filter(({ roundNumber }) => roundNumber < check.roundNumber);
  return {
    place: { checkId: check.checkId },
    files: await listMarkableFiles(
      db,
      check.taskId,
      files,
      earlier.map(({ submissionId }) => submissionId),
    ),
    requireOpen: () =>
      check.state === 'decided' ? Promise.reject(new ExpectedError('already-decided')) : Promise.resolve(),
    check,
  };
}

async function findAttemptPlace(
  db: Reader,
  caller: Caller,
  input: { readonly projectId: ProjectId; readonly assignmentId: AssignmentId },
): Promise<MarkingPlace | null> {
  const assignment = await getOwnAssignment(db, caller, input);
  const attempt = await findAttemptOfAssignment(db, assignment.id);
  if (!attempt) return null;
  const [drafts, submissions] = [await listDrafts(db, attempt.id), await listSubmissions(db, attempt.id)];
  return {
    place: { attemptId: attempt.id },
    files: await listMarkableFiles(
      db,
      assignment.taskId,
      drafts,
      submissions.map(({ id }) => id),
    ),
    // As with files: marks are part of the work, so they end with the round.
    requireOpen: async (reader) => void (await getWorkableAttempt(reader, caller, input)),
    check: null,
  };
}

function requireRole(caller: Caller, role: ProjectRole): void {
  if (!caller.roles.includes(role)) throw new ExpectedError('not-allowed');
}
