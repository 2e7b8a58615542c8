import type { CSSProperties } from 'react';
import { formatRange } from '#documents';
import type { CellStyle, GridCell as GridCellView, RowView, SheetFrame } from '#documents';
import { useMessages } from '#messages';
import { toEmptyCellStyle } from './cell-look.ts';
import { contains } from './cell-range.ts';
import type { Cell, CellRange } from './cell-range.ts';
import { GridCell } from './grid-cell.tsx';
import { GridRow } from './grid-row.tsx';
import type { SheetLayout, Strip } from './sheet-layout.ts';

interface GridPaneProps {
  readonly style: CSSProperties;
  readonly rows: readonly Strip[];
  readonly columns: readonly Strip[];
  /** What lies at the upper left corner. */
  readonly originX: number;
  readonly originY: number;
  readonly frame: SheetFrame;
  /** Those that may be in sight. */
  readonly merges: readonly CellRange[];
  readonly layout: SheetLayout;
  readonly styles: readonly CellStyle[];
  readonly zoom: number;
  readonly rowAt: (row: number) => RowView | null;
  readonly findCell: (row: number, column: number) => GridCellView | null;
  /** The cell with the keyboard: told to screen readers also where nothing is in it. */
  readonly active: Cell;
  readonly idPrefix: string;
}

// Lengths near a million rows' end are more than browsers place exactly: rows are placed from the last such mark.
const basePx = 100_000;
const noMerges: readonly CellRange[] = [];

/** One of the up to four panes of a sheet: cells, drawn where they lie. */
export function GridPane(props: GridPaneProps) {
  const { style, rows, columns, originX, originY, frame, layout, styles, zoom } = props;
  const { rowAt, findCell, active, idPrefix } = props;
  const baseY = Math.floor(originY / basePx) * basePx;
  const bounds = boundsOf(rows, columns);
  const merges = props.merges.filter(({ top, left, bottom, right }) => {
    const { bottom: lastRow, right: lastColumn } = bounds;
    return top <= lastRow && bottom >= bounds.top && left <= lastColumn && right >= bounds.left;
  });
  return (
    <div className="pl-grid-pane" style={style} role="rowgroup" data-lines={frame.hasGridLines}>
      {columns.map(({ place, startPx, sizePx }) => (
        <div
          key={place}
          className="pl-grid-line"
          style={{ ...columnLook(frame, styles, place), left: startPx - originX, width: sizePx }}
        />
      ))}
      {rows.map(({ place, startPx, sizePx }) => (
        <div key={place} className="pl-grid-line-across" style={{ top: startPx - originY, height: sizePx }} />
      ))}
      <div className="pl-grid-rows" role="presentation" style={{ left: -originX, top: baseY - originY }}>
        {rows.map(({ place, startPx, sizePx }) => (
          <GridRow
            key={place}
            place={place}
            topPx={startPx - baseY}
            heightPx={sizePx}
            row={rowAt(place)}
            columns={layout.columns}
            firstColumn={bounds.left}
            lastColumn={bounds.right}
            merges={merges.length === 0 ? noMerges : merges}
            styles={styles}
            zoom={zoom}
            activeColumn={active.row === place ? active.column : 0}
            idPrefix={idPrefix}
          />
        ))}
        {merges.map((range) => (
          <MergedCell
            key={`${range.top} ${range.left}`}
            {...props}
            range={range}
            cell={findCell(range.top, range.left)}
            baseY={baseY}
          />
        ))}
        {frame.comments
          .filter(({ row, column }) => contains(bounds, row, column))
          .map(({ row, column, author, text }) => (
            <span
              key={`${row} ${column}`}
              className="pl-grid-comment"
              title={[author, text].filter(Boolean).join('\n')}
              style={{
                left: layout.columns.offsetOf(column + 1) - 8,
                top: layout.rows.offsetOf(row) - baseY,
              }}
            />
          ))}
      </div>
    </div>
  );
}

function columnLook({ columns }: SheetFrame, styles: readonly CellStyle[], place: number) {
  const own = columns.find(({ first, last }) => place >= first && place <= last)?.style;
  return own == null ? undefined : toEmptyCellStyle(styles[own]);
}

interface MergedCellProps extends GridPaneProps {
  readonly range: CellRange;
  readonly cell: GridCellView | null;
  readonly baseY: number;
}

function MergedCell({ range, cell, layout, styles, zoom, baseY, idPrefix }: MergedCellProps) {
  const t = useMessages('viewers.excel');
  const id = `${idPrefix}-${range.top}-${range.left}`;
  const left = layout.columns.offsetOf(range.left);
  const top = layout.rows.offsetOf(range.top);
  const width = layout.columns.offsetOf(range.right + 1) - left;
  return (
    <div
      className="pl-grid-merged"
      role="row"
      aria-rowindex={range.top}
      style={{ left, top: top - baseY, width, height: layout.rows.offsetOf(range.bottom + 1) - top }}
    >
      {cell === null ? (
        <div
          id={id}
          role="gridcell"
          aria-colindex={range.left}
          aria-label={t('empty', { ref: formatRange(range) })}
        />
      ) : (
        <GridCell
          id={id}
          cell={cell}
          style={styles[cell.style]}
          leftPx={0}
          widthPx={width}
          zoom={zoom}
          hasRoom={false}
        />
      )}
    </div>
  );
}

function boundsOf(rows: readonly Strip[], columns: readonly Strip[]): CellRange {
  return {
    top: rows[0]?.place ?? 1,
    left: columns[0]?.place ?? 1,
    bottom: rows.at(-1)?.place ?? 0,
    right: columns.at(-1)?.place ?? 0,
  };
}
