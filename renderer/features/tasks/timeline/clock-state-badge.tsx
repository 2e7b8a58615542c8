import type { AttemptTimeline } from '#contract';
import { useMessages } from '#messages';
import { StatusBadge } from '#ui';
import type { StatusTone } from '#ui';

const tones: Readonly<Record<AttemptTimeline['state'], StatusTone>> = {
  'not-started': 'neutral',
  running: 'active',
  paused: 'paused',
  suspended: 'paused',
  submitted: 'waiting',
  returned: 'returned',
  accepted: 'good',
  withdrawn: 'ended',
};

/** The state of an attempt's clock. */
export function ClockStateBadge({ state }: Pick<AttemptTimeline, 'state'>) {
  const words = useMessages('words');
  return <StatusBadge tone={tones[state]} label={words(`clockState.${state}`)} />;
}
