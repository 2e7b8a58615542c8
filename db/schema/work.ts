import type { ClockState } from '#domain';
import type {
  AssignmentId,
  AttemptId,
  CheckId,
  EventId,
  PersonId,
  ProjectId,
  RubricItemId,
  Sha256,
  SubmissionId,
  TaskId,
  WindowId,
  WorkEventType,
} from '#domain';
import type { Flag } from './people.ts';

export interface AttemptsTable {
  id: AttemptId;
  projectId: ProjectId;
  taskId: TaskId;
  assignmentId: AssignmentId;
  personId: PersonId;
  slot: number;
  /** Everything below is derived from the events in the transaction that appends them. */
  state: ClockState;
  startedAt: number;
  submittedAt: number | null;
  acceptedAt: number | null;
  roundCount: number;
  countedMs: number;
  score: number | null;
  changedAt: number;
}

export interface RoundsTable {
  attemptId: AttemptId;
  number: number;
  startedAt: number;
  submittedAt: number | null;
  wallMs: number;
  openMs: number;
  idleMs: number;
  pausedMs: number;
  /** JSON object: pause reason to milliseconds. */
  pausedByReason: string;
  suspendedMs: number;
  correctionMs: number;
  countedMs: number;
}

/** Append-only. `subjectId` is an attempt or an expert's check. */
export interface EventsTable {
  id: EventId;
  subjectId: AttemptId | CheckId;
  sequence: number;
  type: WorkEventType;
  at: number;
  monotonicMs: number;
  bootId: string;
  actorId: PersonId | null;
  windowId: WindowId | null;
  /** JSON object with what the type needs beside the stamp; null when it needs nothing. */
  details: string | null;
}

/** The clocks that run now: one per person and per subject, guarded by two unique keys. */
export interface OpenIntervalsTable {
  subjectId: AttemptId | CheckId;
  kind: 'attempt' | 'check';
  personId: PersonId;
  projectId: ProjectId;
  windowId: WindowId;
  device: string;
  openedAt: number;
  lastSignAt: number;
  lastMonotonicMs: number;
  bootId: string;
  /** Counted and idle time of the round before this moment, so that a sign of life costs no replay. */
  roundOpenMs: number;
}

export interface DraftsTable {
  attemptId: AttemptId;
  position: number;
  name: string;
  /** Folded name; unique per attempt, since two systems disagree on case. */
  nameKey: string;
  originalName: string;
  sha256: Sha256;
  bytes: number;
  addedAt: number;
}

/** Append-only, sealed by the hash of its manifest. */
export interface SubmissionsTable {
  id: SubmissionId;
  projectId: ProjectId;
  taskId: TaskId;
  attemptId: AttemptId;
  roundNumber: number;
  sealedAt: number;
  manifestSha256: Sha256;
  usedNoModel: Flag;
  note: string | null;
}

/** Append-only. */
export interface SubmissionFilesTable {
  submissionId: SubmissionId;
  position: number;
  name: string;
  originalName: string;
  sha256: Sha256;
  bytes: number;
  addedAt: number;
}

export interface ChecksTable {
  id: CheckId;
  projectId: ProjectId;
  submissionId: SubmissionId;
  expertId: PersonId;
  state: 'open' | 'released' | 'decided';
  claimedAt: number;
  endedAt: number | null;
  countedMs: number;
  decision: 'accept' | 'return' | null;
  summary: string | null;
}

/** Append-only. */
export interface CheckNotesTable {
  checkId: CheckId;
  position: number;
  rubricItemId: RubricItemId | null;
  note: string;
}

/** Append-only history of every score and why it changed. */
export interface ScoreChangesTable {
  id: string;
  projectId: ProjectId;
  taskId: TaskId;
  attemptId: AttemptId;
  at: number;
  score: number | null;
  previousScore: number | null;
  cause: string;
}
