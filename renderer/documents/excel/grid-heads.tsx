import { columnName } from '#documents';
import type { CellRange } from './cell-range.ts';
import type { Strip } from './sheet-layout.ts';

/** How much room the letters above and the numbers beside a sheet take. */
export const headPx = { width: 52, height: 22 };

interface GridHeadsProps {
  readonly columns: readonly Strip[];
  readonly rows: readonly Strip[];
  readonly range: CellRange;
  readonly frozenColumns: number;
  readonly frozenRows: number;
}

/** The letters of columns and the numbers of rows; cells tell screen readers their own. */
export function GridHeads({ columns, rows, range, frozenColumns, frozenRows }: GridHeadsProps) {
  // Frozen ones lie over what is scrolled beneath them.
  const layer = (isFrozen: boolean) => (isFrozen ? 2 : 1);
  return (
    <div aria-hidden>
      {columns.map(({ place, startPx, sizePx }) => (
        <div
          key={`c${place}`}
          className="pl-grid-head"
          data-chosen={place >= range.left && place <= range.right}
          style={{
            left: startPx,
            top: 0,
            width: sizePx,
            height: headPx.height,
            zIndex: layer(place <= frozenColumns),
          }}
        >
          {columnName(place)}
        </div>
      ))}
      {rows.map(({ place, startPx, sizePx }) => (
        <div
          key={`r${place}`}
          className="pl-grid-head"
          data-chosen={place >= range.top && place <= range.bottom}
          style={{
            left: 0,
            top: startPx,
            width: headPx.width,
            height: sizePx,
            zIndex: layer(place <= frozenRows),
          }}
        >
          {place}
        </div>
      ))}
      <div
        className="pl-grid-head"
        style={{ left: 0, top: 0, width: headPx.width, height: headPx.height, zIndex: 3 }}
      />
    </div>
  );
}
