import { useRef } from 'react';
import { findExpected, newEventId } from '#api';
import type { EventId } from '#domain';

interface RepeatableEvent {
  /** The id to send a signal under: the same as before while the same signal has no answer yet. */
  idFor(signal: string): EventId;
  /** Call with what came of it; only a lost connection leaves the answer open. */
  settle(error: unknown): void;
}

/** Ids of signals that may have to be sent again, so that each counts once. */
export function useRepeatableEvent(): RepeatableEvent {
  const open = useRef<{ readonly signal: string; readonly eventId: EventId } | null>(null);
  return {
    idFor(signal) {
      if (open.current?.signal !== signal) open.current = { signal, eventId: newEventId() };
      return open.current.eventId;
    },
    settle(error) {
      if (error === null || findExpected(error) !== null) open.current = null;
    },
  };
}
