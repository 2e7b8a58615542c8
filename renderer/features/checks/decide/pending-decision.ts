import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { CheckNote } from '#contract';
import type { CheckId, EventId, PersonId } from '#domain';

/** What an expert decided, word for word. */
export interface Decision {
  readonly decision: 'accept' | 'return';
  readonly summary: string | null;
  readonly notes: readonly CheckNote[];
}

/** A decision that was sent and has no answer yet: whether the core took it is unknown. */
export interface PendingDecision {
  readonly decision: Decision;
  readonly eventId: EventId;
  readonly personId: PersonId;
  /** The session had ended: it is sent again by itself once its person has signed in. */
  readonly isAwaitingSignIn: boolean;
}

interface PendingDecisions {
  readonly byCheck: Readonly<Record<CheckId, PendingDecision>>;
}

/** Kept for the life of the tab, so that a reload or signing in again does not forget what was decided. */
const usePendingDecisions = create<PendingDecisions>()(
  persist((): PendingDecisions => ({ byCheck: {} }), {
    name: 'plumbline.pending-decisions',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export const findPending = (checkId: CheckId): PendingDecision | undefined =>
  usePendingDecisions.getState().byCheck[checkId];

export function keepPending(checkId: CheckId, pending: PendingDecision): void {
  usePendingDecisions.setState(({ byCheck }) => ({ byCheck: { ...byCheck, [checkId]: pending } }));
}

export function forgetPending(checkId: CheckId): void {
  usePendingDecisions.setState(({ byCheck: { [checkId]: _gone, ...others } }) => ({ byCheck: others }));
}

/**
 * The event id to send a decision under: that of the unanswered one when it says the same, word for word, so that it
 * counts once whether or not the first one arrived; else null.
 */
export function findRepeatedId(
  pending: PendingDecision | undefined,
  decision: Decision,
  personId: PersonId,
): EventId | null {
  if (!pending || pending.personId !== personId) return null;
  return isSame(pending.decision, decision) ? pending.eventId : null;
}

function isSame(left: Decision, right: Decision): boolean {
  return (
    left.decision === right.decision &&
    left.summary === right.summary &&
    left.notes.length === right.notes.length &&
    left.notes.every(({ rubricItemId, note }, index) => {
      const other = right.notes[index];
      return other?.rubricItemId === rubricItemId && other.note === note;
    })
  );
}
