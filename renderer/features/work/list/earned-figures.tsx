import { Group, Text } from '@mantine/core';
import type { MyWork } from '#contract';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

/** The score earned so far: today, in total, and over how many accepted tasks. */
export function EarnedFigures({ earned }: { readonly earned: MyWork['earned'] }) {
  const t = useMessages('work');
  const format = useFormat();
  const figures = [
    { label: t('earnedToday'), value: format.number(earned.today) },
    { label: t('earnedTotal'), value: format.number(earned.score) },
    { label: t('earnedAccepted'), value: format.number(earned.acceptedCount) },
  ];
  return (
    <Group component="dl" className="pl-earned" aria-label={t('earned')} gap="lg" wrap="nowrap">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Text component="dt" size="xs" c="dimmed">
            {label}
          </Text>
          <dd className="pl-number pl-figure">{value}</dd>
        </div>
      ))}
    </Group>
  );
}
