import type { EventId, PersonId, WindowId } from '../ids.ts';

/** Why a person paused. `other` needs a note. */
export const pauseReasons = [
  'break',
  'meal',
  'meeting',
  'end-of-day',
  'waiting-for-clarification',
  'technical-problem',
  'other',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Why time stopped without the person saying so. */
export const suspendCauses = ['no-signal', 'sleep', 'shutdown', 'core-stopped', 'taken-over'] as const;
export type SuspendCause = (typeof suspendCauses)[number];

interface Stamp {
  readonly id: EventId;
  /** Position within the attempt, from 0, without holes. */
  readonly sequence: number;
  /** Wall clock, UTC epoch milliseconds: a label. */
  readonly at: number;
  /** Monotonic clock of the core, milliseconds; only comparable within one `bootId`. */
  readonly monotonicMs: number;
  /** One life of the core process. */
  readonly bootId: string;
  readonly actorId: PersonId | null;
  readonly windowId: WindowId | null;
}

/** What happened, without its stamp (DESIGN, *Time*). */
export type WorkFact =
  | { readonly type: 'started' }
  | { readonly type: 'heartbeat' }
  | { readonly type: 'paused'; readonly reason: PauseReason; readonly note: string | null }
  | { readonly type: 'resumed' }
  | { readonly type: 'suspended'; readonly cause: SuspendCause }
  /** No input anywhere on the machine for the `idleMs` that end at this event. */
  | { readonly type: 'idle'; readonly idleMs: number }
  | { readonly type: 'submitted' }
  | { readonly type: 'returned' }
  | { readonly type: 'revision-started' }
  | { readonly type: 'accepted' }
  | { readonly type: 'withdrawn'; readonly reason: string }
  /** Adds `deltaMs` (either sign) to one round's counted time. */
  | {
      readonly type: 'corrected';
      readonly roundNumber: number;
      readonly deltaMs: number;
      readonly reason: string;
    };

export type WorkEventType = WorkFact['type'];
/** One append-only event on an attempt or on an expert's check. */
export type WorkEvent = Stamp & WorkFact;

export type IntervalEnd = 'open' | 'paused' | 'submitted' | 'gap' | 'suspended' | 'withdrawn';
