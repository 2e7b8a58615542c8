import { VisuallyHidden } from '@mantine/core';
import type { ClockReading } from '#api';
import type { ClockView } from '#contract';
import { useMessages } from '#messages';

interface ClockAnnouncerProps {
  readonly clock: ClockView;
  readonly reading: ClockReading;
}

/** Tells screen readers when the clock's state changes, never how the seconds pass. */
export function ClockAnnouncer({ clock, reading }: ClockAnnouncerProps) {
  const t = useMessages('work');
  const key = findAnnouncement(clock, reading);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {key === null ? '' : t(`announce.${key}`)}
    </VisuallyHidden>
  );
}

function findAnnouncement({ state, openIn }: ClockView, { isNotCounted }: ClockReading) {
  switch (state) {
    case 'running':
      return openIn !== null ? 'elsewhere' : isNotCounted ? 'notCounted' : 'running';
    case 'paused':
    case 'suspended':
    case 'submitted':
      return state;
    case 'not-started':
    case 'returned':
    case 'accepted':
    case 'withdrawn':
      return null;
  }
}
