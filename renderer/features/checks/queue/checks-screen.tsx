import { Group, Switch, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { api, useProject } from '#api';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen, SearchField, useShortcuts } from '#ui';
import { ChecksTable } from './checks-table.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { filterQueue } from './filter-queue.ts';
import { OpenChecks } from './open-checks.tsx';
import { OwnFigures } from './own-figures.tsx';
import type { CheckList } from './check-list.ts';
import { useOpenRow } from './use-open-row.ts';
import { useQueueView } from './queue-view.ts';

/** What waits for an expert, and how much time the expert has spent. */
export function ChecksScreen() {
  const t = useMessages('checks');
  const { projectId } = useProject();
  const includesDecided = useQueueView((view) => view.showsDecided);
  const list = useQuery({
    ...api.checks.list.queryOptions({ input: { projectId, includesDecided } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen isFixed>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={list.data && <OwnFigures list={list.data} />}
      />
      <QueryState query={list}>{(answer) => <Queue list={answer} />}</QueryState>
    </Screen>
  );
}

function Queue({ list }: { readonly list: CheckList }) {
  const t = useMessages('checks');
  const words = useMessages('words');
  const [search, setSearch] = useState('');
  const showsDecided = useQueueView((view) => view.showsDecided);
  const toggle = () => useQueueView.setState({ showsDecided: !showsDecided });
  const opening = useOpenRow(list.rows);
  useShortcuts([{ keys: 'D', label: t('keys.decided'), run: toggle }]);
  const rows = filterQueue(list.rows, search, showsDecided);
  return (
    <>
      <OpenChecks rows={list.rows} />
      <Group gap="md" wrap="nowrap">
        <SearchField value={search} onChange={setSearch} hint={t('searchHint')} />
        <Switch label={t('showDecided')} checked={showsDecided} onChange={toggle} size="xs" />
        <Text size="xs" c="dimmed" ml="auto">
          {t('enterHint')}
        </Text>
      </Group>
      {rows.length > 0 ? (
        <ChecksTable rows={rows} onOpen={opening.open} />
      ) : search.trim() === '' ? (
        <EmptyState icon={IconClipboardCheck} title={t('emptyTitle')} hint={t('emptyHint')} />
      ) : (
        <EmptyState title={words('nothingFound')} hint={words('nothingFoundHint')} />
      )}
      <ConflictDialog opening={opening} rows={list.rows} />
    </>
  );
}
