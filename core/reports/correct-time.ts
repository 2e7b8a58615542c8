import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { recomputeTask } from '#core/outcomes';
import { appendAttemptFact, isRepeated } from '#core/sessions';
import { ensureThird } from '#core/tasks';
import { findAttemptForReport, listRounds, type AttemptForReport, type Writer } from '#db';
import type { AttemptId, EventId, ProjectId } from '#domain';

/** No round is as long: more is a slip of the hand, and sums of such would leave the whole numbers. */
export const longestRoundMs = 10_000 * 3_600_000;

interface TimeCorrection {
  readonly projectId: ProjectId;
  readonly attemptId: AttemptId;
  readonly eventId: EventId;
  readonly roundNumber: number;
  readonly deltaMs: number;
  readonly reason: string;
}

/**
 * `oversight.correct`: adds counted time to a submitted round or takes some away, by an event with a reason, and
 * brings the task's outcome up to date. Throws `own-work` for the attempt's own annotator,
 * `attempt-not-in-state` for a round that runs, `correction-below-zero`, `invalid-input` for a round longer
 * than any is.
 */
export async function correctTime(
  core: Core,
  caller: Caller,
  input: TimeCorrection,
): Promise<Record<string, never>> {
  const { projectId, attemptId, eventId, roundNumber, deltaMs, reason } = input;
  await core.db.write(async (tx) => {
    const attempt = await findAttemptForReport(tx, projectId, attemptId);
    if (!attempt) throw new ExpectedError('not-found', { attemptId });
    if (await isRepeated(tx, { subjectId: attemptId }, input, 'corrected')) return;
    if (attempt.personId === caller.personId) throw new ExpectedError('own-work');
    await refuseUnlessCorrectable(tx, attempt, input);
    await appendAttemptFact(core, tx, {
      attemptId,
      fact: { type: 'corrected', roundNumber, deltaMs, reason },
      eventId,
      actorId: caller.personId,
      windowId: null,
    });
    const { needsThird } = await recomputeTask(core, tx, attempt.taskId, 'corrected');
    if (needsThird) await ensureThird(core, tx, caller, attempt.taskId);
    await audit(core, tx, caller, {
      projectId,
      action: 'oversight.correct',
      subject: attemptId,
      details: { roundNumber, deltaMs, reason },
    });
  });
  core.live.publish({ projectId, topics: ['work', 'tasks'] });
  return {};
}

async function refuseUnlessCorrectable(
  tx: Writer,
  attempt: AttemptForReport,
  { attemptId, roundNumber, deltaMs, reason }: TimeCorrection,
): Promise<void> {
  if (reason.trim() === '') throw new ExpectedError('reason-required');
  const round = (await listRounds(tx, attemptId)).find(({ number }) => number === roundNumber);
  if (!round) throw new ExpectedError('not-found', { roundNumber });
  if (attempt.state === 'withdrawn' || round.submittedAt === null)
    throw new ExpectedError('attempt-not-in-state', { state: attempt.state });
  const idleMs = attempt.policy.countsIdle ? 0 : round.idleMs;
  const countedMs = round.openMs - idleMs + round.correctionMs;
  if (countedMs + deltaMs > longestRoundMs)
    throw new ExpectedError('invalid-input', { field: 'deltaMs', limitMs: longestRoundMs });
  if (countedMs + deltaMs < 0) throw new ExpectedError('correction-below-zero', { countedMs, deltaMs });
}
