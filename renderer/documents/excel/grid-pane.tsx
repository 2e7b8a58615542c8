import { memo } from 'react';
import type { CSSProperties } from 'react';
import { columnName } from '#documents';
import type { CellStyle, GridCell, SheetFrame } from '#documents';
import { useMessages } from '#messages';
import { toCellStyle, toEmptyCellStyle } from './cell-look.ts';
import { contains } from './cell-range.ts';
import type { Cell as CellPlace, CellRange } from './cell-range.ts';
import { fitNumber, noRoom } from './fit-number.ts';
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
  /** The cell with the keyboard: told to screen readers also where nothing is in it. */
  readonly active: CellPlace;
  readonly idOf: (row: number, column: number) => string;
}

/** One of the up to four panes of a sheet: cells, drawn where they lie. */
export function GridPane(props: GridPaneProps) {
  const { style, rows, columns, originX, originY, frame, layout, styles, zoom } = props;
  const t = useMessages('viewers.excel');
  const { findCells, mergeAt, findCell, active, idOf } = props;
  const [first, last] = [columns[0]?.place ?? 1, columns.at(-1)?.place ?? 0];
  const merges = props.merges.filter(
    ({ top, left, bottom, right }) =>
      top <= (rows.at(-1)?.place ?? 0) && bottom >= (rows[0]?.place ?? 1) && left <= last && right >= first,
  );
  const columnLook = (place: number) => {
    const own = frame.columns.find((column) => place >= column.first && place <= column.last)?.style;
    return own == null ? undefined : toEmptyCellStyle(styles[own]);
  };
  const lines = frame.hasGridLines ? 'true' : 'false';
  return (
    <div className="pl-grid-pane" style={style} role="rowgroup">
      {rows.map((row) => {
        const cells = findCells(row.place).filter(
          ({ column }) => column >= first && column <= last && mergeAt(row.place, column) === null,
        );
        const isActiveEmpty =
          row.place === active.row &&
          active.column >= first &&
          active.column <= last &&
          findCell(active.row, active.column) === null &&
          mergeAt(active.row, active.column) === null;
        const isRow = cells.length > 0 || isActiveEmpty;
        return (
          <div
            key={row.place}
            className="pl-grid-row"
            role={isRow ? 'row' : 'presentation'}
            aria-rowindex={isRow ? row.place : undefined}
            data-lines={lines}
            style={{ top: row.startPx - originY, height: row.sizePx }}
          >
            {columns.map(({ place, startPx, sizePx }) => (
              <div
                key={place}
                className="pl-grid-line"
                role="presentation"
                style={{ ...columnLook(place), left: startPx - originX, width: sizePx }}
              />
            ))}
            {isActiveEmpty && (
              <div
                id={idOf(active.row, active.column)}
                role="gridcell"
                aria-colindex={active.column}
                aria-selected
                aria-label={t('empty', { ref: `${columnName(active.column)}${active.row}` })}
              />
            )}
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

const usualFontPt = 11;
// Half an em, as digits of most fonts are.
const digitPxPerPt = (96 / 72) * 0.5;

const Cell = memo(function Cell({ id, cell, style, leftPx, widthPx, zoom, hasRoom }: CellProps) {
  const digitPx = (style?.font?.sizePoints ?? usualFontPt) * digitPxPerPt * zoom;
  const shown =
    cell.kind === 'number'
      ? fitNumber(cell.text, style?.numFmt ?? 'General', Math.floor((widthPx + 1) / digitPx))
      : cell.text;
  return (
    <div
      id={id}
      className="pl-grid-cell"
      role="gridcell"
      aria-colindex={cell.column}
      data-roomy={hasRoom && cell.kind === 'text'}
      title={shown === noRoom ? cell.text : undefined}
      style={{ ...toCellStyle(style, cell.kind), left: leftPx - 1, width: widthPx + 1 }}
    >
      <span style={{ zoom }}>{shown}</span>
    </div>
  );
});
