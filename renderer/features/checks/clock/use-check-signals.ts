import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, core, getWindowId, useClock, useProjectPath } from '#api';
import type { ClockView } from '#contract';
import type { PauseReason } from '#domain';
import { useMessages } from '#messages';
import { useNotify } from '#ui';
import type { Place } from '../place.ts';
import { useRepeatableEvent } from '../repeatable-event.ts';

/** What an expert can tell their clock; releasing also gives the submission back. */
export type CheckSignal =
  | { readonly kind: 'resume' | 'take-over' | 'release' }
  | { readonly kind: 'pause'; readonly reason: PauseReason; readonly note: string | null };

export interface CheckSignals {
  send(signal: CheckSignal): void;
  reset(): void;
  readonly isBusy: boolean;
  readonly busyKind: CheckSignal['kind'] | null;
  readonly error: Error | null;
  /** The kind that `error` belongs to. */
  readonly lastKind: CheckSignal['kind'] | null;
}

/** Pause, resume, take over and release of one check; each is sent under one event id until the core has answered. */
export function useCheckSignals(place: Place, externalId: string, onPaused: () => void): CheckSignals {
  const t = useMessages('checks.releaseDialog');
  const notify = useNotify();
  const queries = useQueryClient();
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const event = useRepeatableEvent();
  const mutation = useMutation({
    mutationFn: async (signal: CheckSignal): Promise<ClockView | null> => {
      const base = { ...place, eventId: event.idFor(JSON.stringify(signal)), windowId: getWindowId() };
      switch (signal.kind) {
        case 'pause':
          return core.checks.pause({ ...base, reason: signal.reason, note: signal.note });
        case 'resume':
          return core.checks.resume(base);
        case 'take-over':
          return core.checks.takeOver(base);
        case 'release':
          await core.checks.release(base);
          return null;
      }
    },
    onSuccess: (clock, signal) => {
      if (clock) useClock.getState().show({ kind: 'checks', ...place }, clock);
      if (signal.kind === 'pause') onPaused();
      if (signal.kind !== 'release') return;
      useClock.getState().leave();
      notify.done(t('done', { task: externalId }));
      navigate(path('checks'));
    },
    onSettled: (_clock, error) => {
      event.settle(error);
      void queries.invalidateQueries({ queryKey: api.checks.key() });
    },
  });
  const kind = mutation.variables?.kind ?? null;
  return {
    send: (signal) => {
      if (!mutation.isPending) mutation.mutate(signal);
    },
    reset: mutation.reset,
    isBusy: mutation.isPending,
    busyKind: mutation.isPending ? kind : null,
    error: mutation.error,
    lastKind: kind,
  };
}
