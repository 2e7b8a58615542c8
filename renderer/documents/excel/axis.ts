/** Sizes of rows or columns along one side of a sheet, in pixels; places count from 1. */
export interface Axis {
  readonly count: number;
  readonly totalPx: number;
  /** Where a row or column begins; that of `count + 1` is the end. */
  offsetOf(place: number): number;
  sizeOf(place: number): number;
  /** The row or column at a distance from the start; hidden ones are never found. */
  placeAt(offsetPx: number): number;
}

interface Stated {
  readonly first: number;
  readonly last: number;
  readonly sizePx: number;
}

/** An axis on which only stretches that differ from the default cost memory. `stated` is in order of `first`. */
export function createAxis(count: number, defaultPx: number, stated: readonly Stated[]): Axis {
  const starts: number[] = [];
  const offsets: number[] = [];
  const sizes: number[] = [];
  let place = 1;
  let offset = 0;
  const add = (first: number, last: number, sizePx: number) => {
    if (last < first) return;
    starts.push(first);
    offsets.push(offset);
    sizes.push(sizePx);
    offset += (last - first + 1) * sizePx;
    place = last + 1;
  };
  for (const { first, last, sizePx } of stated) {
    if (first < place || first > count) continue;
    add(place, first - 1, defaultPx);
    add(first, Math.min(last, count), sizePx);
  }
  add(place, count, defaultPx);
  const findStretch = (values: readonly number[], wanted: number): number => {
    let [low, high] = [0, values.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((values[middle] ?? 0) <= wanted) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    count,
    totalPx: offset,
    offsetOf: (wanted) => {
      if (wanted > count) return offset;
      const at = findStretch(starts, wanted);
      return (offsets[at] ?? 0) + (wanted - (starts[at] ?? 1)) * (sizes[at] ?? 0);
    },
    sizeOf: (wanted) => sizes[findStretch(starts, wanted)] ?? defaultPx,
    placeAt: (offsetPx) => {
      const at = findStretch(offsets, Math.max(0, Math.min(offsetPx, offset)));
      const size = sizes[at] ?? 0;
      const start = starts[at] ?? 1;
      if (size === 0) return start;
      return Math.min(count, start + Math.floor((Math.max(0, offsetPx) - (offsets[at] ?? 0)) / size));
    },
  };
}
