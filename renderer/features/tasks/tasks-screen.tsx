import { Button, Group, SegmentedControl, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport, IconListDetails, IconScale } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { api, findNextCursor, pageSize, usePagedRows, useProject, useProjectPath } from '#api';
import type { TaskRow, TaskStage } from '#contract';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen, SearchField } from '#ui';
import { TasksTable } from './tasks-table.tsx';

const stages: readonly TaskStage[] = [
  'unassigned',
  'in-work',
  'awaiting-check',
  'returned',
  'awaiting-third',
  'complete',
  'withdrawn',
];

/** Every task of the project; the filter is part of the address, so that it can be linked to. */
export function TasksScreen() {
  const t = useMessages('tasks');
  const words = useMessages('words');
  const filter = useTaskFilter();
  const [search] = useDebouncedValue(filter.search.trim(), 200);
  const tasks = useTaskRows(search, filter.stage, filter.isMissingOnly);
  const isFiltered = search !== '' || filter.stage !== null || filter.isMissingOnly;
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} lead={t('lead')} actions={<WeightsLink />} />
      <TaskFilterBar filter={filter} />
      <QueryState query={tasks}>
        {({ rows, total }) => {
          const shown = filter.isMissingOnly ? rows.filter((row) => row.missingInputCount > 0) : rows;
          if (shown.length > 0)
            return (
              <TasksTable
                rows={shown}
                total={filter.isMissingOnly ? shown.length : total}
                isComplete={tasks.isComplete}
                onEnd={tasks.loadMore}
              />
            );
          if (isFiltered)
            return <EmptyState title={words('nothingFound')} hint={words('nothingFoundHint')} />;
          return <NoTasks />;
        }}
      </QueryState>
    </Screen>
  );
}

interface TaskFilter {
  readonly search: string;
  readonly stage: TaskStage | null;
  readonly isMissingOnly: boolean;
  readonly setSearch: (search: string) => void;
  readonly setStage: (stage: TaskStage | null) => void;
  readonly setMissingOnly: (isOn: boolean) => void;
}

function useTaskFilter(): TaskFilter {
  const [params, setParams] = useSearchParams();
  // Typing would be slowed down by the address; it follows after each key.
  const [search, setSearch] = useState(params.get('search') ?? '');
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    search,
    stage: stages.find((stage) => stage === params.get('stage')) ?? null,
    isMissingOnly: params.get('inputs') === 'missing',
    setSearch: (value) => {
      setSearch(value);
      set('search', value);
    },
    setStage: (stage) => set('stage', stage),
    setMissingOnly: (isOn) => set('inputs', isOn ? 'missing' : null),
  };
}

function useTaskRows(search: string, stage: TaskStage | null, isWholeNeeded: boolean) {
  const { projectId } = useProject();
  const query = useInfiniteQuery(
    api.tasks.list.infiniteOptions({
      input: (cursor: number) => ({ projectId, search, stage, cursor, limit: pageSize }),
      initialPageParam: 0,
      getNextPageParam: findNextCursor,
      placeholderData: keepPreviousData,
    }),
  );
  const tasks = usePagedRows<TaskRow, { rows: TaskRow[]; total: number }>(query);
  const { isComplete, loadMore } = tasks;
  // What is filtered here needs every page.
  useEffect(() => {
    if (isWholeNeeded && !isComplete) loadMore();
  }, [isWholeNeeded, isComplete, loadMore]);
  return tasks;
}

function TaskFilterBar({ filter }: { readonly filter: TaskFilter }) {
  const t = useMessages('tasks');
  const words = useMessages('words');
  const shared = useMessages('coordination');
  return (
    <Group gap="sm">
      <SearchField value={filter.search} onChange={filter.setSearch} hint={t('searchHint')} width={240} />
      <SegmentedControl
        aria-label={t('filterStage')}
        value={filter.stage ?? 'all'}
        onChange={(value) => filter.setStage(stages.find((stage) => stage === value) ?? null)}
        data={[
          { value: 'all', label: words('all') },
          ...stages.map((stage) => ({ value: stage, label: shared(`stage.${stage}`) })),
        ]}
      />
      {filter.isMissingOnly && (
        <Switch
          label={t('onlyMissing')}
          checked
          onChange={(event) => filter.setMissingOnly(event.currentTarget.checked)}
        />
      )}
    </Group>
  );
}

function WeightsLink() {
  const t = useMessages('tasks');
  const path = useProjectPath();
  const { projectId } = useProject();
  const overview = useQuery(api.oversight.overview.queryOptions({ input: { projectId } }));
  const count = overview.data?.needsWeightCount ?? 0;
  if (count === 0) return null;
  return (
    <Button
      component={Link}
      to={path('tasks', 'weights')}
      variant="default"
      leftSection={<IconScale size={15} />}
    >
      {t('needsWeight', { count })}
    </Button>
  );
}

function NoTasks() {
  const t = useMessages('tasks');
  const path = useProjectPath();
  return (
    <EmptyState
      icon={IconListDetails}
      title={t('emptyTitle')}
      hint={t('emptyHint')}
      actions={
        <Button component={Link} to={path('imports')} leftSection={<IconFileImport size={15} />}>
          {t('import')}
        </Button>
      }
    />
  );
}
