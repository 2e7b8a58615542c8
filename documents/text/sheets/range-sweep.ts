import type { CellRange } from '../../excel/cell-ref.ts';

type Stretch = readonly [left: number, right: number];

function joinStretches(ranges: readonly CellRange[]): Stretch[] {
  const joined: [number, number][] = [];
  for (const { left, right } of ranges.toSorted((one, other) => one.left - other.left)) {
    const last = joined.at(-1);
    if (last !== undefined && left <= last[1] + 1) last[1] = Math.max(last[1], right);
    else joined.push([left, right]);
  }
  return joined;
}

/** Tells whether a cell is in one of the ranges; has to be asked row by row downwards. */
export function createRangeSweep(ranges: readonly CellRange[]): (row: number, column: number) => boolean {
  const sorted = ranges.toSorted((one, other) => one.top - other.top);
  let next = 0;
  let active: CellRange[] = [];
  let stretches: Stretch[] = [];
  let endsAt = Infinity;
  const moveTo = (row: number): void => {
    const before = next;
    while ((sorted[next]?.top ?? Infinity) <= row) next += 1;
    if (next === before && row <= endsAt) return;
    active = [...active, ...sorted.slice(before, next)].filter(({ bottom }) => bottom >= row);
    endsAt = active.reduce((least, { bottom }) => Math.min(least, bottom), Infinity);
    stretches = joinStretches(active);
  };
  return (row, column) => {
    moveTo(row);
    return stretches.some(([left, right]) => left <= column && column <= right);
  };
}
