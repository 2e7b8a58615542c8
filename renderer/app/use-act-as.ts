import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '#api';
import type { SessionView } from '#contract';
import { useNotify } from '#ui';

/** Becoming a person of the sample, and oneself again; everything shown before belonged to someone else. */
export function useActAs() {
  const queries = useQueryClient();
  const notify = useNotify();
  const [location, navigate] = useLocation();
  const onSuccess = (session: SessionView) => {
    queries.setQueryData(api.signIn.get.queryKey(), session);
    const project = /^\/p\/[^/]+/.exec(location)?.[0];
    navigate(project ?? '/', { replace: true });
    queries.removeQueries({
      predicate: (query) => query.queryKey !== api.signIn.get.queryKey() && !query.isActive(),
    });
    void queries.invalidateQueries();
  };
  const onError = notify.failed;
  const actAs = useMutation(api.signIn.actAs.mutationOptions({ onSuccess, onError }));
  const stopActing = useMutation(api.signIn.stopActing.mutationOptions({ onSuccess, onError }));
  return { actAs: actAs.mutate, stopActing: () => stopActing.mutate(undefined) };
}
