import type { SheetFrame } from '#documents';
import type { Cell, Selection } from './cell-range.ts';

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

interface MoveContext {
  readonly frame: Pick<SheetFrame, 'rowCount' | 'columnCount'>;
  readonly pageRows: number;
  readonly isHidden: (cell: Cell) => boolean;
}

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function isInside({ rowCount, columnCount }: MoveContext['frame'], { row, column }: Cell): boolean {
  return row >= 1 && row <= rowCount && column >= 1 && column <= columnCount;
}

function clamp({ rowCount, columnCount }: MoveContext['frame'], { row, column }: Cell): Cell {
  return {
    row: Math.min(rowCount, Math.max(1, row)),
    column: Math.min(columnCount, Math.max(1, column)),
  };
}

function findNext(at: Cell, press: KeyPress, context: MoveContext): Cell | null {
  const { frame, pageRows, isHidden } = context;
  const isFar = press.ctrlKey || press.metaKey;
  const step = Object.hasOwn(arrows, press.key) ? arrows[press.key] : undefined;
  if (step !== undefined) {
    const [rows, columns] = step;
    if (isFar)
      return clamp(frame, {
        row: rows === 0 ? at.row : rows * frame.rowCount,
        column: columns === 0 ? at.column : columns * frame.columnCount,
      });
    let next: Cell = { row: at.row + rows, column: at.column + columns };
    while (isInside(frame, next) && isHidden(next))
      next = { row: next.row + rows, column: next.column + columns };
    return isInside(frame, next) ? next : at;
  }
  switch (press.key) {
    case 'PageDown':
      return clamp(frame, { ...at, row: at.row + pageRows });
    case 'PageUp':
      return clamp(frame, { ...at, row: at.row - pageRows });
    case 'Home':
      return { row: isFar ? 1 : at.row, column: 1 };
    case 'End':
      return { row: isFar ? frame.rowCount : at.row, column: frame.columnCount };
    default:
      return null;
  }
}

/** The selection after a key, as Excel moves it; null for a key that does not move it. */
export function moveSelection(selection: Selection, press: KeyPress, context: MoveContext): Selection | null {
  if ((press.ctrlKey || press.metaKey) && press.key.toLowerCase() === 'a') {
    const { rowCount, columnCount } = context.frame;
    return { from: { row: 1, column: 1 }, to: { row: rowCount, column: columnCount } };
  }
  const next = findNext(selection.to, press, context);
  if (next === null) return null;
  return press.shiftKey ? { from: selection.from, to: next } : { from: next, to: next };
}
