import { Button, Group, Text, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api, getWindowId, useNow, useProject, useProjectPath } from '#api';
import type { WorkRow } from '#contract';
import { useMessages } from '#messages';
import { useFormat } from '#ui';

/** Enough to see what is asked; the table below has them all. */
const shownCount = 3;

/** What came back, with the expert's summary: it is the next thing to do. */
export function ReturnedTasks({ rows }: { readonly rows: readonly WorkRow[] }) {
  const t = useMessages('work');
  const { projectId } = useProject();
  const shown = rows.slice(0, shownCount);
  const summaries = useQueries({
    queries: shown.map(({ assignmentId }) =>
      api.work.get.queryOptions({ input: { projectId, assignmentId, windowId: getWindowId() } }),
    ),
    combine: (results) => results.map(({ data }) => data && (data.submissions.at(-1)?.summary ?? null)),
  });
  if (shown.length === 0) return null;
  return (
    <section className="pl-returned" aria-labelledby="work-returned">
      <Group gap="xs" align="baseline">
        <Title order={2} id="work-returned">
          {t('returnedTitle')}
        </Title>
        <Text size="xs" c="dimmed">
          {t('returnedHint')}
        </Text>
      </Group>
      <ul>
        {shown.map((row, index) => (
          <ReturnedTask key={row.assignmentId} row={row} summary={summaries[index]} />
        ))}
      </ul>
    </section>
  );
}

interface ReturnedTaskProps {
  readonly row: WorkRow;
  /** undefined while it is asked for. */
  readonly summary: string | null | undefined;
}

function ReturnedTask({ row, summary }: ReturnedTaskProps) {
  const t = useMessages('work');
  const format = useFormat();
  const now = useNow();
  const path = useProjectPath();
  return (
    <li>
      <div style={{ flex: 'none', width: 150 }}>
        <Text fw={600} className="pl-truncate" title={row.externalId}>
          {row.externalId}
        </Text>
        <Text size="xs" c="dimmed">
          {format.ago(row.changedAt, now)}
        </Text>
      </div>
      <Text flex={1} lineClamp={2} {...(summary ? { title: summary } : { c: 'dimmed' })}>
        {summary === undefined ? '…' : (summary ?? t('returnedNoSummary'))}
      </Text>
      <Button
        component={Link}
        to={path('work', row.assignmentId)}
        variant="default"
        size="compact-sm"
        aria-label={t('openTask', { task: row.externalId })}
      >
        {t('open')}
      </Button>
    </li>
  );
}
