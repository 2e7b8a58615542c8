import { Stack, Text, Title } from '@mantine/core';
import type { AttemptTimeline } from '#contract';
import { useMessages } from '#messages';
import { formatClock, useFormat } from '#ui';

/** Every correction: how much, by whom, why. */
export function CorrectionList({ corrections }: Pick<AttemptTimeline, 'corrections'>) {
  const t = useMessages('tasks');
  const format = useFormat();
  if (corrections.length === 0) return null;
  return (
    <div>
      <Title order={3} mb={4}>
        {t('timeline.corrections')}
      </Title>
      <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
        {corrections.map((correction, index) => (
          <Text component="li" key={index}>
            <Text component="span" fw={600} className="pl-number" mr={8}>
              {correction.deltaMs > 0 ? '+' : ''}
              {formatClock(correction.deltaMs)}
            </Text>
            {correction.reason}
            <Text component="span" c="dimmed" size="xs" ml={8}>
              {t('timeline.correctionBy', {
                round: correction.roundNumber,
                name: correction.byName,
                at: format.instant(correction.at),
              })}
            </Text>
          </Text>
        ))}
      </Stack>
    </div>
  );
}
