import { audit, ExpectedError, type Caller, type Core } from '#core/foundation';
import { appendCheckFact } from '#core/sessions';
import { endCheck } from '#db';
import { getOwnCheck } from './hold.ts';
import type { CheckSignal } from './signal-check.ts';

/** `checks.release`: gives a claimed check back undecided; the time spent on it stays the expert's. */
export async function releaseCheck(
  core: Core,
  caller: Caller,
  input: CheckSignal,
): Promise<Record<string, never>> {
  const { projectId, checkId, eventId, windowId } = input;
  await core.db.write(async (tx) => {
    const check = await getOwnCheck(tx, caller, input);
    if (check.state === 'decided') throw new ExpectedError('already-decided');
    if (check.state === 'released') return;
    await appendCheckFact(core, tx, {
      checkId,
      fact: { type: 'withdrawn', reason: 'released' },
      eventId,
      actorId: caller.personId,
      windowId,
    });
    await endCheck(tx, checkId, { state: 'released', endedAt: core.clock.now() });
    await audit(core, tx, caller, {
      projectId,
      action: 'checks.release',
      subject: checkId,
      details: { reason: 'released', submissionId: check.submissionId },
    });
  });
  core.live.publish({ projectId, topics: ['checks'] });
  return {};
}
