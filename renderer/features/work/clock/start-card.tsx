import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import {
  IconBan,
  IconPlayerPause,
  IconPlayerPlayFilled,
  IconRoute,
  IconStopwatch,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import type { ClockView } from '#contract';
import { useMessages } from '#messages';
import { Section } from '#ui';
import type { Signals } from './use-signals.ts';

const rules = [
  { key: 'startSinglePass', icon: IconRoute },
  { key: 'startCounts', icon: IconStopwatch },
  { key: 'startPauses', icon: IconPlayerPause },
  { key: 'startModel', icon: IconBan },
] as const;

interface StartCardProps {
  readonly clock: ClockView;
  readonly signals: Signals;
  readonly startRef: Ref<HTMLButtonElement>;
  readonly isBlocked: boolean;
  readonly onDecline: () => void;
}

/** What starting means, and the one button that does it: for the first round, or for a revision. */
export function StartCard({ clock, signals, startRef, isBlocked, onDecline }: StartCardProps) {
  const t = useMessages('work');
  const isRevision = clock.state === 'returned';
  return (
    <Section title={isRevision ? t('task.reviseTitle') : t('task.startTitle')}>
      {isRevision ? (
        <Text>{t('task.reviseHint', { round: clock.roundNumber + 1 })}</Text>
      ) : (
        <ul className="pl-rules">
          {rules.map(({ key, icon: Icon }) => (
            <li key={key}>
              <Icon size={17} aria-hidden />
              <Text component="span">{t(`task.${key}`)}</Text>
            </li>
          ))}
        </ul>
      )}
      <Stack gap="xs" mt={4}>
        <Button
          ref={startRef}
          size="md"
          fullWidth
          leftSection={<IconPlayerPlayFilled size={16} />}
          loading={signals.busyKind === 'start'}
          disabled={isBlocked}
          onClick={() => signals.send({ kind: 'start' })}
        >
          {isRevision ? t('task.revise') : t('task.start')}
        </Button>
        {!isRevision && (
          <Group gap={6} justify="center">
            <Text size="xs" c="dimmed">
              {t('task.declineHint')}
            </Text>
            <Anchor
              component="button"
              type="button"
              size="xs"
              c="inherit"
              underline="always"
              onClick={onDecline}
            >
              {t('decline')}
            </Anchor>
          </Group>
        )}
      </Stack>
    </Section>
  );
}
