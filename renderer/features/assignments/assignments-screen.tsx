import { Button, Group, SegmentedControl, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDice5, IconUsersGroup } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { api, findNextCursor, pageSize, usePagedRows, useProject } from '#api';
import type { AssignmentRow, PersonView } from '#contract';
import type { PersonId } from '#domain';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen, SearchField } from '#ui';
import { AssignmentsTable } from './assignments-table.tsx';
import { DrawDialog } from './draw-dialog.tsx';

type Which = 'all' | 'open' | 'ended';

interface Filter {
  readonly search: string;
  readonly personId: PersonId | null;
  readonly which: Which;
}

const isOpenOf: Readonly<Record<Which, boolean | null>> = { all: null, open: true, ended: false };

/** Who is on which task; the person is part of the address, so that it can be linked to. */
export function AssignmentsScreen() {
  const t = useMessages('assignments');
  const words = useMessages('words');
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const [isDrawing, setDrawing] = useState(false);
  const personId = params.get('person') as PersonId | null;
  const people = usePeople();
  const assignments = useAssignmentRows({ search, personId, which });
  const isFiltered = search !== '' || personId !== null || which !== 'all';
  const draw = (
    <Button leftSection={<IconDice5 size={15} />} onClick={() => setDrawing(true)}>
      {t('draw')}
    </Button>
  );
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} lead={t('lead')} actions={draw} />
      <Group gap="sm">
        <SearchField value={search} onChange={setSearch} hint={t('searchHint')} />
        <PersonFilter
          people={people}
          value={personId}
          onChange={(id) => setParams(id === null ? {} : { person: id }, { replace: true })}
        />
        <SegmentedControl
          aria-label={t('which')}
          value={which}
          onChange={(value) => setWhich(value === 'open' || value === 'ended' ? value : 'all')}
          data={[
            { value: 'all', label: words('all') },
            { value: 'open', label: t('open') },
            { value: 'ended', label: t('ended') },
          ]}
        />
      </Group>
      <QueryState query={assignments}>
        {({ rows, total }) => {
          if (rows.length > 0)
            return (
              <AssignmentsTable
                rows={rows}
                total={total}
                people={people}
                isComplete={assignments.isComplete}
                onEnd={assignments.loadMore}
              />
            );
          return isFiltered ? (
            <EmptyState title={words('nothingFound')} hint={words('nothingFoundHint')} />
          ) : (
            <EmptyState icon={IconUsersGroup} title={t('emptyTitle')} hint={t('emptyHint')} />
          );
        }}
      </QueryState>
      {isDrawing && <DrawDialog onClose={() => setDrawing(false)} />}
    </Screen>
  );
}

function usePeople(): readonly PersonView[] {
  const { projectId } = useProject();
  return useQuery(api.people.list.queryOptions({ input: { projectId } })).data ?? [];
}

function useAssignmentRows({ search, personId, which }: Filter) {
  const { projectId } = useProject();
  const [settled] = useDebouncedValue(search.trim(), 200);
  const query = useInfiniteQuery(
    api.assignments.list.infiniteOptions({
      input: (cursor: number) => ({
        projectId,
        search: settled,
        personId,
        isOpen: isOpenOf[which],
        cursor,
        limit: pageSize,
      }),
      initialPageParam: 0,
      getNextPageParam: findNextCursor,
      placeholderData: keepPreviousData,
    }),
  );
  return usePagedRows<AssignmentRow, { rows: AssignmentRow[]; total: number }>(query);
}

interface PersonFilterProps {
  readonly people: readonly PersonView[];
  readonly value: PersonId | null;
  readonly onChange: (personId: PersonId | null) => void;
}

function PersonFilter({ people, value, onChange }: PersonFilterProps) {
  const t = useMessages('assignments');
  return (
    <Select
      size="xs"
      w={220}
      aria-label={t('person')}
      placeholder={t('everyone')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('everyone') }}
      data={people
        .filter(
          ({ roles, openCount, acceptedCount, id }) =>
            roles.includes('annotator') || openCount + acceptedCount > 0 || id === value,
        )
        .map(({ id, displayName }) => ({ value: id, label: displayName }))}
      value={value}
      onChange={(id) => onChange(id)}
    />
  );
}
