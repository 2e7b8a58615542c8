import type { DrawingFill } from '../drawing/shape-style/drawing-fill.ts';
import type { DrawingLine } from '../drawing/shape-style/drawing-line.ts';
import type { TextBody } from '../drawing/text/text-body.ts';

export type CellSide = 'left' | 'right' | 'top' | 'bottom';

export interface SlideTableCell {
  readonly text: TextBody | null;
  readonly rowSpan: number;
  readonly columnSpan: number;
  /** Covered by the cell to its left or above. */
  readonly isCovered: boolean;
  /** Null where the table style decides. */
  readonly fill: DrawingFill | null;
  readonly borders: Readonly<Partial<Record<CellSide, DrawingLine>>>;
  readonly anchor: string | null;
}

export interface SlideTableRow {
  readonly heightEmu: number;
  readonly cells: readonly SlideTableCell[];
}

/** Which parts of the table style apply. */
export type TableFlag = 'firstRow' | 'lastRow' | 'firstCol' | 'lastCol' | 'bandRow' | 'bandCol';

export interface SlideTable {
  readonly columnWidthsEmu: readonly number[];
  readonly rows: readonly SlideTableRow[];
  readonly styleId: string | null;
  readonly flags: ReadonlySet<TableFlag>;
}
