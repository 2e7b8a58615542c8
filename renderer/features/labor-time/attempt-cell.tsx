import { Anchor, Badge, Group, Text } from '@mantine/core';
import { IconRotate2 } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { useProjectPath } from '#api';
import type { LaborRow } from '#contract';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

type Attempt = LaborRow['attempts'][number];

/** One attempt in words, for the title of its cell. */
export function useAttemptText(): (attempt: Attempt | undefined) => string {
  const t = useMessages('laborTime');
  const format = useFormat();
  return (attempt) =>
    attempt === undefined
      ? ''
      : t('attemptTitle', {
          name: attempt.personName,
          time: attempt.completionMs === null ? t('notValid') : format.clock(attempt.completionMs),
          revised: String(attempt.revised),
          score: attempt.score === null ? t('noScore') : t('score', { score: format.number(attempt.score) }),
        });
}

interface AttemptCellProps {
  readonly attempt: Attempt;
  readonly externalId: string;
}

/** Time, score and whether it was revised, above the name; leads to the timeline. */
export function AttemptCell({ attempt, externalId }: AttemptCellProps) {
  const t = useMessages('laborTime');
  const path = useProjectPath();
  const format = useFormat();
  const time = attempt.completionMs === null ? '…' : format.clock(attempt.completionMs);
  return (
    <div style={{ lineHeight: 1.3 }}>
      <Group gap={6} wrap="nowrap" className="pl-number">
        <Anchor
          component={Link}
          to={path('tasks', 'attempts', attempt.attemptId)}
          size="sm"
          aria-label={`${time} ${t('openTimeline', { name: attempt.personName, task: externalId })}`}
          onClick={(event: MouseEvent) => event.stopPropagation()}
        >
          {time}
        </Anchor>
        {attempt.revised && <RevisedMark />}
        {attempt.score !== null && (
          <Badge
            color="gray"
            size="xs"
            ml="auto"
            style={{ flex: 'none' }}
            title={t('score', { score: format.number(attempt.score) })}
          >
            {format.number(attempt.score)}
          </Badge>
        )}
      </Group>
      <Text size="xs" c="dimmed" truncate>
        {attempt.personName}
      </Text>
    </div>
  );
}

function RevisedMark() {
  const t = useMessages('laborTime');
  return (
    <Text
      component="span"
      role="img"
      aria-label={t('revised')}
      title={t('revised')}
      c="var(--pl-warning-ink)"
      style={{ display: 'inline-flex' }}
    >
      <IconRotate2 size={14} />
    </Text>
  );
}
