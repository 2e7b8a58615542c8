import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { ClockView } from '#contract';
import type { AssignmentId, EventId, PersonId } from '#domain';
import type { Signal } from './signal.ts';

/** A signal that was sent and has no answer yet: whether the core took it is unknown. */
export interface PendingSignal {
  readonly signal: Signal;
  readonly eventId: EventId;
  readonly personId: PersonId;
  /** How the clock stood when the signal was first sent. */
  readonly from: string;
  /** The session had ended: it is sent again by itself once its person has signed in. */
  readonly isAwaitingSignIn: boolean;
}

interface PendingSignals {
  readonly byAssignment: Readonly<Record<AssignmentId, PendingSignal>>;
}

/** Kept for the life of the tab, so that a reload or signing in again does not forget what was asked. */
const usePendingSignals = create<PendingSignals>()(
  persist((): PendingSignals => ({ byAssignment: {} }), {
    name: 'plumbline.pending-signals',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export const findPending = (assignmentId: AssignmentId): PendingSignal | undefined =>
  usePendingSignals.getState().byAssignment[assignmentId];

export function keepPending(assignmentId: AssignmentId, pending: PendingSignal): void {
  usePendingSignals.setState(({ byAssignment }) => ({
    byAssignment: { ...byAssignment, [assignmentId]: pending },
  }));
}

export function forgetPending(assignmentId: AssignmentId): void {
  usePendingSignals.setState(({ byAssignment: { [assignmentId]: _gone, ...others } }) => ({
    byAssignment: others,
  }));
}

/** A clock's standing as text; a signal sent from another standing is another signal. */
export const describeStanding = ({ state, roundNumber }: ClockView): string => `${roundNumber} ${state}`;

/**
 * The event id under which to send a signal: that of the unanswered one when it is the same signal from the same
 * standing, so that it counts once whether or not the first one arrived; else null.
 */
export function findRepeatedId(
  pending: PendingSignal | undefined,
  signal: Signal,
  from: string,
  personId: PersonId,
): EventId | null {
  if (!pending || pending.personId !== personId || pending.from !== from) return null;
  return isSameSignal(pending.signal, signal) ? pending.eventId : null;
}

function isSameSignal(left: Signal, right: Signal): boolean {
  if (left.kind === 'pause' && right.kind === 'pause') {
    return left.reason === right.reason && left.note === right.note;
  }
  // Submitting is final; another note does not make it another submission.
  return left.kind === right.kind;
}

/** Whether the clock now stands where the signal was to bring it. */
export function hasReached({ kind }: Signal, { state, openIn }: ClockView): boolean {
  switch (kind) {
    case 'start':
    case 'resume':
    case 'take-over':
      return state === 'running' && openIn === null;
    case 'pause':
      return state === 'paused';
    case 'submit':
      return state !== 'running' && state !== 'paused' && state !== 'suspended';
  }
}
