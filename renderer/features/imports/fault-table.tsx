import type { PackFault } from '#contract';
import { useMessages } from '#messages';
import { DataTable, StatusBadge } from '#ui';
import type { Column } from '#ui';

/** Faults of a pack with file and line, those that stop the import first. */
export function FaultTable({ faults }: { readonly faults: readonly PackFault[] }) {
  const t = useMessages('imports');
  const rows = faults
    .map((fault, index) => ({ ...fault, key: String(index) }))
    .toSorted((a, b) => Number(b.severity === 'stop') - Number(a.severity === 'stop'));
  const placeOf = ({ file, line }: PackFault) => (line === null ? file : t('line', { file, line }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    {
      key: 'severity',
      header: t('severityHead'),
      width: '104px',
      text: (row) => t(`severity.${row.severity}`),
      render: (row) => (
        <StatusBadge
          tone={row.severity === 'stop' ? 'warning' : 'neutral'}
          label={t(`severity.${row.severity}`)}
        />
      ),
    },
    { key: 'task', header: t('task'), width: '120px', render: (row) => row.taskId ?? '–' },
    { key: 'place', header: t('place'), width: 'minmax(260px, 1.4fr)', render: placeOf },
    {
      key: 'fault',
      header: t('fault'),
      width: 'minmax(320px, 2.6fr)',
      text: (row) => `${t(`faultText.${row.code}`)} ${row.message}`,
      render: (row) => (
        <div style={{ whiteSpace: 'normal', lineHeight: 1.35 }}>
          <div className="pl-truncate">{t(`faultText.${row.code}`)}</div>
          <div className="pl-truncate" style={{ color: 'var(--mantine-color-dimmed)' }}>
            {row.message}
          </div>
        </div>
      ),
    },
  ];
  return (
    <DataTable
      label={t('faults')}
      rows={rows}
      columns={columns}
      rowKey={(row) => row.key}
      rowHeight={50}
      minWidth={900}
      height={Math.min(420, 72 + rows.length * 50)}
    />
  );
}
