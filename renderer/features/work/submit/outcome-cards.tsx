import { Group, Text } from '@mantine/core';
import type { ClockReading } from '#api';
import type { TaskForWork } from '#contract';
import { useMessages } from '#messages';
import { Section, useFormat } from '#ui';

interface OutcomeCardProps {
  readonly task: TaskForWork;
  readonly reading: ClockReading;
}

/** That an expert has the work now. */
export function WaitingCard({ task, reading }: OutcomeCardProps) {
  const t = useMessages('work');
  const format = useFormat();
  const sealedAt = task.submissions.at(-1)?.sealedAt ?? task.clock.asOf;
  return (
    <Section title={t('waiting.title')}>
      <Text>{t('waiting.hint', { at: format.instant(sealedAt) })}</Text>
      <Text c="dimmed" className="pl-number">
        {t('waiting.time', { time: format.clock(reading.countedMs) })}
      </Text>
    </Section>
  );
}

/** That the work was accepted, and the score once it is known. */
export function AcceptedCard({ task, reading }: OutcomeCardProps) {
  const t = useMessages('work');
  const format = useFormat();
  return (
    <Section title={t('accepted.title')}>
      {task.score === null ? (
        <Text>{t('accepted.noScore')}</Text>
      ) : (
        <Group gap="xs" align="baseline">
          <Text c="dimmed">{t('accepted.score')}</Text>
          <Text component="span" className="pl-number pl-figure">
            {format.number(task.score)}
          </Text>
        </Group>
      )}
      <Text c="dimmed" className="pl-number">
        {t('accepted.time', { time: format.clock(reading.countedMs) })}
      </Text>
    </Section>
  );
}
