import { useMessages } from '#messages';
import type { Stretch } from './list-stretches.ts';

/** Says in words what a stretch was. */
export function useStretchText(): (stretch: Stretch) => string {
  const t = useMessages('tasks');
  const words = useMessages('words');
  const shared = useMessages('coordination');
  return ({ kind, pauseReason, suspendCause }) => {
    const what = t(`timeline.kind.${kind}`);
    if (pauseReason !== null)
      return shared('fact', { name: what, value: words(`pauseReason.${pauseReason}`) });
    if (suspendCause !== null)
      return shared('fact', { name: what, value: words(`suspendCause.${suspendCause}`) });
    return what;
  };
}
