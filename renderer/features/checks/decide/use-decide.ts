import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { api, core, findExpected, getWindowId, newEventId, useClock, useProjectPath, useSession } from '#api';
import type { CheckView, ExpectedErrorCode } from '#contract';
import type { CheckId, EventId, PersonId } from '#domain';
import { useMessages } from '#messages';
import { useNotify } from '#ui';
import type { Place } from '../place.ts';
import { clearDraft } from './draft.ts';
import { findPending, findRepeatedId, forgetPending, keepPending } from './pending-decision.ts';
import type { Decision } from './pending-decision.ts';

const sessionCodes: ReadonlySet<ExpectedErrorCode> = new Set(['not-signed-in', 'session-expired']);
/** The core did not take it now, and may well later. */
const passingCodes: ReadonlySet<ExpectedErrorCode> = new Set(['core-stopping', 'disk-full']);

export interface Deciding {
  send(decision: Decision): void;
  reset(): void;
  readonly isBusy: boolean;
  readonly error: Error | null;
}

/** Accepting or returning: final, sent under one event id until the core has answered, then back to the queue. */
export function useDecide(place: Place, check: CheckView): Deciding {
  const t = useMessages('checks.decide');
  const notify = useNotify();
  const queries = useQueryClient();
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const personId = useSession().person?.id ?? ('' as PersonId);
  const { checkId } = place;
  const mutation = useMutation({
    mutationFn: ({ decision, eventId }: { readonly decision: Decision; readonly eventId: EventId }) =>
      core.checks.decide({
        ...place,
        eventId,
        windowId: getWindowId(),
        decision: decision.decision,
        summary: decision.summary,
        notes: [...decision.notes],
      }),
    onSuccess: (_done, { decision }) => {
      forgetPending(checkId);
      clearDraft(personId, check.submissionId);
      useClock.getState().leave();
      const say = decision.decision === 'accept' ? 'acceptDone' : 'returnDone';
      notify.done(t(say, { task: check.externalId }));
      navigate(path('checks'));
    },
    onError: (error) => settleError(checkId, error),
    onSettled: () => void queries.invalidateQueries({ queryKey: api.checks.key() }),
  });
  const { mutate, isPending } = mutation;
  useEffect(() => {
    const pending = findPending(checkId);
    if (!pending?.isAwaitingSignIn) return;
    if (pending.personId !== personId) return forgetPending(checkId);
    keepPending(checkId, { ...pending, isAwaitingSignIn: false });
    mutate(pending);
  }, [checkId, mutate, personId]);
  return {
    send: (decision) => {
      if (isPending) return;
      const eventId = findRepeatedId(findPending(checkId), decision, personId) ?? newEventId();
      keepPending(checkId, { decision, eventId, personId, isAwaitingSignIn: false });
      mutate({ decision, eventId });
    },
    reset: mutation.reset,
    isBusy: isPending,
    error: mutation.error,
  };
}

function settleError(checkId: CheckId, error: Error): void {
  const code = findExpected(error)?.code;
  if (code === undefined || passingCodes.has(code)) return;
  const pending = findPending(checkId);
  if (pending && sessionCodes.has(code)) keepPending(checkId, { ...pending, isAwaitingSignIn: true });
  else forgetPending(checkId);
}
