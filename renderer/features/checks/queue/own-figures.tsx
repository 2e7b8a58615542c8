import { Group, Text } from '@mantine/core';
import { useMessages } from '#messages';
import { useFormat } from '#ui';
import type { CheckList } from './check-list.ts';

/** The expert's own time, today and in all, and how many they decided. */
export function OwnFigures({ list }: { readonly list: CheckList }) {
  const t = useMessages('checks');
  const format = useFormat();
  const figures = [
    { label: t('timeToday'), value: format.duration(list.ownTodayMs) },
    { label: t('timeTotal'), value: format.duration(list.ownMs) },
    { label: t('decidedCount'), value: format.number(list.decidedCount) },
  ];
  return (
    <Group component="dl" className="pl-check-figures" aria-label={t('figures')} gap="lg" wrap="nowrap">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <dd className="pl-number">{value}</dd>
        </div>
      ))}
    </Group>
  );
}
