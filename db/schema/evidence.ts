import type { AttemptId, CheckId, MarkId, PersonId, ProjectId, Sha256 } from '#domain';
import type { Flag } from './people.ts';

/** Append-only. A mark belongs to an attempt or to a check, never to both. */
export interface EvidenceMarksTable {
  id: MarkId;
  projectId: ProjectId;
  attemptId: AttemptId | null;
  checkId: CheckId | null;
  personId: PersonId;
  sha256: Sha256;
  /** What the file was to whoever marked in it: a later version of a deliverable has the same position. */
  fileKind: 'input' | 'deliverable';
  filePosition: number;
  /** JSON list of selectors (FORMATS, *Evidence selectors*). */
  selectors: string;
  markedAt: number;
}

/** Append-only. How a mark stands is what its last change says; the first comes with the mark. */
export interface EvidenceChangesTable {
  markId: MarkId;
  sequence: number;
  at: number;
  isRemoved: Flag;
  note: string;
}
