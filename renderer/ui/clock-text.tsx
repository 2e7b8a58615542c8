import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMessages } from '#messages';
import { formatClock } from './format-duration.ts';

interface ClockTextProps {
  readonly ms: number;
  readonly label: string;
  /** Time passes now but will not count. */
  readonly isNotCounted?: boolean;
  readonly size?: 'sm' | 'lg';
}

/** A running or standing clock. Not announced every second: screen readers read it when asked. */
export function ClockText({ ms, label, isNotCounted = false, size = 'sm' }: ClockTextProps) {
  const t = useMessages('words');
  return (
    <Text
      component="span"
      role="timer"
      aria-live="off"
      aria-label={label}
      className="pl-number"
      fw={size === 'lg' ? 600 : 500}
      {...(size === 'lg' ? { fz: 22 } : {})}
      {...(isNotCounted ? { c: 'var(--mantine-color-orange-light-color)' } : {})}
      style={{ display: 'inline-flex', alignItems: 'center', gap: 6, whiteSpace: 'nowrap' }}
    >
      {formatClock(ms)}
      {isNotCounted && (
        <Text component="span" size="xs" c="inherit" style={{ display: 'inline-flex', gap: 4 }}>
          <IconAlertTriangle size={14} aria-hidden />
          {t('notCounted')}
        </Text>
      )}
    </Text>
  );
}
