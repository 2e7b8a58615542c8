import { useMessages } from '#messages';
import { DataTable, useFormat } from '#ui';
import type { Column } from '#ui';
import type { Stretch } from './list-stretches.ts';
import { useStretchText } from './stretch-text.ts';

interface StretchTableProps {
  readonly stretches: readonly Stretch[];
  readonly chosenKey: string | null;
  readonly onChoose: (stretch: Stretch) => void;
}

/** The picture in words; opening a row marks it in the picture. */
export function StretchTable({ stretches, chosenKey, onChoose }: StretchTableProps) {
  const t = useMessages('tasks');
  const format = useFormat();
  const say = useStretchText();
  const columns: readonly Column<Stretch>[] = [
    {
      key: 'round',
      header: t('timeline.roundHead'),
      width: '76px',
      align: 'end',
      render: (row) => row.roundNumber,
    },
    { key: 'what', header: t('timeline.what'), width: 'minmax(250px, 1.6fr)', render: say },
    {
      key: 'from',
      header: t('timeline.from'),
      width: '176px',
      text: (row) => format.exactInstant(row.fromAt),
      render: (row) => format.instant(row.fromAt),
    },
    {
      key: 'to',
      header: t('timeline.to'),
      width: '176px',
      text: (row) => (row.isOpen ? '' : format.exactInstant(row.toAt)),
      render: (row) => (row.isOpen ? t('timeline.goesOn') : format.instant(row.toAt)),
    },
    {
      key: 'length',
      header: t('timeline.length'),
      width: '104px',
      align: 'end',
      sortBy: (row) => row.ms,
      render: (row) => format.clock(row.ms),
    },
    {
      key: 'note',
      header: t('timeline.note'),
      width: 'minmax(120px, 1.4fr)',
      render: (row) => row.note ?? '',
    },
  ];
  return (
    <DataTable
      label={t('timeline.stretches')}
      rows={stretches}
      columns={columns}
      rowKey={(row) => row.key}
      chosenKey={chosenKey}
      onOpen={onChoose}
      minWidth={820}
      height={Math.min(420, 70 + stretches.length * 36)}
    />
  );
}
