import { memo } from 'react';
import { columnName } from '#documents';
import type { CellStyle, RowView } from '#documents';
import { useMessages } from '#messages';
import type { Axis } from './axis.ts';
import { contains } from './cell-range.ts';
import type { CellRange } from './cell-range.ts';
import { GridCell } from './grid-cell.tsx';

interface GridRowProps {
  readonly place: number;
  readonly topPx: number;
  readonly heightPx: number;
  /** Null while it is on its way, and for a row without cells. */
  readonly row: RowView | null;
  readonly columns: Axis;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** Those that reach into this row; cells in them are drawn by themselves. */
  readonly merges: readonly CellRange[];
  readonly styles: readonly CellStyle[];
  readonly zoom: number;
  /** The column of the cell with the keyboard where it is in this row, else 0. */
  readonly activeColumn: number;
  readonly idPrefix: string;
}

const none: RowView['cells'] = [];

/** A row of cells; it is drawn anew only when something in it changes, however the sheet is scrolled. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { place, topPx, heightPx, row, columns, firstColumn, lastColumn, merges, styles, zoom } = props;
  const { activeColumn, idPrefix } = props;
  const t = useMessages('viewers.excel');
  const all = row?.cells ?? none;
  const isMerged = (column: number) => merges.some((merge) => contains(merge, place, column));
  const cells = all.filter(
    ({ column }) => column >= firstColumn && column <= lastColumn && !isMerged(column),
  );
  const isActiveEmpty =
    activeColumn >= firstColumn &&
    activeColumn <= lastColumn &&
    !all.some(({ column }) => column === activeColumn) &&
    !isMerged(activeColumn);
  const isRow = cells.length > 0 || isActiveEmpty;
  const isFree = (column: number) =>
    (all.find((cell) => cell.column === column)?.kind ?? 'blank') === 'blank';
  return (
    <div
      className="pl-grid-row"
      role={isRow ? 'row' : 'presentation'}
      aria-rowindex={isRow ? place : undefined}
      style={{ top: topPx, height: heightPx }}
    >
      {isActiveEmpty && (
        <div
          id={`${idPrefix}-${place}-${activeColumn}`}
          role="gridcell"
          aria-colindex={activeColumn}
          aria-selected
          aria-label={t('empty', { ref: `${columnName(activeColumn)}${place}` })}
        />
      )}
      {cells.map((cell) => (
        <GridCell
          key={cell.column}
          id={`${idPrefix}-${place}-${cell.column}`}
          cell={cell}
          style={styles[cell.style]}
          leftPx={columns.offsetOf(cell.column)}
          widthPx={columns.sizeOf(cell.column)}
          zoom={zoom}
          hasRoom={isFree(cell.column + 1)}
        />
      ))}
    </div>
  );
});
