import { ExpectedError, type Caller } from '#core/foundation';
import {
  findAssignment,
  findAttemptOfAssignment,
  findTimedAttempt,
  type AssignmentRecord,
  type AttemptRecord,
  type Reader,
  type TimedSubject,
} from '#db';
import type { AssignmentId, ProjectId } from '#domain';

export interface InAssignment {
  readonly projectId: ProjectId;
  readonly assignmentId: AssignmentId;
}

/** The caller's own assignment, ended or not; anybody else's is `not-found`. */
export async function getOwnAssignment(
  db: Reader,
  caller: Caller,
  input: InAssignment,
): Promise<AssignmentRecord> {
  const assignment = await findAssignment(db, input.assignmentId);
  if (!assignment || assignment.personId !== caller.personId || assignment.projectId !== input.projectId) {
    throw new ExpectedError('not-found', { assignmentId: input.assignmentId });
  }
  return assignment;
}

export interface OwnAttempt {
  readonly assignment: AssignmentRecord;
  readonly attempt: AttemptRecord;
  readonly subject: TimedSubject;
}

/** The caller's own attempt on a live assignment that was started. */
export async function getOwnAttempt(db: Reader, caller: Caller, input: InAssignment): Promise<OwnAttempt> {
  const assignment = await getOwnAssignment(db, caller, input);
  if (assignment.endedAt !== null)
    throw new ExpectedError('assignment-ended', { reason: assignment.endedReason });
  const attempt = await findAttemptOfAssignment(db, assignment.id);
  const subject = attempt && (await findTimedAttempt(db, attempt.id));
  if (!attempt || !subject) throw new ExpectedError('attempt-not-in-state', { state: 'not-started' });
  return { assignment, attempt, subject };
}

const workable: ReadonlySet<string> = new Set(['running', 'paused', 'suspended']);

/** As above, and in a round that is not yet submitted. */
export async function getWorkableAttempt(
  db: Reader,
  caller: Caller,
  input: InAssignment,
): Promise<OwnAttempt> {
  const own = await getOwnAttempt(db, caller, input);
  if (own.attempt.state === 'submitted') throw new ExpectedError('already-submitted');
  if (!workable.has(own.attempt.state))
    throw new ExpectedError('attempt-not-in-state', { state: own.attempt.state });
  return own;
}
