import type { ClockView } from '#contract';
import type { EventId } from '#domain';

export type BeatReport =
  | { readonly type: 'beat'; readonly clock: ClockView }
  /** No answer yet; the same event is sent again. */
  | { readonly type: 'lost' }
  /** The core said no: the clock is not (or no longer) this window's to run. The loop has ended. */
  | { readonly type: 'refused'; readonly code: string };

interface Ground {
  send(eventId: EventId): Promise<ClockView>;
  newEventId(): EventId;
  wait(ms: number): Promise<void>;
  report(report: BeatReport): void;
  /** The expected error's code when sending again cannot help, else null. */
  findRefusal(error: unknown): string | null;
  isStopped(): boolean;
}

const retryDelaysMs = [1_000, 2_000, 3_000] as const;

/**
 * Sends a sign of life every `everyMs` until stopped or refused. An event that got no answer is sent again under
 * the same id, so that it counts once whether or not the first one arrived (DESIGN, *Time*).
 */
export async function runHeartbeats(everyMs: number, ground: Ground): Promise<void> {
  while (!ground.isStopped()) {
    const isGoingOn = await beat(ground);
    if (!isGoingOn) return;
    await ground.wait(everyMs);
  }
}

async function beat(ground: Ground): Promise<boolean> {
  const eventId = ground.newEventId();
  for (let failures = 0; !ground.isStopped(); failures += 1) {
    try {
      const clock = await ground.send(eventId);
      if (!ground.isStopped()) ground.report({ type: 'beat', clock });
      return clock.state === 'running';
    } catch (error) {
      if (ground.isStopped()) return false;
      const code = ground.findRefusal(error);
      if (code !== null) {
        ground.report({ type: 'refused', code });
        return false;
      }
      ground.report({ type: 'lost' });
      await ground.wait(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0);
    }
  }
  return false;
}
