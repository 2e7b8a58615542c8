import type { ImportReport } from '#contract';
import { useMessages } from '#messages';
import { DataTable, Section } from '#ui';
import type { Column } from '#ui';

interface Entry {
  readonly key: string;
  readonly cells: readonly string[];
}

interface ListProps {
  readonly title: string;
  readonly hint?: string;
  /** Header and width of each cell. */
  readonly heads: readonly (readonly [string, string])[];
  readonly rows: readonly (readonly string[])[];
}

const taskWidth = '150px';
const textWidth = 'minmax(220px, 1fr)';

/** What deserves a look besides faults; only lists that have something in them. */
export function ReportLists({ report }: { readonly report: ImportReport }) {
  const t = useMessages('imports');
  const words = useMessages('words');
  const task = [t('task'), taskWidth] as const;
  return (
    <>
      <List
        title={t('needsWeight')}
        hint={t('needsWeightHint')}
        heads={[task, [t('language'), '100px'], [t('position'), '72px'], [t('text'), textWidth]]}
        rows={report.needsWeight.map((item) => [
          item.taskId,
          words(`language.${item.language}`),
          String(item.position),
          item.text,
        ])}
      />
      <List
        title={t('unusual')}
        hint={t('unusualHint')}
        heads={[task, [t('position'), '72px'], [t('weight'), textWidth]]}
        rows={report.unusualWeights.map((item) => [item.taskId, String(item.position), String(item.weight)])}
      />
      <List
        title={t('missing')}
        hint={t('missingHint')}
        heads={[task, [t('files'), textWidth]]}
        rows={report.inputs.missing.map((entry) => [entry.taskId, entry.names.join(', ')])}
      />
      <List
        title={t('skipped')}
        heads={[task, [t('why'), textWidth]]}
        rows={report.skipped.map((entry) => [entry.taskId, entry.why])}
      />
      <List
        title={t('changes')}
        heads={[task, [t('fields'), textWidth]]}
        rows={report.changes.map((entry) => [entry.taskId, entry.fields.join(', ')])}
      />
    </>
  );
}

function List({ title, hint, heads, rows }: ListProps) {
  if (rows.length === 0) return null;
  const columns = heads.map(([header, width], index): Column<Entry> => ({
    key: String(index),
    header,
    width,
    render: (row) => row.cells[index] ?? '',
  }));
  return (
    <Section title={title} hint={hint}>
      <DataTable
        label={title}
        rows={rows.map((cells, index) => ({ key: String(index), cells }))}
        columns={columns}
        rowKey={(row) => row.key}
        height={Math.min(320, 70 + rows.length * 36)}
      />
    </Section>
  );
}
