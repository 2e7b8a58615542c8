import type { Clock, Core } from '#core/foundation';
import {
  findTimedAttempt,
  findTimedCheck,
  listOpenIntervals,
  type OpenInterval,
  type TimedSubject,
  type Writer,
} from '#db';
import { isGap, type AttemptId, type CheckId, type SuspendCause } from '#domain';
import { appendFact } from './append-fact.ts';

/** A page that is silent for longer has gone; when it comes back, its person decides whether to go on. */
export const autoResumeMs = 120_000;

/** Whether the clock's window has not shown itself for longer than `limitMs`. */
export function isSilent(clock: Clock, open: OpenInterval, limitMs: number): boolean {
  const last = { at: open.lastSignAt, monotonicMs: open.lastMonotonicMs, bootId: open.bootId };
  const now = readClock(clock);
  if (last.bootId === now.bootId) return isGap(last, now, limitMs);
  // No clock spans both lives of the process: the wall's word counts, and this life's own length, should the wall have been set back.
  return now.at - last.at > limitMs || now.monotonicMs > limitMs;
}

export function readClock(clock: Clock): {
  readonly at: number;
  readonly monotonicMs: number;
  readonly bootId: string;
} {
  return { at: clock.now(), monotonicMs: Math.round(clock.monotonicMs()), bootId: clock.bootId };
}

/** Stops a running clock without its window: counted up to the last sign of life at most. */
export async function suspendClock(
  core: Core,
  tx: Writer,
  open: OpenInterval,
  cause: SuspendCause,
): Promise<void> {
  const subject = await findSubject(tx, open);
  if (!subject) throw new Error(`open interval of ${open.subjectId} without its subject`);
  await appendFact(
    core,
    tx,
    subject,
    { type: 'suspended', cause },
    { eventId: null, actorId: null, windowId: open.windowId },
  );
}

async function findSubject(tx: Writer, open: OpenInterval): Promise<TimedSubject | undefined> {
  return open.kind === 'attempt'
    ? findTimedAttempt(tx, open.subjectId as AttemptId)
    : findTimedCheck(tx, open.subjectId as CheckId);
}

/** Suspends every clock whose window has gone; run by the server every few seconds. Gives how many. */
export async function suspendSilentClocks(core: Core): Promise<number> {
  const silent = (await listOpenIntervals(core.db.read)).filter((open) =>
    isSilent(core.clock, open, autoResumeMs),
  );
  for (const open of silent) {
    await core.db.write(async (tx) => {
      const now = (await listOpenIntervals(tx)).find((row) => row.subjectId === open.subjectId);
      if (now && isSilent(core.clock, now, autoResumeMs)) await suspendClock(core, tx, now, 'no-signal');
    });
    core.live.publish({ projectId: open.projectId, topics: ['work', 'checks', 'tasks'] });
  }
  return silent.length;
}

/** Stops every running clock because the machine sleeps or the program ends. */
export async function suspendAllClocks(core: Core, cause: SuspendCause): Promise<void> {
  await core.db.write(async (tx) => {
    for (const open of await listOpenIntervals(tx)) await suspendClock(core, tx, open, cause);
  });
}
