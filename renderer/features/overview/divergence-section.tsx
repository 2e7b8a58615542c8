import { BarChart } from '@mantine/charts';
import { ScrollArea, Table, Text } from '@mantine/core';
import type { Overview } from '#contract';
import { useMessages } from '#messages';
import { Section, useFormat } from '#ui';
import { ChartSection } from './chart-section.tsx';

interface DivergenceSectionProps {
  readonly divergence: Overview['divergence'];
  /** The project's divergence ratio, a decimal. */
  readonly ratio: string;
}

/** How far the first two of each task lie apart, with the line beyond which a third is drawn. */
export function DivergenceSection({ divergence, ratio }: DivergenceSectionProps) {
  const t = useMessages('overview');
  const format = useFormat();
  const { pairs, divergent } = divergence;
  const hint = t('divergenceHint', { ratio });
  if (pairs === 0) {
    return (
      <Section title={t('divergence')} hint={hint}>
        <Text c="dimmed">{t('divergenceNone')}</Text>
      </Section>
    );
  }
  const rows = divergence.buckets.map(({ from, to, count }) => ({
    from,
    count,
    bucket:
      to === null
        ? t('bucketAbove', { from: format.number(from, 1) })
        : t('bucket', { from: format.number(from, 1), to: format.number(to, 1) }),
  }));
  return (
    <ChartSection
      title={t('divergence')}
      hint={hint}
      summary={t('divergenceSummary', { divergent, pairs, ratio, share: format.percent(divergent / pairs) })}
      chart={<Histogram rows={rows} ratio={ratio} />}
      table={
        <ScrollArea type="auto">
          <Table aria-label={t('divergence')}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('ratio')}</Table.Th>
                <Table.Th ta="end">{t('pairs')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody className="pl-number">
              {rows.map((row) => (
                <Table.Tr key={row.bucket}>
                  <Table.Td>{row.bucket}</Table.Td>
                  <Table.Td ta="end">{format.number(row.count)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollArea>
      }
    />
  );
}

interface HistogramProps {
  readonly rows: readonly { readonly from: number; readonly count: number; readonly bucket: string }[];
  readonly ratio: string;
}

function Histogram({ rows, ratio }: HistogramProps) {
  const t = useMessages('overview');
  // Drawn only where a bucket begins: anywhere else the line would lie.
  const first = rows.find(({ from }) => from === Number(ratio));
  return (
    <BarChart
      h={236}
      data={rows.map(({ bucket, from, count }) => ({
        bucket,
        count,
        color: from >= Number(ratio) ? 'plumb.6' : 'var(--pl-bar-quiet)',
      }))}
      dataKey="bucket"
      series={[{ name: 'count', label: t('pairs'), color: 'plumb.6' }]}
      maxBarWidth={64}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ allowDecimals: false, width: 28 }}
      xAxisLabel={t('ratio')}
      xAxisProps={{ interval: 0 }}
      barChartProps={{ margin: { top: 22, left: 0, right: 8, bottom: 14 }, accessibilityLayer: false }}
      {...(first
        ? {
            referenceLines: [
              {
                x: first.bucket,
                position: 'start' as const,
                color: 'orange.7',
                label: t('ratioLine', { ratio }),
                labelPosition: 'top' as const,
              },
            ],
          }
        : {})}
    />
  );
}
