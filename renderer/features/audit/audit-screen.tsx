import { Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, findNextCursor, pageSize, usePagedRows, useProject } from '#api';
import type { AuditRow } from '#contract';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen, SearchField } from '#ui';
import { AuditDialog } from './audit-dialog.tsx';
import { AuditTable } from './audit-table.tsx';

/** Who did what in the project, newest first. */
export function AuditScreen() {
  const t = useMessages('audit');
  const words = useMessages('words');
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), 200);
  const [open, setOpen] = useState<AuditRow | null>(null);
  const rows = useAuditRows(settled);
  return (
    <Screen isFixed>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Group gap="sm">
        <SearchField value={search} onChange={setSearch} hint={t('searchHint')} />
      </Group>
      <QueryState query={rows}>
        {(answer) => {
          if (answer.rows.length > 0)
            return (
              <AuditTable
                rows={answer.rows}
                total={answer.total}
                isComplete={rows.isComplete}
                onEnd={rows.loadMore}
                onOpen={setOpen}
              />
            );
          return settled === '' ? (
            <EmptyState icon={IconHistory} title={t('emptyTitle')} hint={t('emptyHint')} />
          ) : (
            <EmptyState title={words('nothingFound')} hint={words('nothingFoundHint')} />
          );
        }}
      </QueryState>
      {open && <AuditDialog row={open} onClose={() => setOpen(null)} />}
    </Screen>
  );
}

function useAuditRows(search: string) {
  const { projectId } = useProject();
  const query = useInfiniteQuery(
    api.oversight.audit.infiniteOptions({
      input: (cursor: number) => ({ projectId, search, cursor, limit: pageSize }),
      initialPageParam: 0,
      getNextPageParam: findNextCursor,
      placeholderData: keepPreviousData,
    }),
  );
  return usePagedRows<AuditRow, { rows: AuditRow[]; total: number }>(query);
}
