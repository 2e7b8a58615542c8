import type { AuditRow } from '#contract';
import { useMessages } from '#messages';
import { DataTable, useFormat } from '#ui';
import type { Column } from '#ui';
import { useActionText, useActorText } from './audit-text.ts';
import { useDetailText } from './detail-text.ts';

interface AuditTableProps {
  readonly rows: readonly AuditRow[];
  readonly total: number;
  readonly isComplete: boolean;
  readonly onEnd: () => void;
  readonly onOpen: (row: AuditRow) => void;
}

/** The audit as rows, in the order in which it was written, newest first. */
export function AuditTable({ rows, total, isComplete, onEnd, onOpen }: AuditTableProps) {
  const t = useMessages('audit');
  const words = useMessages('words');
  const shared = useMessages('coordination');
  const format = useFormat();
  const sayAction = useActionText();
  const sayActor = useActorText();
  const detail = useDetailText();
  const columns: readonly Column<AuditRow>[] = [
    {
      key: 'at',
      header: t('at'),
      width: '176px',
      text: (row) => format.exactInstant(row.at),
      render: (row) => format.instant(row.at),
    },
    { key: 'actor', header: t('actor'), width: 'minmax(130px, 1fr)', render: sayActor },
    {
      key: 'action',
      header: t('action'),
      width: 'minmax(150px, 1fr)',
      text: (row) => row.action,
      render: (row) => sayAction(row.action),
    },
    {
      key: 'details',
      header: t('details'),
      width: 'minmax(260px, 4fr)',
      render: (row) => detail.line(row.details),
    },
  ];
  return (
    <DataTable
      label={t('title')}
      rows={rows}
      columns={columns}
      rowKey={(row) => String(row.sequence)}
      minWidth={860}
      onOpen={onOpen}
      onEnd={onEnd}
      footer={
        isComplete
          ? words('rowCount', { count: rows.length })
          : shared('loadedOf', { loaded: rows.length, total })
      }
    />
  );
}
