import { useMessages } from '#messages';
import type { Stretch } from './list-stretches.ts';

/** Says in words what a stretch was. */
export function useStretchText(): (stretch: Stretch) => string {
  const t = useMessages('tasks');
  const words = useMessages('words');
  return ({ kind, pauseReason, suspendCause }) => {
    const what = t(`timeline.kind.${kind}`);
    if (pauseReason !== null) return `${what}: ${words(`pauseReason.${pauseReason}`)}`;
    if (suspendCause !== null) return `${what}: ${words(`suspendCause.${suspendCause}`)}`;
    return what;
  };
}
