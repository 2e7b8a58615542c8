import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import { findAttemptOfAssignment } from '#db';
import type { AssignmentId, ProjectId } from '#domain';
import { getLiveAssignment, leaveAssignment } from './leave-assignment.ts';

interface Leaving {
  readonly projectId: ProjectId;
  readonly assignmentId: AssignmentId;
  readonly reason: string;
}

/** `assignments.withdraw`: takes somebody off a task at any time; what they did counts nowhere from then on. */
export async function withdrawAssignment(
  core: Core,
  caller: Caller,
  input: Leaving,
): Promise<Record<string, never>> {
  return leave(core, caller, input, 'withdrawn');
}

/**
 * `assignments.decline`: an annotator gives their own assignment back, before or during their first round; after a
 * submission it is too late (`attempt-not-in-state`), or a revision could be escaped.
 */
export async function declineAssignment(
  core: Core,
  caller: Caller,
  input: Leaving,
): Promise<Record<string, never>> {
  return leave(core, caller, input, 'declined');
}

const firstRound: ReadonlySet<string> = new Set(['not-started', 'running', 'paused', 'suspended']);

async function leave(
  core: Core,
  caller: Caller,
  input: Leaving,
  state: 'withdrawn' | 'declined',
): Promise<Record<string, never>> {
  const { projectId, assignmentId, reason } = input;
  const action = state === 'withdrawn' ? 'assignments.withdraw' : 'assignments.decline';
  await core.db.write(async (tx) => {
    const assignment = await getLiveAssignment(tx, input);
    if (state === 'declined') {
      if (assignment.personId !== caller.personId) throw new ExpectedError('not-found');
      const attempt = await findAttemptOfAssignment(tx, assignmentId);
      if (attempt && (attempt.roundCount > 1 || !firstRound.has(attempt.state)))
        throw new ExpectedError('attempt-not-in-state', { state: attempt.state });
    }
    await leaveAssignment(core, tx, caller, assignment, { state, reason });
    await recomputeTask(core, tx, assignment.taskId, action);
    const { taskId, personId, slot } = assignment;
    await audit(core, tx, caller, {
      projectId,
      action,
      subject: assignmentId,
      details: { taskId, personId, slot, reason },
    });
  });
  core.live.publish({ projectId, topics: ['tasks', 'work', 'checks'] });
  return {};
}
