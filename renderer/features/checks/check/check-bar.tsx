import { ActionIcon, Badge, Button, Group, Menu, Text, Title, Tooltip } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import {
  IconArrowBackUp,
  IconArrowLeft,
  IconDots,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import type { ClockReading } from '#api';
import type { CheckView, ClockView } from '#contract';
import { useMessages } from '#messages';
import { ClockText } from '#ui';
import type { CheckSignals } from '../clock/use-check-signals.ts';

interface CheckBarProps {
  readonly check: CheckView;
  readonly clock: ClockView;
  readonly reading: ClockReading;
  readonly signals: CheckSignals;
  readonly onPause: () => void;
  readonly onRelease: () => void;
}

/** Which submission this is, and the expert's own clock: there, but quiet. */
export function CheckBar({ check, clock, reading, signals, onPause, onRelease }: CheckBarProps) {
  const t = useMessages('checks.check');
  const path = useProjectPath();
  const sign = clock.state === 'paused' ? '⏸ ' : '';
  useDocumentTitle(`${sign}${check.externalId} · Plumbline`);
  return (
    <header className="pl-check-bar">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <Tooltip label={t('back')}>
          <ActionIcon component={Link} to={path('checks')} aria-label={t('back')}>
            <IconArrowLeft size={18} />
          </ActionIcon>
        </Tooltip>
        <Title order={1} className="pl-truncate" title={check.externalId}>
          {check.externalId}
        </Title>
        <Badge color="gray" style={{ flex: 'none' }}>
          {t('round', { round: check.roundNumber })}
        </Badge>
        {check.domain && (
          <Text size="xs" c="dimmed" className="pl-truncate" title={check.domain}>
            {check.domain}
          </Text>
        )}
      </Group>
      <Group gap="xs" wrap="nowrap" style={{ flex: 'none' }}>
        <Tooltip label={t('ownTime')}>
          <span className="pl-check-clock" data-running={reading.isRunning}>
            <ClockText ms={reading.countedMs} isNotCounted={reading.isNotCounted} label={t('ownTime')} />
          </span>
        </Tooltip>
        {check.decision === null && (
          <>
            <PauseButton clock={clock} signals={signals} onPause={onPause} />
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon aria-label={t('more')}>
                  <IconDots size={17} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<IconArrowBackUp size={15} />} onClick={onRelease}>
                  {t('release')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </>
        )}
      </Group>
    </header>
  );
}

function PauseButton({ clock, signals, onPause }: Pick<CheckBarProps, 'clock' | 'signals' | 'onPause'>) {
  const t = useMessages('checks.check');
  if (clock.openIn !== null) return null;
  if (clock.state === 'running') {
    return (
      <Button variant="subtle" color="gray" leftSection={<IconPlayerPause size={15} />} onClick={onPause}>
        {t('pause')}
      </Button>
    );
  }
  if (clock.state !== 'paused' && clock.state !== 'suspended') return null;
  return (
    <Button
      variant="light"
      leftSection={<IconPlayerPlay size={15} />}
      loading={signals.busyKind === 'resume'}
      onClick={() => signals.send({ kind: 'resume' })}
    >
      {t('resume')}
    </Button>
  );
}
