import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMessages } from '#messages';

interface SortableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly align?: 'start' | 'end';
  readonly sortBy?: (row: Row) => string | number | null;
}

export interface TableSort {
  readonly key: string;
  readonly isDescending: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Sorts a copy by the chosen column; what has no value stays last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly SortableColumn<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const valueOf = columns.find((column) => column.key === sort?.key)?.sortBy;
  if (!sort || !valueOf) return rows;
  const sign = sort.isDescending ? -1 : 1;
  return rows.toSorted((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return (
      sign * (typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)))
    );
  });
}

interface SortHeaderProps<Row> {
  readonly column: SortableColumn<Row>;
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
}

/** A column's head; pressing a sortable one goes up, down, and back to the order as it came. */
export function SortHeader<Row>({ column, sort, onSort }: SortHeaderProps<Row>) {
  const t = useMessages('words');
  const own = sort?.key === column.key ? sort : null;
  const next = own === null ? false : own.isDescending ? null : true;
  return (
    <div
      role="columnheader"
      className="pl-table-cell pl-truncate"
      data-align={column.align ?? 'start'}
      title={column.header}
      aria-sort={own === null ? 'none' : own.isDescending ? 'descending' : 'ascending'}
    >
      {column.sortBy ? (
        <button
          type="button"
          className="pl-table-sort"
          title={t('sortBy', { column: column.header })}
          onClick={() => onSort(next === null ? null : { key: column.key, isDescending: next })}
        >
          <span className="pl-truncate">{column.header}</span>
          {own && (own.isDescending ? <IconArrowDown size={12} /> : <IconArrowUp size={12} />)}
        </button>
      ) : (
        column.header
      )}
    </div>
  );
}
