import { useEffect, useRef } from 'react';
import { useLocale } from 'use-intl';
import { useNow } from '#api';
import type { CheckRow } from '#contract';
import { useMessages } from '#messages';
import { DataTable, StatusBadge, useFormat, useShortcuts } from '#ui';
import type { Column, StatusTone } from '#ui';

const tones: Readonly<Record<CheckRow['state'], StatusTone>> = {
  waiting: 'waiting',
  mine: 'active',
  taken: 'neutral',
  decided: 'good',
};

interface ChecksTableProps {
  readonly rows: readonly CheckRow[];
  readonly onOpen: (row: CheckRow) => void;
}

/** The queue, a row per submission; Enter takes one or goes on with one's own. */
export function ChecksTable({ rows, onOpen }: ChecksTableProps) {
  const t = useMessages('checks');
  const box = useRef<HTMLDivElement>(null);
  const focusList = () => box.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
  useShortcuts([{ keys: '1', label: t('keys.list'), run: focusList }]);
  useEffect(() => {
    // Whoever comes here checks next. The rows only come to exist once the table knows its height; a focus that is
    // already somewhere is left alone.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusList();
    });
    return () => cancelAnimationFrame(frame);
    // Again whenever the list changes: the row that had the focus may be the one that was just decided.
  }, [rows]);
  const count = (state: CheckRow['state']) => rows.filter((row) => row.state === state).length;
  const counts = { waiting: count('waiting'), taken: count('taken') };
  const decided = count('decided');
  return (
    <div ref={box} className="pl-check-table">
      <DataTable
        label={t('tableLabel')}
        rows={rows}
        columns={useColumns()}
        rowKey={({ submissionId }) => submissionId}
        minWidth={860}
        onOpen={onOpen}
        footer={decided > 0 ? t('countsDecided', { ...counts, decided }) : t('counts', counts)}
      />
    </div>
  );
}

function useColumns(): readonly Column<CheckRow>[] {
  const t = useMessages('checks');
  const locale = useLocale();
  const format = useFormat();
  const now = useNow();
  const title = ({ title: { en, zh } }: CheckRow) => (locale === 'zh' ? (zh ?? en) : (en ?? zh)) ?? '';
  const state = (row: CheckRow) =>
    row.decision === null ? t(`state.${row.state}`) : t(`decision.${row.decision}`);
  const tone = (row: CheckRow) => (row.decision === 'return' ? 'returned' : tones[row.state]);
  return [
    {
      key: 'submitted',
      header: t('column.submitted'),
      width: '128px',
      render: ({ waitingSince }) => format.ago(waitingSince, now),
      text: ({ waitingSince }) => format.exactInstant(waitingSince),
      sortBy: ({ waitingSince }) => waitingSince,
    },
    {
      key: 'task',
      header: t('column.task'),
      width: '140px',
      render: ({ externalId }) => externalId,
      sortBy: ({ externalId }) => externalId,
    },
    { key: 'title', header: t('column.title'), width: 'minmax(180px, 3fr)', render: title },
    {
      key: 'domain',
      header: t('column.domain'),
      width: 'minmax(110px, 1fr)',
      render: ({ domain }) => domain ?? '–',
      sortBy: ({ domain }) => domain,
    },
    {
      key: 'round',
      header: t('column.round'),
      width: '76px',
      align: 'end',
      render: ({ roundNumber }) => format.number(roundNumber),
      sortBy: ({ roundNumber }) => roundNumber,
    },
    {
      key: 'files',
      header: t('column.files'),
      width: '70px',
      align: 'end',
      render: ({ fileCount }) => format.number(fileCount),
      sortBy: ({ fileCount }) => fileCount,
    },
    {
      key: 'state',
      header: t('column.state'),
      width: '176px',
      render: (row) => <StatusBadge tone={tone(row)} label={state(row)} />,
      text: state,
      sortBy: state,
    },
  ];
}
