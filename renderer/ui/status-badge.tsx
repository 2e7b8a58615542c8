import { Badge } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBan,
  IconCircle,
  IconCircleCheck,
  IconClockPause,
  IconHourglass,
  IconPlayerPlay,
  IconRotate2,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** What a status means for the reader; each has its own icon, so that colour is never alone. */
export type StatusTone =
  'neutral' | 'active' | 'paused' | 'waiting' | 'returned' | 'good' | 'warning' | 'ended';

const looks: Readonly<
  Record<
    StatusTone,
    { readonly color: string; readonly icon: ComponentType<{ readonly size?: number | string }> }
  >
> = {
  neutral: { color: 'gray', icon: IconCircle },
  active: { color: 'plumb', icon: IconPlayerPlay },
  paused: { color: 'yellow', icon: IconClockPause },
  waiting: { color: 'indigo', icon: IconHourglass },
  returned: { color: 'orange', icon: IconRotate2 },
  good: { color: 'teal', icon: IconCircleCheck },
  warning: { color: 'red', icon: IconAlertTriangle },
  ended: { color: 'gray', icon: IconBan },
};

interface StatusBadgeProps {
  readonly tone: StatusTone;
  readonly label: string;
  readonly title?: string | undefined;
}

/** A status as icon and words. */
export function StatusBadge({ tone, label, title }: StatusBadgeProps) {
  const { color, icon: Icon } = looks[tone];
  return (
    <Badge color={color} tt="none" fw={500} leftSection={<Icon size={12} />} title={title ?? label}>
      {label}
    </Badge>
  );
}
