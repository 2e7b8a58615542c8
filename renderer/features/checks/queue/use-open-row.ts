import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, core, getWindowId, useProject, useProjectPath } from '#api';
import type { CheckRow } from '#contract';
import { useRepeatableEvent } from '../repeatable-event.ts';

export interface Opening {
  /** Takes a free submission; one's own, open or decided, is simply gone to. */
  open(row: CheckRow): void;
  reset(): void;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** The row that `error` is about. */
  readonly row: CheckRow | null;
}

/** Opening a row of the queue. */
export function useOpenRow(rows: readonly CheckRow[]): Opening {
  const { projectId } = useProject();
  const path = useProjectPath();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const event = useRepeatableEvent();
  const claim = useMutation({
    mutationFn: ({ submissionId }: CheckRow) =>
      core.checks.claim({
        projectId,
        submissionId,
        eventId: event.idFor(submissionId),
        windowId: getWindowId(),
      }),
    onSuccess: (check) => {
      const input = { projectId, checkId: check.checkId };
      queries.setQueryData(api.checks.get.queryKey({ input }), check);
      navigate(path('checks', check.checkId));
    },
    onSettled: (_check, error) => {
      event.settle(error);
      void queries.invalidateQueries({ queryKey: api.checks.list.key() });
    },
  });
  return {
    open(row) {
      if (claim.isPending) return;
      // The list may have been renewed since the row was drawn.
      const { checkId } = rows.find(({ submissionId }) => submissionId === row.submissionId) ?? row;
      if (checkId !== null) navigate(path('checks', checkId));
      else claim.mutate(row);
    },
    reset: claim.reset,
    isBusy: claim.isPending,
    error: claim.error,
    row: claim.variables ?? null,
  };
}
