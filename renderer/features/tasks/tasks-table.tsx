import { Group, Text } from '@mantine/core';
import { IconFileAlert, IconScale } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { useProjectPath } from '#api';
import type { TaskRow } from '#contract';
import { useMessages } from '#messages';
import { DataTable, StageBadge, isLiveSlot, useFormat } from '#ui';
import type { Column } from '#ui';

interface TasksTableProps {
  readonly rows: readonly TaskRow[];
  readonly total: number;
  readonly isComplete: boolean;
  readonly onEnd: () => void;
}

/** Tasks as rows; opening one leads to its own screen. Sorting waits until every row is here. */
export function TasksTable({ rows, total, isComplete, onEnd }: TasksTableProps) {
  const t = useMessages('tasks');
  const words = useMessages('words');
  const shared = useMessages('coordination');
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const columns = useTaskColumns();
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      columns={isComplete ? columns : columns.map(({ sortBy: _later, ...column }) => column)}
      rowKey={(row) => row.id}
      minWidth={960}
      onOpen={(row) => navigate(path('tasks', row.id))}
      onEnd={onEnd}
      footer={
        isComplete
          ? words('rowCount', { count: rows.length })
          : shared('loadedOf', { loaded: rows.length, total })
      }
    />
  );
}

const peopleOf = (row: TaskRow) =>
  row.slots
    .filter((slot) => isLiveSlot(slot.state))
    .map((slot) => slot.personName)
    .join(', ');

function useTaskColumns(): readonly Column<TaskRow>[] {
  const t = useMessages('tasks');
  const shared = useMessages('coordination');
  return [
    {
      key: 'number',
      header: t('number'),
      width: '112px',
      sortBy: (row) => row.externalId,
      render: (row) => row.externalId,
    },
    {
      key: 'title',
      header: t('name'),
      width: 'minmax(220px, 3fr)',
      sortBy: (row) => row.title,
      render: (row) => row.title,
    },
    {
      key: 'domain',
      header: t('domain'),
      width: 'minmax(132px, 1fr)',
      sortBy: (row) => row.domain,
      render: (row) => row.domain ?? '',
    },
    {
      key: 'stage',
      header: t('stageHead'),
      width: '128px',
      sortBy: (row) => row.stage,
      text: (row) => shared(`stage.${row.stage}`),
      render: (row) => <StageBadge stage={row.stage} />,
    },
    {
      key: 'people',
      header: t('people'),
      width: 'minmax(150px, 1.4fr)',
      text: peopleOf,
      render: (row) =>
        peopleOf(row) || (
          <Text component="span" c="dimmed">
            {t('nobody')}
          </Text>
        ),
    },
    ...useFigureColumns(),
  ];
}

function useFigureColumns(): readonly Column<TaskRow>[] {
  const t = useMessages('tasks');
  const format = useFormat();
  return [
    {
      key: 'laborTime',
      header: t('laborTime'),
      width: '104px',
      align: 'end',
      sortBy: (row) => row.laborTimeMs,
      render: (row) => (row.laborTimeMs === null ? '–' : format.clock(row.laborTimeMs)),
    },
    {
      key: 'flags',
      header: t('flags'),
      width: '84px',
      sortBy: (row) => -(row.needsWeightCount + row.missingInputCount),
      render: (row) => <TaskFlags row={row} />,
    },
  ];
}

/** What has to be mended before the task can be worked on or scored. */
function TaskFlags({ row }: { readonly row: TaskRow }) {
  const t = useMessages('tasks');
  return (
    <Group gap={10} wrap="nowrap">
      {row.needsWeightCount > 0 && (
        <Flag
          icon={IconScale}
          count={row.needsWeightCount}
          label={t('needsWeight', { count: row.needsWeightCount })}
        />
      )}
      {row.missingInputCount > 0 && (
        <Flag
          icon={IconFileAlert}
          count={row.missingInputCount}
          label={t('missingInputs', { count: row.missingInputCount })}
        />
      )}
    </Group>
  );
}

interface FlagProps {
  readonly icon: ComponentType<{ readonly size?: number | string }>;
  readonly count: number;
  readonly label: string;
}

function Flag({ icon: Icon, count, label }: FlagProps) {
  return (
    <Text
      component="span"
      role="img"
      aria-label={label}
      title={label}
      c="var(--pl-warning-ink)"
      className="pl-number"
      style={{ display: 'inline-flex', alignItems: 'center', gap: 3 }}
    >
      <Icon size={15} />
      {count}
    </Text>
  );
}
