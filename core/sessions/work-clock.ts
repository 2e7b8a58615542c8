import type { ClockView } from '#contract';
import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import {
  findAttemptOfAssignment,
  findTimedAttempt,
  insertAttempt,
  type AssignmentRecord,
  type Writer,
} from '#db';
import type { AttemptId, PauseReason } from '#domain';
import {
  beatClock,
  beginClock,
  isRepeated,
  pauseClock,
  resumeClock,
  takeOverClock,
  type Signal,
} from './clock.ts';
import { viewAttemptClock } from './clock-view.ts';
import { getOwnAssignment, getOwnAttempt, type InAssignment } from './own-assignment.ts';

type WorkSignal = InAssignment & Signal;

/** Starts the first round, or after a return the next one. */
export async function startWork(core: Core, caller: Caller, input: WorkSignal): Promise<ClockView> {
  const attemptId = await core.db.write(async (tx) => {
    const assignment = await getOwnAssignment(tx, caller, input);
    if (assignment.endedAt !== null)
      throw new ExpectedError('assignment-ended', { reason: assignment.endedReason });
    const attempt = await findAttemptOfAssignment(tx, assignment.id);
    const id = attempt?.id ?? (await createAttempt(core, tx, assignment));
    const subject = await findTimedAttempt(tx, id);
    if (!subject) throw new Error('an attempt that was just made is there');
    if (await isRepeated(tx, subject, input)) return id;
    if (attempt && attempt.state !== 'returned')
      throw new ExpectedError('attempt-not-in-state', { state: attempt.state });
    const type = attempt ? 'revision-started' : 'started';
    await beginClock(core, tx, caller, subject, input, type);
    await recomputeTask(core, tx, assignment.taskId, `work.${type}`);
    await audit(core, tx, caller, {
      projectId: input.projectId,
      action: 'work.start',
      subject: id,
      details: { type },
    });
    return id;
  });
  publish(core, input);
  return viewAttemptClock(core.clock, core.db.read, attemptId, input.windowId);
}

async function createAttempt(core: Core, tx: Writer, assignment: AssignmentRecord): Promise<AttemptId> {
  const id = core.random.id() as AttemptId;
  const now = core.clock.now();
  await insertAttempt(tx, {
    id,
    projectId: assignment.projectId,
    taskId: assignment.taskId,
    assignmentId: assignment.id,
    personId: assignment.personId,
    slot: assignment.slot,
    state: 'not-started',
    startedAt: now,
    submittedAt: null,
    acceptedAt: null,
    roundCount: 0,
    countedMs: 0,
    score: null,
    changedAt: now,
  });
  return id;
}

type WorkAction =
  | { readonly kind: 'heartbeat'; readonly idleMs: number }
  | { readonly kind: 'pause'; readonly reason: PauseReason; readonly note: string | null }
  | { readonly kind: 'resume' }
  | { readonly kind: 'take-over' };

/** A sign of life, a pause, a resumption or a take-over of one's own clock. */
export async function signalWork(
  core: Core,
  caller: Caller,
  input: WorkSignal,
  action: WorkAction,
): Promise<ClockView> {
  const attemptId = await core.db.write(async (tx) => {
    const { subject, attempt } = await getOwnAttempt(tx, caller, input);
    if (await isRepeated(tx, subject, input)) return attempt.id;
    switch (action.kind) {
      case 'heartbeat':
        await beatClock(core, tx, caller, subject, input, action.idleMs);
        break;
      case 'pause':
        await pauseClock(core, tx, caller, subject, input, action.reason, action.note);
        break;
      case 'resume':
        await resumeClock(core, tx, caller, subject, input);
        break;
      case 'take-over':
        await takeOverClock(core, tx, caller, subject, input);
        await audit(core, tx, caller, {
          projectId: input.projectId,
          action: 'work.takeOver',
          subject: attempt.id,
        });
    }
    return attempt.id;
  });
  if (action.kind !== 'heartbeat') publish(core, input);
  return viewAttemptClock(core.clock, core.db.read, attemptId, input.windowId);
}

function publish(core: Core, input: InAssignment): void {
  core.live.publish({ projectId: input.projectId, topics: ['work', 'tasks'] });
}
