import { useMessages } from '#messages';

const known = [
  'started',
  'heartbeat',
  'paused',
  'resumed',
  'suspended',
  'idle',
  'submitted',
  'returned',
  'revision-started',
  'accepted',
  'withdrawn',
  'corrected',
] as const;

/** Names a kind of event; one that this page does not know keeps its code. */
export function useEventText(): (type: string) => string {
  const t = useMessages('tasks');
  return (type) => {
    const kind = known.find((one) => one === type);
    return kind ? t(`timeline.event.${kind}`) : type;
  };
}
