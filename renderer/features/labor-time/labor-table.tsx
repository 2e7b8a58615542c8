import { useLocation } from 'wouter';
import { useProjectPath } from '#api';
import type { LaborRow } from '#contract';
import { useMessages } from '#messages';
import { DataTable, StatusBadge, useFormat } from '#ui';
import type { Column, StatusTone } from '#ui';
import { AttemptCell, useAttemptText } from './attempt-cell.tsx';
import { computeLaborRatio, publishedMs } from './labor-ratio.ts';

interface LaborTableProps {
  readonly rows: readonly LaborRow[];
  readonly isComplete: boolean;
  readonly footer: string;
  readonly onEnd: () => void;
}

/** Tasks with the times and scores of their people, and measured labor time beside the published one. */
export function LaborTable({ rows, isComplete, footer, onEnd }: LaborTableProps) {
  const t = useMessages('laborTime');
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const columns = useLaborColumns();
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      columns={isComplete ? columns : columns.map(({ sortBy: _later, ...column }) => column)}
      rowKey={(row) => row.taskId}
      rowHeight={46}
      minWidth={980}
      onOpen={(row) => navigate(path('tasks', row.taskId))}
      onEnd={onEnd}
      footer={footer}
    />
  );
}

const tones: Readonly<Record<LaborRow['status'], StatusTone>> = {
  'awaiting-pair': 'neutral',
  'awaiting-third': 'warning',
  complete: 'good',
};

const attemptIn = (row: LaborRow, slot: number) => row.attempts.find((attempt) => attempt.slot === slot);

function useLaborColumns(): readonly Column<LaborRow>[] {
  const t = useMessages('laborTime');
  const format = useFormat();
  const duration = (ms: number | null) => (ms === null ? '–' : format.clock(ms));
  return [
    {
      key: 'task',
      header: t('task'),
      width: '108px',
      sortBy: (row) => row.externalId,
      render: (row) => row.externalId,
    },
    {
      key: 'title',
      header: t('name'),
      width: 'minmax(80px, 1.4fr)',
      sortBy: (row) => row.title,
      render: (row) => row.title,
    },
    ...useAttemptColumns(),
    {
      key: 'status',
      header: t('statusHead'),
      width: '132px',
      sortBy: (row) => row.status,
      text: (row) => t(`status.${row.status}`),
      render: (row) => <StatusBadge tone={tones[row.status]} label={t(`status.${row.status}`)} />,
    },
    {
      key: 'measured',
      header: t('measured'),
      width: '92px',
      align: 'end',
      sortBy: (row) => row.laborTimeMs,
      text: (row) => duration(row.laborTimeMs),
      render: (row) => <strong>{duration(row.laborTimeMs)}</strong>,
    },
    {
      key: 'published',
      header: t('published'),
      width: '94px',
      align: 'end',
      sortBy: publishedMs,
      render: (row) => duration(publishedMs(row)),
    },
    {
      key: 'ratio',
      header: t('ratio'),
      width: '60px',
      align: 'end',
      sortBy: computeLaborRatio,
      text: () => t('ratioHint'),
      render: (row) => {
        const ratio = computeLaborRatio(row);
        return ratio === null ? '–' : format.number(ratio, 2);
      },
    },
  ];
}

function useAttemptColumns(): readonly Column<LaborRow>[] {
  const t = useMessages('laborTime');
  const say = useAttemptText();
  return (['first', 'second', 'third'] as const).map((place, index) => ({
    key: place,
    header: t(place),
    width: 'minmax(120px, 1fr)',
    sortBy: (row: LaborRow) => attemptIn(row, index + 1)?.completionMs ?? null,
    text: (row: LaborRow) => say(attemptIn(row, index + 1)),
    render: (row: LaborRow) => {
      const attempt = attemptIn(row, index + 1);
      return attempt ? <AttemptCell attempt={attempt} externalId={row.externalId} /> : '–';
    },
  }));
}
