import { ActionIcon, Group, Select, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconCoin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { api, useProject } from '#api';
import type { IncentiveDay } from '#contract';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen, useFormat, useShortcuts } from '#ui';
import { DayTable } from './day-table.tsx';

/** What each day's annotators earned; the day is part of the address. */
export function IncentivesScreen() {
  const t = useMessages('incentives');
  const { projectId } = useProject();
  const days = useQuery(
    api.oversight.incentives.queryOptions({ input: { projectId, from: null, to: null } }),
  );
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} lead={t('lead')} />
      <QueryState query={days}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon={IconCoin} title={t('emptyTitle')} hint={t('emptyHint')} />
          ) : (
            <DayParts days={rows} />
          )
        }
      </QueryState>
    </Screen>
  );
}

function DayParts({ days }: { readonly days: readonly IncentiveDay[] }) {
  const [params, setParams] = useSearchParams();
  // Newest first, so the newest day is shown where none was chosen.
  const index = Math.max(
    0,
    days.findIndex(({ day }) => day === params.get('day')),
  );
  const shown = days[index];
  if (!shown) return null;
  return (
    <>
      <DayNavigation
        days={days}
        index={index}
        onMove={(to) => {
          const day = days[to]?.day;
          if (day) setParams({ day }, { replace: true });
        }}
      />
      <DayTable key={shown.day} day={shown} />
    </>
  );
}

interface DayNavigationProps {
  readonly days: readonly IncentiveDay[];
  readonly index: number;
  readonly onMove: (index: number) => void;
}

function DayNavigation({ days, index, onMove }: DayNavigationProps) {
  const t = useMessages('incentives');
  const format = useFormat();
  useShortcuts([
    { keys: '[', label: t('older'), run: () => onMove(index + 1) },
    { keys: ']', label: t('newer'), run: () => onMove(index - 1) },
  ]);
  return (
    <Group gap={6}>
      <ActionIcon
        aria-label={t('older')}
        title={t('older')}
        disabled={index >= days.length - 1}
        onClick={() => onMove(index + 1)}
      >
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Select
        size="xs"
        w={170}
        aria-label={t('chooseDay')}
        allowDeselect={false}
        searchable
        data={days.map(({ day }, at) => ({ value: String(at), label: format.day(day) }))}
        value={String(index)}
        onChange={(value) => value !== null && onMove(Number(value))}
      />
      <ActionIcon
        aria-label={t('newer')}
        title={t('newer')}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <IconChevronRight size={18} />
      </ActionIcon>
      <BasePay currency={days[index]?.currency ?? ''} />
    </Group>
  );
}

function BasePay({ currency }: { readonly currency: string }) {
  const t = useMessages('incentives');
  const format = useFormat();
  const { projectId } = useProject();
  const project = useQuery(api.projects.get.queryOptions({ input: { projectId } }));
  if (!project.data) return null;
  return (
    <Text c="dimmed" size="xs" ml="sm">
      {t('base', { amount: format.money(project.data.baseDailySalaryMinor, currency) })}
    </Text>
  );
}
