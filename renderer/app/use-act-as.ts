import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api, useEnterSession } from '#api';
import type { SessionView } from '#contract';
import { useNotify } from '#ui';

/** Becoming a person of the sample, and oneself again; the project opens where that person's work is. */
export function useActAs() {
  const enter = useEnterSession();
  const notify = useNotify();
  const [location, navigate] = useLocation();
  const onSuccess = (session: SessionView) => {
    enter(session);
    navigate(/^\/p\/[^/]+/.exec(location)?.[0] ?? '/', { replace: true });
  };
  const onError = notify.failed;
  const actAs = useMutation(api.signIn.actAs.mutationOptions({ onSuccess, onError }));
  const stopActing = useMutation(api.signIn.stopActing.mutationOptions({ onSuccess, onError }));
  return { actAs: actAs.mutate, stopActing: () => stopActing.mutate(undefined) };
}
