import { Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconClockHour4 } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, findNextCursor, pageSize, usePagedRows, useProject } from '#api';
import type { LaborRow } from '#contract';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen, SearchField } from '#ui';
import { ExportMenu } from './export-menu.tsx';
import { LaborTable } from './labor-table.tsx';

/** Every task's times and scores, and the labor time that follows from them. */
export function LaborTimeScreen() {
  const t = useMessages('laborTime');
  const words = useMessages('words');
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), 200);
  const labor = useLaborRows(settled);
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} lead={t('lead')} actions={<ExportMenu />} />
      <Group gap="sm">
        <SearchField value={search} onChange={setSearch} hint={t('searchHint')} />
      </Group>
      <QueryState query={labor}>
        {({ rows, total, completeCount }) => {
          if (rows.length > 0)
            return (
              <LaborTable
                rows={rows}
                isComplete={labor.isComplete}
                footer={t('completeOf', { complete: completeCount, total })}
                onEnd={labor.loadMore}
              />
            );
          return settled === '' ? (
            <EmptyState icon={IconClockHour4} title={t('emptyTitle')} hint={t('emptyHint')} />
          ) : (
            <EmptyState title={words('nothingFound')} hint={words('nothingFoundHint')} />
          );
        }}
      </QueryState>
    </Screen>
  );
}

function useLaborRows(search: string) {
  const { projectId } = useProject();
  const query = useInfiniteQuery(
    api.oversight.laborTime.infiniteOptions({
      input: (cursor: number) => ({ projectId, search, cursor, limit: pageSize }),
      initialPageParam: 0,
      getNextPageParam: findNextCursor,
      placeholderData: keepPreviousData,
    }),
  );
  return usePagedRows<LaborRow, { rows: LaborRow[]; total: number; completeCount: number }>(query);
}
