import { ActionIcon, Group } from '@mantine/core';
import { IconTimeline } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { useAssignmentChanges, useProjectPath } from '#api';
import type { AssignmentRow, PersonView } from '#contract';
import { useMessages } from '#messages';
import { AssignmentMenu, DataTable, SlotBadge, isLiveSlot, useFormat } from '#ui';
import type { Column } from '#ui';

interface AssignmentsTableProps {
  readonly rows: readonly AssignmentRow[];
  readonly total: number;
  readonly people: readonly PersonView[];
  readonly isComplete: boolean;
  readonly onEnd: () => void;
}

/** Assignments as rows; opening one leads to its task. */
export function AssignmentsTable({ rows, total, people, isComplete, onEnd }: AssignmentsTableProps) {
  const t = useMessages('assignments');
  const words = useMessages('words');
  const shared = useMessages('coordination');
  const path = useProjectPath();
  const [, navigate] = useLocation();
  const figures = useAssignmentColumns();
  const columns: readonly Column<AssignmentRow>[] = [
    ...(isComplete ? figures : figures.map(({ sortBy: _later, ...column }) => column)),
    {
      key: 'actions',
      header: t('actions'),
      width: '80px',
      align: 'end',
      text: () => '',
      render: (row) => <RowActions row={row} people={people} />,
    },
  ];
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.assignmentId}
      minWidth={980}
      onOpen={(row) => navigate(path('tasks', row.taskId))}
      onEnd={onEnd}
      footer={
        isComplete
          ? words('rowCount', { count: rows.length })
          : shared('loadedOf', { loaded: rows.length, total })
      }
    />
  );
}

const places = ['first', 'second', 'third'] as const;

function useAssignmentColumns(): readonly Column<AssignmentRow>[] {
  const t = useMessages('assignments');
  const shared = useMessages('coordination');
  const placeOf = ({ slot }: AssignmentRow) => {
    const place = places[slot - 1];
    return place ? shared(`slot.${place}`) : String(slot);
  };
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
      width: 'minmax(140px, 2fr)',
      sortBy: (row) => row.title,
      render: (row) => row.title,
    },
    {
      key: 'person',
      header: t('person'),
      width: 'minmax(124px, 1fr)',
      sortBy: (row) => row.personName,
      render: (row) => row.personName,
    },
    { key: 'place', header: t('place'), width: '72px', sortBy: (row) => row.slot, render: placeOf },
    {
      key: 'state',
      header: t('state'),
      width: '116px',
      sortBy: (row) => row.state,
      text: (row) => row.endedReason ?? shared(`slotState.${row.state}`),
      render: (row) => <SlotBadge state={row.state} reason={row.endedReason} />,
    },
    ...useFigureColumns(),
  ];
}

function useFigureColumns(): readonly Column<AssignmentRow>[] {
  const t = useMessages('assignments');
  const format = useFormat();
  return [
    {
      key: 'counted',
      header: t('counted'),
      width: '92px',
      align: 'end',
      sortBy: (row) => row.countedMs,
      render: (row) => (row.countedMs === null ? '–' : format.clock(row.countedMs)),
    },
    {
      key: 'score',
      header: t('score'),
      width: '64px',
      align: 'end',
      sortBy: (row) => row.score,
      render: (row) => (row.score === null ? '–' : format.number(row.score)),
    },
    {
      key: 'changed',
      header: t('changed'),
      width: '180px',
      sortBy: (row) => row.changedAt,
      text: (row) => format.exactInstant(row.changedAt),
      render: (row) => format.instant(row.changedAt),
    },
  ];
}

function RowActions({
  row,
  people,
}: {
  readonly row: AssignmentRow;
  readonly people: readonly PersonView[];
}) {
  const t = useMessages('assignments');
  const path = useProjectPath();
  const { reassign, withdraw } = useAssignmentChanges();
  const label = t('timelineOf', { name: row.personName, task: row.externalId });
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      {row.attemptId !== null && (
        <ActionIcon
          component={Link}
          to={path('tasks', 'attempts', row.attemptId)}
          aria-label={label}
          title={label}
          onClick={(event: MouseEvent) => event.stopPropagation()}
        >
          <IconTimeline size={16} />
        </ActionIcon>
      )}
      {isLiveSlot(row.state) && (
        <AssignmentMenu
          slot={row}
          externalId={row.externalId}
          candidates={people.filter(({ roles, isDisabled }) => roles.includes('annotator') && !isDisabled)}
          onReassign={(personId, reason) => reassign(row.assignmentId, personId, reason)}
          onWithdraw={(reason) => withdraw(row.assignmentId, reason)}
        />
      )}
    </Group>
  );
}
