import { Button, Group, Stack, Text } from '@mantine/core';
import {
  IconArrowsExchange,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconSend,
} from '@tabler/icons-react';
import type { ClockReading } from '#api';
import type { ClockView } from '#contract';
import { useMessages } from '#messages';
import { ClockText, StatusBadge, useFormat } from '#ui';
import type { StatusTone } from '#ui';
import type { Signals } from './use-signals.ts';

const tones: Readonly<Record<ClockView['state'], StatusTone>> = {
  'not-started': 'neutral',
  running: 'active',
  paused: 'paused',
  suspended: 'warning',
  submitted: 'waiting',
  returned: 'returned',
  accepted: 'good',
  withdrawn: 'ended',
};

/** How the clock stands, as icon and words. */
export function ClockBadge({ state }: { readonly state: ClockView['state'] }) {
  const words = useMessages('words');
  return <StatusBadge tone={tones[state]} label={words(`clockState.${state}`)} />;
}

/** The figures: this round large, and all rounds below it once there is more than one. */
export function ClockFigures({ reading }: { readonly reading: ClockReading }) {
  const t = useMessages('work');
  const format = useFormat();
  if (reading.state === 'not-started') return null;
  return (
    <Stack gap={0} align="flex-end" className="pl-clock" data-running={reading.isRunning}>
      <ClockText
        ms={reading.roundCountedMs}
        label={t('task.roundTime')}
        isNotCounted={reading.isNotCounted}
        size="lg"
      />
      {reading.roundNumber > 1 && (
        <Text size="xs" c="dimmed" className="pl-number" style={{ whiteSpace: 'nowrap' }}>
          {t('task.round', { round: reading.roundNumber })}
          {' · '}
          {t('task.totalTime', { time: format.clock(reading.countedMs) })}
        </Text>
      )}
    </Stack>
  );
}

interface ClockButtonsProps {
  readonly clock: ClockView;
  readonly signals: Signals;
  readonly onPause: () => void;
  readonly onSubmit: () => void;
}

/** What can be done to the clock now; the main thing last. Starting has a card of its own. */
export function ClockButtons({ clock, signals, onPause, onSubmit }: ClockButtonsProps) {
  const t = useMessages('work');
  const isRunning = clock.state === 'running';
  const isStanding = clock.state === 'paused' || clock.state === 'suspended';
  if (!isRunning && !isStanding) return null;
  if (isRunning && clock.openIn !== null) {
    return (
      <Button
        leftSection={<IconArrowsExchange size={15} />}
        loading={signals.busyKind === 'take-over'}
        onClick={() => signals.send({ kind: 'take-over' })}
      >
        {t('task.takeOver')}
      </Button>
    );
  }
  return (
    <Group gap="xs" wrap="nowrap">
      {isRunning ? (
        <Button variant="default" leftSection={<IconPlayerPauseFilled size={14} />} onClick={onPause}>
          {t('task.pause')}
        </Button>
      ) : (
        <Button
          leftSection={<IconPlayerPlayFilled size={14} />}
          loading={signals.busyKind === 'resume'}
          onClick={() => signals.send({ kind: 'resume' })}
        >
          {t('task.resume')}
        </Button>
      )}
      <Button
        variant={isRunning ? 'filled' : 'default'}
        leftSection={<IconSend size={14} />}
        onClick={onSubmit}
      >
        {t('task.submit')}
      </Button>
    </Group>
  );
}
