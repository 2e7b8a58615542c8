import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { CellStyle, GridCell, SheetFrame } from '#documents';
import { toCellStyle } from './cell-look.ts';
import { contains } from './cell-range.ts';
import type { CellRange } from './cell-range.ts';
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
  readonly findCells: (row: number) => readonly GridCell[];
  readonly mergeAt: (row: number, column: number) => CellRange | null;
  readonly findCell: (row: number, column: number) => GridCell | null;
  readonly idOf: (row: number, column: number) => string;
}

/** One of the up to four panes of a sheet: cells, drawn where they lie. */
export function GridPane(props: GridPaneProps) {
  const { style, rows, columns, originX, originY, frame, layout, styles, zoom } = props;
  const { findCells, mergeAt, findCell, idOf } = props;
  const [first, last] = [columns[0]?.place ?? 1, columns.at(-1)?.place ?? 0];
  const merges = props.merges.filter(
    ({ top, left, bottom, right }) =>
      top <= (rows.at(-1)?.place ?? 0) && bottom >= (rows[0]?.place ?? 1) && left <= last && right >= first,
  );
  const lines = frame.hasGridLines ? 'true' : 'false';
  return (
    <div className="pl-grid-pane" style={style} role="rowgroup">
      {rows.map((row) => {
        const cells = findCells(row.place).filter(
          ({ column }) => column >= first && column <= last && mergeAt(row.place, column) === null,
        );
        return (
          <div
            key={row.place}
            className="pl-grid-row"
            role={cells.length === 0 ? 'presentation' : 'row'}
            aria-rowindex={cells.length === 0 ? undefined : row.place}
            data-lines={lines}
            style={{ top: row.startPx - originY, height: row.sizePx }}
          >
            {columns.map(({ place, startPx, sizePx }) => (
              <div
                key={place}
                className="pl-grid-line"
                role="presentation"
                style={{ left: startPx - originX, width: sizePx }}
              />
            ))}
            {cells.map((cell) => (
              <Cell
                key={cell.column}
                id={idOf(row.place, cell.column)}
                cell={cell}
                style={styles[cell.style]}
                leftPx={layout.columns.offsetOf(cell.column) - originX}
                widthPx={layout.columns.sizeOf(cell.column)}
                zoom={zoom}
                hasRoom={(findCell(row.place, cell.column + 1)?.kind ?? 'blank') === 'blank'}
              />
            ))}
          </div>
        );
      })}
      {merges.map((range) => {
        const cell = findCell(range.top, range.left);
        const left = layout.columns.offsetOf(range.left);
        const top = layout.rows.offsetOf(range.top);
        return (
          <div
            key={`${range.top} ${range.left}`}
            className="pl-grid-merged"
            role={cell === null ? 'presentation' : 'row'}
            aria-rowindex={cell === null ? undefined : range.top}
            style={{
              left: left - originX,
              top: top - originY,
              width: layout.columns.offsetOf(range.right + 1) - left,
              height: layout.rows.offsetOf(range.bottom + 1) - top,
            }}
          >
            {cell && (
              <Cell
                id={idOf(range.top, range.left)}
                cell={cell}
                style={styles[cell.style]}
                leftPx={0}
                widthPx={layout.columns.offsetOf(range.right + 1) - left}
                zoom={zoom}
                hasRoom={false}
              />
            )}
          </div>
        );
      })}
      {frame.comments
        .filter(({ row, column }) => contains(boundsOf(rows, columns), row, column))
        .map(({ row, column, author, text }) => (
          <span
            key={`${row} ${column}`}
            className="pl-grid-comment"
            title={[author, text].filter(Boolean).join('\n')}
            style={{
              left: layout.columns.offsetOf(column + 1) - originX - 8,
              top: layout.rows.offsetOf(row) - originY,
            }}
          />
        ))}
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

interface CellProps {
  readonly id: string;
  readonly cell: GridCell;
  readonly style: CellStyle | undefined;
  readonly leftPx: number;
  readonly widthPx: number;
  readonly zoom: number;
  /** Whether a long text may reach into the next cell. */
  readonly hasRoom: boolean;
}

const Cell = memo(function Cell({ id, cell, style, leftPx, widthPx, zoom, hasRoom }: CellProps) {
  const isTooNarrow = cell.kind === 'number' && cell.text.length * 6 * zoom > widthPx + 4;
  return (
    <div
      id={id}
      className="pl-grid-cell"
      role="gridcell"
      aria-colindex={cell.column}
      data-roomy={hasRoom && cell.kind === 'text'}
      title={isTooNarrow ? cell.text : undefined}
      style={{ ...toCellStyle(style, cell.kind), left: leftPx - 1, width: widthPx + 1 }}
    >
      <span style={{ zoom }}>{isTooNarrow ? '###' : cell.text}</span>
    </div>
  );
});
