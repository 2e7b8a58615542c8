import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '#messages';
import { moveRow } from './move-row.ts';
import { SortHeader, sortRows } from './table-sort.tsx';
import type { TableSort } from './table-sort.tsx';

/** One column of a table. */
export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  /** A CSS grid track: `120px`, `2fr`, `minmax(160px, 1fr)`. Default `1fr`. */
  readonly width?: string;
  readonly align?: 'start' | 'end';
  readonly render: (row: Row) => ReactNode;
  /** The cell as text: its title when cut off. Taken from `render` when that is text. */
  readonly text?: (row: Row) => string;
  /** Makes the column sortable. */
  readonly sortBy?: (row: Row) => string | number | null;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** Opens a row, by click or Enter. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly chosenKey?: string | null;
  readonly rowHeight?: number;
  /** A fixed height in pixels; without one the table fills a flex parent (`Screen isFixed`). */
  readonly height?: number;
  /** Called when the last row comes into view. */
  readonly onEnd?: (() => void) | undefined;
  readonly minWidth?: number;
  readonly footer?: ReactNode;
}

/** A table of up to tens of thousands of rows: only those in view exist. Arrow keys move, Enter opens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rowHeight = 36 } = props;
  const t = useMessages('words');
  const scroll = useRef<HTMLDivElement>(null);
  const [sort, setSort] = useState<TableSort | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const rows = sortRows(props.rows, columns, sort);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    onChange: (instance) => {
      if (props.onEnd && (instance.getVirtualItems().at(-1)?.index ?? -1) >= rows.length - 1) props.onEnd();
    },
  });
  const gridTemplateColumns = columns.map((column) => column.width ?? 'minmax(0, 1fr)').join(' ');
  const focusRow = (index: number) => {
    setActiveIndex(index);
    virtual.scrollToIndex(index);
    // The row may only come to exist by the scroll.
    requestAnimationFrame(() =>
      scroll.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus(),
    );
  };
  return (
    <div className="pl-table" style={props.height ? { height: props.height } : { flex: 1 }}>
      <div ref={scroll} className="pl-table-scroll" role="presentation">
        <div
          role="grid"
          aria-label={props.label}
          aria-rowcount={rows.length + 1}
          style={{ minWidth: props.minWidth ?? 0 }}
        >
          <div className="pl-table-head" role="row" aria-rowindex={1} style={{ gridTemplateColumns }}>
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sort={sort} onSort={setSort} />
            ))}
          </div>
          <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
            {virtual.getVirtualItems().map((item) => {
              const row = rows[item.index];
              if (row === undefined) return null;
              return (
                <TableRow
                  key={props.rowKey(row)}
                  row={row}
                  columns={columns}
                  index={item.index}
                  rowCount={rows.length}
                  isReachable={item.index === Math.min(activeIndex, rows.length - 1)}
                  isChosen={props.chosenKey === props.rowKey(row)}
                  style={{ gridTemplateColumns, height: rowHeight, transform: `translateY(${item.start}px)` }}
                  onOpen={props.onOpen}
                  onReach={setActiveIndex}
                  onMove={focusRow}
                />
              );
            })}
          </div>
        </div>
      </div>
      <div className="pl-table-foot">{props.footer ?? t('rowCount', { count: rows.length })}</div>
    </div>
  );
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly index: number;
  readonly rowCount: number;
  /** The one row that Tab leads to. */
  readonly isReachable: boolean;
  readonly isChosen: boolean;
  readonly style: CSSProperties;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onReach: (index: number) => void;
  readonly onMove: (index: number) => void;
}

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, index, onOpen } = props;
  return (
    <div
      className="pl-table-row"
      role="row"
      data-index={index}
      data-opens={onOpen !== undefined}
      aria-rowindex={index + 2}
      aria-selected={props.isChosen}
      tabIndex={props.isReachable ? 0 : -1}
      style={props.style}
      onFocus={() => props.onReach(index)}
      onClick={() => onOpen?.(row)}
      onKeyDown={(event) => {
        // Keys inside a control of the row belong to that control.
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
        const to = moveRow(event.key, index, props.rowCount);
        if (to !== null) props.onMove(to);
        else if (event.key === 'Enter') onOpen?.(row);
        else return;
        event.preventDefault();
      }}
    >
      {props.columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
    </div>
  );
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const content = column.render(row);
  const title = column.text ? column.text(row) : typeof content === 'string' ? content : undefined;
  return (
    <div
      role="gridcell"
      className="pl-table-cell pl-truncate"
      data-align={column.align ?? 'start'}
      title={title === '' ? undefined : title}
    >
      {content}
    </div>
  );
}
