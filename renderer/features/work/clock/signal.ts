import { core, getWindowId } from '#api';
import type { ClockView } from '#contract';
import type { EventId, PauseReason, Sha256 } from '#domain';
import type { Place } from '../place.ts';

/** What a person can tell their clock. */
export type Signal =
  | { readonly kind: 'start' | 'resume' | 'take-over' }
  | { readonly kind: 'pause'; readonly reason: PauseReason; readonly note: string | null }
  | { readonly kind: 'submit'; readonly note: string | null };

export interface SignalReply {
  readonly clock: ClockView;
  /** The seal of what was submitted; null for every other signal. */
  readonly manifestSha256: Sha256 | null;
}

/** Sends a signal of this window. The same `eventId` again changes nothing. */
export async function sendSignal(place: Place, signal: Signal, eventId: EventId): Promise<SignalReply> {
  const base = { ...place, eventId, windowId: getWindowId() };
  switch (signal.kind) {
    case 'start':
      return plain(await core.work.start(base));
    case 'resume':
      return plain(await core.work.resume(base));
    case 'take-over':
      return plain(await core.work.takeOver(base));
    case 'pause':
      return plain(await core.work.pause({ ...base, reason: signal.reason, note: signal.note }));
    case 'submit': {
      const { clock, manifestSha256 } = await core.work.submit({
        ...base,
        usedNoModel: true,
        note: signal.note,
      });
      return { clock, manifestSha256 };
    }
  }
}

const plain = (clock: ClockView): SignalReply => ({ clock, manifestSha256: null });
