import { audit, type Actor, type Core } from '#core/foundation';
import { appendCheckFact } from '#core/sessions';
import { endCheck, findOpenCheckOfAttempt, type Writer } from '#db';
import type { AttemptId, ProjectId } from '#domain';

/**
 * Ends the check that an expert has open on an attempt which is withdrawn meanwhile: their clock stops, the time
 * spent stays theirs, and they are free to claim another.
 */
export async function endOpenCheck(
  core: Core,
  tx: Writer,
  actor: Actor,
  { projectId, attemptId }: { readonly projectId: ProjectId; readonly attemptId: AttemptId },
): Promise<void> {
  const check = await findOpenCheckOfAttempt(tx, attemptId);
  if (!check) return;
  await appendCheckFact(core, tx, {
    checkId: check.checkId,
    fact: { type: 'withdrawn', reason: 'attempt-withdrawn' },
    eventId: null,
    actorId: actor?.personId ?? null,
    windowId: null,
  });
  await endCheck(tx, check.checkId, { state: 'released', endedAt: core.clock.now() });
  await audit(core, tx, actor, {
    projectId,
    action: 'checks.release',
    subject: check.checkId,
    details: { reason: 'attempt-withdrawn', submissionId: check.submissionId },
  });
}
