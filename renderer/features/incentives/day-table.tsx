import { Text } from '@mantine/core';
import type { IncentiveDay } from '#contract';
import { useMessages } from '#messages';
import { DataTable, useFormat } from '#ui';
import type { Column } from '#ui';

type Earner = IncentiveDay['annotators'][number];

/** One day's ranking with what it is worth, in the project's currency. */
export function DayTable({ day }: { readonly day: IncentiveDay }) {
  const t = useMessages('incentives');
  const shared = useMessages('coordination');
  const format = useFormat();
  const sum = (read: (one: Earner) => number) => day.annotators.reduce((all, one) => all + read(one), 0);
  return (
    <DataTable
      label={`${t('title')} ${format.day(day.day)}`}
      rows={day.annotators}
      columns={useEarnerColumns(day.currency)}
      rowKey={(row) => row.personId}
      minWidth={720}
      footer={
        <Text component="span" size="xs" className="pl-number" style={{ display: 'flex', gap: 20 }}>
          <span>{t('people', { count: day.annotators.length })}</span>
          <span>
            {shared('fact', { name: t('accepted'), value: format.number(sum((one) => one.acceptedCount)) })}
          </span>
          <span>{shared('fact', { name: t('total'), value: format.number(sum((one) => one.total)) })}</span>
          <span>
            {t('pay')}:{' '}
            {format.money(
              sum((one) => one.payMinor),
              day.currency,
            )}
          </span>
        </Text>
      }
    />
  );
}

function useEarnerColumns(currency: string): readonly Column<Earner>[] {
  const t = useMessages('incentives');
  const format = useFormat();
  return [
    {
      key: 'rank',
      header: t('rank'),
      width: '72px',
      align: 'end',
      sortBy: (row) => row.rank,
      render: (row) => format.number(row.rank),
    },
    {
      key: 'person',
      header: t('person'),
      width: 'minmax(180px, 2fr)',
      sortBy: (row) => row.personName,
      render: (row) => row.personName,
    },
    {
      key: 'accepted',
      header: t('accepted'),
      width: 'minmax(96px, 1fr)',
      align: 'end',
      sortBy: (row) => row.acceptedCount,
      render: (row) => format.number(row.acceptedCount),
    },
    {
      key: 'total',
      header: t('total'),
      width: 'minmax(96px, 1fr)',
      align: 'end',
      sortBy: (row) => row.total,
      render: (row) => format.number(row.total),
    },
    {
      key: 'multiplier',
      header: t('multiplier'),
      width: 'minmax(96px, 1fr)',
      align: 'end',
      sortBy: (row) => row.multiplier,
      render: (row) => `${format.number(row.multiplier, 2)} ×`,
    },
    {
      key: 'pay',
      header: t('pay'),
      width: 'minmax(140px, 1fr)',
      align: 'end',
      sortBy: (row) => row.payMinor,
      text: (row) => format.money(row.payMinor, currency),
      render: (row) => <strong>{format.money(row.payMinor, currency)}</strong>,
    },
  ];
}
