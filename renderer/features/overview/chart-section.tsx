import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '#messages';
import { Section } from '#ui';

interface ChartSectionProps {
  readonly title: string;
  readonly hint: string;
  /** What the chart shows, in one sentence. */
  readonly summary: string;
  readonly chart: ReactNode;
  /** The same figures as a table. */
  readonly table: ReactNode;
}

/** A chart that can be read as a sentence, as a picture or as a table. */
export function ChartSection({ title, hint, summary, chart, table }: ChartSectionProps) {
  const t = useMessages('coordination');
  const [isTable, setTable] = useState(false);
  const label = isTable ? t('showChart') : t('showTable');
  return (
    <Section
      title={title}
      hint={`${hint} ${summary}`}
      actions={
        <Tooltip label={label}>
          <ActionIcon aria-label={label} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {isTable ? <IconChartBar size={17} /> : <IconTable size={17} />}
          </ActionIcon>
        </Tooltip>
      }
    >
      {isTable ? (
        table
      ) : (
        <div role="img" aria-label={summary}>
          {chart}
        </div>
      )}
    </Section>
  );
}
