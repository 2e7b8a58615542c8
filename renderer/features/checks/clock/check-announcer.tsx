import { VisuallyHidden } from '@mantine/core';
import type { ClockReading } from '#api';
import type { ClockView } from '#contract';
import { useMessages } from '#messages';

interface CheckAnnouncerProps {
  readonly clock: ClockView;
  readonly reading: ClockReading;
  readonly isDeciding: boolean;
}

/** Tells screen readers when something changes that is not under their hand, never how the seconds pass. */
export function CheckAnnouncer({ clock, reading, isDeciding }: CheckAnnouncerProps) {
  const t = useMessages('checks.announce');
  const key = isDeciding ? 'deciding' : findAnnouncement(clock, reading);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {key === null ? '' : t(key)}
    </VisuallyHidden>
  );
}

function findAnnouncement({ state, openIn }: ClockView, { isNotCounted }: ClockReading) {
  switch (state) {
    case 'running':
      return openIn !== null ? 'elsewhere' : isNotCounted ? 'notCounted' : 'running';
    case 'paused':
    case 'suspended':
      return state;
    case 'not-started':
    case 'submitted':
    case 'returned':
    case 'accepted':
    case 'withdrawn':
      return null;
  }
}
