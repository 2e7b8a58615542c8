import { ActionIcon, Group, Text, Title, Tooltip } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import type { TaskForWork } from '#contract';
import { useMessages } from '#messages';
import { ClockBadge, ClockButtons, ClockFigures } from '../clock/clock-panel.tsx';
import type { Desk } from './use-desk.ts';

interface TaskBarProps {
  readonly task: TaskForWork;
  readonly desk: Desk;
}

/** Always in sight: which task, how its clock stands, and what can be done about it. */
export function TaskBar({ task, desk }: TaskBarProps) {
  const { clock, reading, signals } = desk;
  const t = useMessages('work');
  const path = useProjectPath();
  const sign = clock.state === 'running' ? '▶ ' : clock.state === 'paused' ? '⏸ ' : '';
  useDocumentTitle(`${sign}${task.externalId} · Plumbline`);
  return (
    <header className="pl-task-bar">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <Tooltip label={t('task.back')}>
          <ActionIcon component={Link} to={path('work')} aria-label={t('task.back')}>
            <IconArrowLeft size={18} />
          </ActionIcon>
        </Tooltip>
        <div style={{ minWidth: 0 }}>
          <Title order={1} className="pl-truncate" textWrap="nowrap" title={task.externalId}>
            {task.externalId}
          </Title>
          {task.domain && (
            <Text size="xs" c="dimmed" className="pl-truncate" title={task.domain}>
              {task.domain}
            </Text>
          )}
        </div>
        <span style={{ flex: 'none' }}>
          <ClockBadge state={clock.state} />
        </span>
      </Group>
      <Group gap="md" wrap="nowrap" style={{ flex: 'none' }}>
        <ClockFigures reading={reading} />
        <ClockButtons clock={clock} signals={signals} onPause={desk.openPause} onSubmit={desk.openSubmit} />
      </Group>
    </header>
  );
}
