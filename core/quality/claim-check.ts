import type { CheckView } from '#contract';
import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { appendCheckFact, beginCheckClock } from '#core/sessions';
import {
  endCheck,
  findCheckableSubmission,
  findCheckSignAt,
  findHeldCheck,
  hasBeenAnnotator,
  insertCheck,
  type CheckRecord,
  type Writer,
} from '#db';
import type { CheckId, EventId, ProjectId, SubmissionId, WindowId } from '#domain';
import { getOwnCheck, isLeft } from './hold.ts';
import { viewCheck } from './view-check.ts';

interface Claim {
  readonly projectId: ProjectId;
  readonly submissionId: SubmissionId;
  readonly eventId: EventId;
  readonly windowId: WindowId;
}

/**
 * `checks.claim`: takes the latest submission of an attempt to check and starts the expert's own clock. Claiming
 * what one holds already changes nothing. Throws `own-work` for whoever annotates the task, `check-taken` while
 * another expert shows life on it, `already-decided`, and what stands against a second running clock.
 */
export async function claimCheck(core: Core, caller: Caller, input: Claim): Promise<CheckView> {
  const checkId = await core.db.write(async (tx) => {
    const held = await findClaimable(core, tx, caller, input);
    if (held) return held.checkId;
    const id = core.random.id() as CheckId;
    const { projectId, submissionId } = input;
    await insertCheck(tx, {
      id,
      projectId,
      submissionId,
      expertId: caller.personId,
      claimedAt: core.clock.now(),
    });
    await beginCheckClock(core, tx, caller, { ...input, checkId: id });
    await audit(core, tx, caller, {
      projectId,
      action: 'checks.claim',
      subject: id,
      details: { submissionId },
    });
    return id;
  });
  core.live.publish({ projectId: input.projectId, topics: ['checks'] });
  return viewCheck(
    core,
    await getOwnCheck(core.db.read, caller, { projectId: input.projectId, checkId }),
    input.windowId,
  );
}

/** Refuses what may not be claimed; gives the caller's own open check, or nothing when the way is free. */
async function findClaimable(
  core: Core,
  tx: Writer,
  caller: Caller,
  input: Claim,
): Promise<CheckRecord | undefined> {
  const submission = await findCheckableSubmission(tx, input.projectId, input.submissionId);
  if (!submission) throw new ExpectedError('not-found', { submissionId: input.submissionId });
  const isOwnTask = await hasBeenAnnotator(tx, submission.taskId, caller.personId);
  if (submission.annotatorId === caller.personId || isOwnTask) throw new ExpectedError('own-work');
  const held = await findHeldCheck(tx, input.submissionId);
  if (held?.state === 'decided') throw new ExpectedError('already-decided');
  if (submission.state !== 'submitted' || submission.roundNumber !== submission.roundCount)
    throw new ExpectedError('attempt-not-in-state', { state: submission.state });
  if (!held || held.expertId === caller.personId) return held;
  const signAt = await findCheckSignAt(tx, held.checkId);
  if (!isLeft(core.clock.now(), held.claimedAt, signAt))
    throw new ExpectedError('check-taken', { since: held.claimedAt });
  await takeFromAnother(core, tx, caller, input.projectId, held);
  return undefined;
}

async function takeFromAnother(
  core: Core,
  tx: Writer,
  caller: Caller,
  projectId: ProjectId,
  held: CheckRecord,
): Promise<void> {
  await appendCheckFact(core, tx, {
    checkId: held.checkId,
    fact: { type: 'withdrawn', reason: 'no-sign-of-life' },
    eventId: null,
    actorId: caller.personId,
    windowId: null,
  });
  await endCheck(tx, held.checkId, { state: 'released', endedAt: core.clock.now() });
  await audit(core, tx, caller, {
    projectId,
    action: 'checks.release',
    subject: held.checkId,
    details: { reason: 'no-sign-of-life', submissionId: held.submissionId },
  });
}
