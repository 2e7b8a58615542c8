import type { CellPosition } from '../../excel/cell-ref.ts';
import type { CellTable } from '../../excel/sheet/cell-table.ts';

interface Step {
  readonly rows: -1 | 0 | 1;
  readonly columns: -1 | 0 | 1;
}

interface Bounds {
  readonly rowCount: number;
  readonly columnCount: number;
}

/** Where Ctrl with an arrow leads: the end of a block of filled cells, or else the next filled one or the border. */
export function findEdge(cells: CellTable, from: CellPosition, step: Step, bounds: Bounds): CellPosition {
  const next = ({ row, column }: CellPosition) => ({ row: row + step.rows, column: column + step.columns });
  const isInside = ({ row, column }: CellPosition) =>
    row >= 1 && column >= 1 && row <= bounds.rowCount && column <= bounds.columnCount;
  const isFilled = ({ row, column }: CellPosition) => {
    const at = cells.find(row, column);
    return at >= 0 && !cells.isBlankAt(at);
  };
  if ((step.rows === 0 && step.columns === 0) || !isInside(next(from))) return from;
  const isInBlock = isFilled(from) && isFilled(next(from));
  let at = next(from);
  while (isInside(next(at)) && (isInBlock ? isFilled(next(at)) : !isFilled(at))) at = next(at);
  return at;
}
