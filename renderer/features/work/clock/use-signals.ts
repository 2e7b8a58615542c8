import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, findExpected, newEventId, useClock, useSession } from '#api';
import type { ClockView, ExpectedErrorCode } from '#contract';
import type { EventId } from '#domain';
import type { Place } from '../place.ts';
import {
  describeStanding,
  findPending,
  findRepeatedId,
  forgetPending,
  hasReached,
  keepPending,
} from './pending-signal.ts';
import { sendSignal } from './signal.ts';
import type { Signal, SignalReply } from './signal.ts';

const sessionCodes: ReadonlySet<ExpectedErrorCode> = new Set(['not-signed-in', 'session-expired']);
/** The core did not take it now, and may well later. */
const passingCodes: ReadonlySet<ExpectedErrorCode> = new Set(['core-stopping', 'disk-full']);

export interface Signals {
  send(signal: Signal): void;
  reset(): void;
  readonly isBusy: boolean;
  readonly busyKind: Signal['kind'] | null;
  readonly error: Error | null;
  /** The kind that `error` or `reply` belongs to. */
  readonly lastKind: Signal['kind'] | null;
  readonly reply: SignalReply | null;
}

interface Sending {
  readonly signal: Signal;
  readonly eventId: EventId;
  readonly isRepeat: boolean;
}

/** Start, pause, resume, take over and submit; each is sent under one event id until the core has answered. */
export function useSignals(place: Place, clock: ClockView): Signals {
  const queries = useQueryClient();
  const personId = useSession().person?.id ?? null;
  const { assignmentId } = place;
  const mutation = useMutation({
    mutationFn: (sending: Sending) => sendOnce(place, sending),
    onSuccess: (reply) => {
      forgetPending(assignmentId);
      useClock.getState().show({ kind: 'work', ...place }, reply.clock);
    },
    onError: (error) => settleError(place, error),
    onSettled: () => void queries.invalidateQueries({ queryKey: api.work.key() }),
  });
  const send = (signal: Signal) => {
    if (mutation.isPending || personId === null) return;
    const from = describeStanding(clock);
    const known = findRepeatedId(findPending(assignmentId), signal, from, personId);
    const eventId = known ?? newEventId();
    keepPending(assignmentId, { signal, eventId, personId, from, isAwaitingSignIn: false });
    mutation.mutate({ signal, eventId, isRepeat: known !== null });
  };
  const { mutate } = mutation;
  useEffect(() => {
    const pending = findPending(assignmentId);
    // For a moment after the session has ended this screen is still there, with nobody signed in.
    if (!pending?.isAwaitingSignIn || personId === null) return;
    if (pending.personId !== personId) return forgetPending(assignmentId);
    keepPending(assignmentId, { ...pending, isAwaitingSignIn: false });
    mutate({ signal: pending.signal, eventId: pending.eventId, isRepeat: false });
  }, [assignmentId, mutate, personId]);
  const kind = mutation.variables?.signal.kind ?? null;
  return {
    send,
    reset: mutation.reset,
    isBusy: mutation.isPending,
    busyKind: mutation.isPending ? kind : null,
    error: mutation.error,
    lastKind: kind,
    reply: mutation.data ?? null,
  };
}

/** A repeated signal that the core had taken long ago says nothing about now: then it is asked for anew. */
async function sendOnce(place: Place, { signal, eventId, isRepeat }: Sending): Promise<SignalReply> {
  const reply = await sendSignal(place, signal, eventId);
  if (!isRepeat || signal.kind === 'submit' || hasReached(signal, reply.clock)) return reply;
  return sendSignal(place, signal, newEventId());
}

function settleError({ assignmentId }: Place, error: Error): void {
  const code = findExpected(error)?.code;
  if (code === undefined || passingCodes.has(code)) return;
  const pending = findPending(assignmentId);
  if (pending && sessionCodes.has(code)) {
    keepPending(assignmentId, { ...pending, isAwaitingSignIn: true });
  } else forgetPending(assignmentId);
}
