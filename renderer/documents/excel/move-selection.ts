import type { SheetFrame } from '#documents';
import type { Cell, Selection } from './cell-range.ts';

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

interface MoveContext {
  readonly frame: Pick<SheetFrame, 'rowCount' | 'columnCount' | 'usedRows' | 'usedColumns'>;
  readonly pageRows: number;
  readonly isHidden: (cell: Cell) => boolean;
}

interface Step {
  readonly rows: -1 | 0 | 1;
  readonly columns: -1 | 0 | 1;
}

const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
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
    const { rows, columns } = step;
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
      return clamp(frame, { row: isFar ? frame.usedRows : at.row, column: frame.usedColumns });
    default:
      return null;
  }
}

/** The way in which a key with Ctrl jumps over cells; null for one that does not. */
export function findJump(key: string): Step | null {
  return Object.hasOwn(arrows, key) ? (arrows[key] ?? null) : null;
}

function selectAll({ usedRows, usedColumns }: MoveContext['frame']): Selection {
  return {
    from: { row: 1, column: 1 },
    to: { row: Math.max(1, usedRows), column: Math.max(1, usedColumns) },
  };
}

/** The selection after a key, as Excel moves it; null for a key that does not move it. */
export function moveSelection(selection: Selection, press: KeyPress, context: MoveContext): Selection | null {
  const { frame } = context;
  const isFar = press.ctrlKey || press.metaKey;
  if (isFar && press.key.toLowerCase() === 'a') return selectAll(frame);
  if (press.key === ' ' && (isFar || press.shiftKey)) {
    const [all, { from, to }] = [selectAll(frame), selection];
    return isFar
      ? { from: { row: 1, column: from.column }, to: { row: all.to.row, column: to.column } }
      : { from: { row: from.row, column: 1 }, to: { row: to.row, column: all.to.column } };
  }
  const next = findNext(selection.to, press, context);
  if (next === null) return null;
  return press.shiftKey ? { from: selection.from, to: next } : { from: next, to: next };
}
