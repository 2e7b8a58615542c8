import type { SheetFrame } from '#documents';
import { createAxis } from './axis.ts';
import type { Axis } from './axis.ts';

export interface SheetLayout {
  readonly rows: Axis;
  readonly columns: Axis;
}

const pixelsPerPoint = 96 / 72;

/** A sheet laid out in pixels at a zoom; where `showsHidden`, hidden rows and columns have the default size. */
export function layOutSheet(frame: SheetFrame, zoom: number, showsHidden: boolean): SheetLayout {
  const toPx = (points: number) => Math.round(points * pixelsPerPoint * zoom);
  const rowPx = toPx(frame.defaultRowPt);
  const columnPx = toPx(frame.defaultColumnPt);
  const size = (points: number, usualPx: number) => (points === 0 && showsHidden ? usualPx : toPx(points));
  return {
    rows: createAxis(
      frame.rowCount,
      rowPx,
      frame.rows.map(({ first, last, heightPt }) => ({ first, last, sizePx: size(heightPt, rowPx) })),
    ),
    columns: createAxis(
      frame.columnCount,
      columnPx,
      frame.columns
        .map(({ first, last, widthPt }) => ({ first, last, sizePx: size(widthPt, columnPx) }))
        .toSorted((one, other) => one.first - other.first),
    ),
  };
}

/** A row or column that is in sight, and where it begins. */
export interface Strip {
  readonly place: number;
  readonly startPx: number;
  readonly sizePx: number;
}

/** What of an axis lies between two distances; hidden ones are left out. */
export function listStrips(axis: Axis, fromPx: number, toPx: number): readonly Strip[] {
  const strips: Strip[] = [];
  let place = axis.placeAt(fromPx);
  while (place <= axis.count) {
    const startPx = axis.offsetOf(place);
    if (startPx >= toPx) break;
    const sizePx = axis.sizeOf(place);
    if (sizePx > 0) strips.push({ place, startPx, sizePx });
    // A stretch of hidden ones is passed over at once.
    place = sizePx > 0 ? place + 1 : Math.max(place + 1, axis.placeAt(startPx));
  }
  return strips;
}
