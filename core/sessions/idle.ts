import type { Core } from '#core/foundation';
import { findTimedAttempt, findTimedCheck, listOpenIntervals } from '#db';
import type { AttemptId, CheckId } from '#domain';
import { appendFact } from './append-fact.ts';

/**
 * Notes that nobody touched the machine for the `idleMs` that end now, on every clock that runs here. Idle time
 * is flagged; whether it counts is the project's policy (SPEC 10).
 */
export async function flagIdle(core: Core, idleMs: number): Promise<void> {
  if (!(idleMs > 0)) return;
  await core.db.write(async (tx) => {
    for (const open of await listOpenIntervals(tx)) {
      const subject =
        open.kind === 'attempt'
          ? await findTimedAttempt(tx, open.subjectId as AttemptId)
          : await findTimedCheck(tx, open.subjectId as CheckId);
      if (!subject) continue;
      const source = { eventId: null, actorId: null, windowId: open.windowId };
      await appendFact(core, tx, subject, { type: 'idle', idleMs: Math.round(idleMs) }, source);
    }
  });
}
