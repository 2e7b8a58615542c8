import { ActionIcon, Group, Text, Tooltip } from '@mantine/core';
import { IconCircleX } from '@tabler/icons-react';
import { useLocale } from 'use-intl';
import { useLocation } from 'wouter';
import { useClock, useClockReading, useNow, useProjectPath } from '#api';
import type { WorkRow } from '#contract';
import { useMessages } from '#messages';
import { DataTable, StatusBadge, useFormat } from '#ui';
import type { Column, StatusTone } from '#ui';

const tones: Readonly<Record<WorkRow['state'], StatusTone>> = {
  assigned: 'neutral',
  running: 'active',
  paused: 'paused',
  suspended: 'warning',
  returned: 'returned',
  submitted: 'waiting',
  accepted: 'good',
};

interface WorkTableProps {
  readonly rows: readonly WorkRow[];
  readonly onDecline: (row: WorkRow) => void;
}

/** One's tasks, a row each; Enter opens one. */
export function WorkTable({ rows, onDecline }: WorkTableProps) {
  const t = useMessages('work');
  const path = useProjectPath();
  const [, navigate] = useLocation();
  return (
    <DataTable
      label={t('tableLabel')}
      rows={rows}
      columns={useColumns(onDecline)}
      rowKey={(row) => row.assignmentId}
      onOpen={(row) => navigate(path('work', row.assignmentId))}
      rowHeight={40}
      minWidth={860}
    />
  );
}

function useColumns(onDecline: (row: WorkRow) => void): readonly Column<WorkRow>[] {
  const t = useMessages('work');
  const format = useFormat();
  const now = useNow();
  const locale = useLocale();
  const titleOf = ({ title }: WorkRow) => title[locale] ?? title.en ?? title.zh ?? '';
  return [
    {
      key: 'task',
      header: t('column.task'),
      width: 'minmax(120px, 1fr)',
      sortBy: (row) => row.externalId,
      text: (row) => row.externalId,
      render: (row) => (
        <Text component="span" fw={600}>
          {row.externalId}
        </Text>
      ),
    },
    {
      key: 'title',
      header: t('column.title'),
      width: 'minmax(220px, 3fr)',
      text: titleOf,
      render: titleOf,
    },
    {
      key: 'state',
      header: t('column.state'),
      width: '150px',
      sortBy: (row) => t(`state.${row.state}`),
      text: (row) => t(`state.${row.state}`),
      render: (row) => <StatusBadge tone={tones[row.state]} label={t(`state.${row.state}`)} />,
    },
    {
      key: 'time',
      header: t('column.time'),
      width: '124px',
      align: 'end',
      sortBy: (row) => row.countedMs,
      render: (row) => <CountedTime row={row} />,
    },
    {
      key: 'round',
      header: t('column.round'),
      width: '72px',
      align: 'end',
      sortBy: (row) => row.roundNumber,
      render: (row) => (row.roundNumber === 0 ? '–' : format.number(row.roundNumber)),
    },
    {
      key: 'score',
      header: t('column.score'),
      width: '72px',
      align: 'end',
      sortBy: (row) => row.score,
      render: (row) => (row.score === null ? '–' : format.number(row.score)),
    },
    {
      key: 'changed',
      header: t('column.changed'),
      width: '132px',
      sortBy: (row) => row.changedAt,
      text: (row) => format.exactInstant(row.changedAt),
      render: (row) => format.ago(row.changedAt, now),
    },
    {
      key: 'actions',
      header: t('column.actions'),
      width: '84px',
      align: 'end',
      render: (row) => row.state === 'assigned' && <DeclineButton row={row} onDecline={onDecline} />,
    },
  ];
}

/** The counted time; that of a clock that is shown on this screen already ticks along. */
function CountedTime({ row }: { readonly row: WorkRow }) {
  const format = useFormat();
  const isShown = useClock((store) => store.key === `work:${row.assignmentId}`);
  const reading = useClockReading();
  if (row.roundNumber === 0) return '–';
  return format.clock(isShown && reading ? reading.countedMs : row.countedMs);
}

function DeclineButton({
  row,
  onDecline,
}: {
  readonly row: WorkRow;
  readonly onDecline: (row: WorkRow) => void;
}) {
  const t = useMessages('work');
  const label = t('declineTask', { task: row.externalId });
  return (
    <Group justify="flex-end">
      <Tooltip label={label}>
        <ActionIcon
          aria-label={label}
          onClick={(event) => {
            event.stopPropagation();
            onDecline(row);
          }}
        >
          <IconCircleX size={16} />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}
