import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import { api, useProject } from '#api';
import type { MyWork, WorkRow } from '#contract';
import { useMessages } from '#messages';
import { EmptyState, PageHeader, QueryState, Screen } from '#ui';
import { DeclineDialog } from '../decline-dialog.tsx';
import { ClaimButton } from './claim-button.tsx';
import { EarnedFigures } from './earned-figures.tsx';
import { ReturnedTasks } from './returned-tasks.tsx';
import { isListed, orderRows, workFilters } from './row-order.ts';
import type { WorkFilter } from './row-order.ts';
import { RunningBanner } from './running-banner.tsx';
import { WorkTable } from './work-table.tsx';

/** The annotator's own list: what to do, what came back, what it has earned. */
export function WorkScreen() {
  const t = useMessages('work');
  const { projectId } = useProject();
  const work = useQuery(api.work.list.queryOptions({ input: { projectId } }));
  return (
    <Screen isFixed>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          work.data && (
            <>
              <EarnedFigures earned={work.data.earned} />
              {work.data.canClaim && work.data.rows.length > 0 && <ClaimButton />}
            </>
          )
        }
      />
      <QueryState query={work}>{(answer) => <WorkList work={answer} />}</QueryState>
    </Screen>
  );
}

function WorkList({ work }: { readonly work: MyWork }) {
  const t = useMessages('work');
  const { projectId } = useProject();
  const [filter, setFilter] = useState<WorkFilter>('todo');
  const [declined, setDeclined] = useState<WorkRow | null>(null);
  if (work.rows.length === 0) {
    return (
      <EmptyState
        icon={IconClipboardList}
        title={t('emptyTitle')}
        hint={work.canClaim ? t('emptyClaim') : t('emptyHint')}
        actions={work.canClaim && <ClaimButton />}
      />
    );
  }
  const rows = orderRows(work.rows);
  const listed = rows.filter((row) => isListed(row, filter));
  const countOf = (entry: WorkFilter) => rows.filter((row) => isListed(row, entry)).length;
  return (
    <>
      {work.running && <RunningBanner key={work.running.assignmentId} running={work.running} />}
      <ReturnedTasks rows={rows.filter(({ state }) => state === 'returned')} />
      <SegmentedControl
        aria-label={t('filter.label')}
        value={filter}
        onChange={setFilter}
        data={workFilters.map((value) => ({ value, label: t(`filter.${value}`, { count: countOf(value) }) }))}
        style={{ alignSelf: 'flex-start' }}
      />
      {listed.length > 0 ? (
        <WorkTable key={filter} rows={listed} onDecline={setDeclined} />
      ) : (
        <EmptyState
          icon={IconClipboardList}
          title={t(`filterEmpty.${filter}`)}
          hint={t(`filterEmptyHint.${filter}`)}
        />
      )}
      <DeclineDialog
        task={declined && { projectId, ...declined, isStarted: false }}
        onClose={() => setDeclined(null)}
      />
    </>
  );
}
