export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A selection: the cell it began at and the one it reaches to. */
export interface Selection {
  readonly from: Cell;
  readonly to: Cell;
}

export function toRange({ from, to }: Selection): CellRange {
  return {
    top: Math.min(from.row, to.row),
    left: Math.min(from.column, to.column),
    bottom: Math.max(from.row, to.row),
    right: Math.max(from.column, to.column),
  };
}

export function toSelection({ top, left, bottom, right }: CellRange): Selection {
  return { from: { row: top, column: left }, to: { row: bottom, column: right } };
}

export function contains({ top, left, bottom, right }: CellRange, row: number, column: number): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}
