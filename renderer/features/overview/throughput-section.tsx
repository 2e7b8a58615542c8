import { BarChart } from '@mantine/charts';
import { ScrollArea, Table, Text } from '@mantine/core';
import type { Overview } from '#contract';
import { useMessages } from '#messages';
import { Section, useFormat } from '#ui';
import { ChartSection } from './chart-section.tsx';

type Day = Overview['throughput'][number];

const sumOf = (days: readonly Day[], read: (day: Day) => number) =>
  days.reduce((sum, day) => sum + read(day), 0);

/** What was submitted, sent back and accepted on each day. */
export function ThroughputSection({ days }: { readonly days: readonly Day[] }) {
  const t = useMessages('overview');
  if (days.length === 0) {
    return (
      <Section title={t('throughput')} hint={t('throughputHint')}>
        <Text c="dimmed">{t('throughputNone')}</Text>
      </Section>
    );
  }
  return (
    <ChartSection
      title={t('throughput')}
      hint={t('throughputHint')}
      summary={t('throughputSummary', {
        submitted: sumOf(days, (day) => day.submitted),
        returned: sumOf(days, (day) => day.returned),
        accepted: sumOf(days, (day) => day.accepted),
        days: days.length,
      })}
      chart={<DayBars days={days} />}
      table={<DayTable days={days} />}
    />
  );
}

function DayBars({ days }: { readonly days: readonly Day[] }) {
  const t = useMessages('overview');
  const format = useFormat();
  return (
    <BarChart
      h={236}
      data={days.map((day) => ({ ...day, day: format.day(day.day) }))}
      dataKey="day"
      series={[
        { name: 'submitted', label: t('submitted'), color: 'plumb.6' },
        { name: 'returned', label: t('returned'), color: 'orange.6' },
        { name: 'accepted', label: t('acceptedDay'), color: 'teal.7' },
      ]}
      maxBarWidth={18}
      withLegend
      legendProps={{ verticalAlign: 'bottom', height: 28, itemSorter: null }}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ allowDecimals: false, width: 28 }}
      xAxisProps={{ minTickGap: 24 }}
      barChartProps={{
        barGap: 1,
        barCategoryGap: '20%',
        margin: { top: 8, left: 0, right: 8, bottom: 0 },
        accessibilityLayer: false,
      }}
    />
  );
}

function DayTable({ days }: { readonly days: readonly Day[] }) {
  const t = useMessages('overview');
  const format = useFormat();
  return (
    <ScrollArea.Autosize mah={240} type="auto" offsetScrollbars viewportProps={{ tabIndex: 0 }}>
      <Table aria-label={t('throughput')} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('day')}</Table.Th>
            <Table.Th ta="end">{t('submitted')}</Table.Th>
            <Table.Th ta="end">{t('returned')}</Table.Th>
            <Table.Th ta="end">{t('acceptedDay')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className="pl-number">
          {days.toReversed().map((day) => (
            <Table.Tr key={day.day}>
              <Table.Td>{format.day(day.day)}</Table.Td>
              <Table.Td ta="end">{format.number(day.submitted)}</Table.Td>
              <Table.Td ta="end">{format.number(day.returned)}</Table.Td>
              <Table.Td ta="end">{format.number(day.accepted)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea.Autosize>
  );
}
