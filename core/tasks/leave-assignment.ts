import { ExpectedError, type Actor, type Core } from '#core/foundation';
import { appendAttemptFact } from '#core/sessions';
import {
  changeScore,
  endAssignment,
  findAssignment,
  findAttemptOfAssignment,
  type AssignmentRecord,
  type Writer,
} from '#db';
import type { AssignmentId, ProjectId } from '#domain';
import { endOpenCheck } from './end-open-check.ts';

/** A live assignment of the project; throws `not-found`, `assignment-ended`. */
export async function getLiveAssignment(
  tx: Writer,
  input: { readonly projectId: ProjectId; readonly assignmentId: AssignmentId },
): Promise<AssignmentRecord> {
  const assignment = await findAssignment(tx, input.assignmentId);
  if (assignment?.projectId !== input.projectId) throw new ExpectedError('not-found');
  if (assignment.endedAt !== null)
    throw new ExpectedError('assignment-ended', { reason: assignment.endedReason });
  return assignment;
}

/**
 * Ends an assignment and frees its slot: its attempt is withdrawn, its clock closed, its score taken back. The caller
 * recomputes the task.
 */
export async function leaveAssignment(
  core: Core,
  tx: Writer,
  actor: Actor,
  assignment: AssignmentRecord,
  end: { readonly state: 'withdrawn' | 'declined' | 'reassigned'; readonly reason: string },
): Promise<void> {
  const actorId = actor?.personId ?? null;
  const attempt = await findAttemptOfAssignment(tx, assignment.id);
  if (attempt) {
    await endOpenCheck(core, tx, actor, { projectId: assignment.projectId, attemptId: attempt.id });
    const fact = { type: 'withdrawn', reason: end.reason } as const;
    await appendAttemptFact(core, tx, {
      attemptId: attempt.id,
      fact,
      eventId: null,
      actorId,
      windowId: null,
    });
  }
  if (attempt && attempt.score !== null)
    await changeScore(tx, {
      id: core.random.id(),
      projectId: assignment.projectId,
      taskId: assignment.taskId,
      attemptId: attempt.id,
      at: core.clock.now(),
      score: null,
      previousScore: attempt.score,
      cause: `assignments.${end.state}`,
    });
  await endAssignment(tx, assignment.id, {
    state: end.state,
    endedAt: core.clock.now(),
    endedReason: end.reason,
    endedBy: actorId,
  });
}
