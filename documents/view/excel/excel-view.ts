import type { Chart } from '../../drawing/chart/chart.ts';
import type { CellRange } from '../../excel/cell-ref.ts';
import type { CellStyle } from '../../excel/workbook/styles.ts';

/** A workbook as its tabs and styles show it; cells are asked for by rows. Plain values throughout. */
export interface WorkbookView {
  readonly sheets: readonly SheetTab[];
  /** By the `style` of a cell. */
  readonly styles: readonly CellStyle[];
  readonly names: readonly { readonly name: string; readonly scope: string; readonly refersTo: string }[];
}

export interface SheetTab {
  readonly index: number;
  readonly name: string;
  readonly state: 'visible' | 'hidden' | 'veryHidden';
  readonly kind: string;
}

/** How a sheet is laid out, without its cells. Lengths in points, rows and columns from 1. */
export interface SheetFrame {
  readonly index: number;
  readonly name: string;
  /** Null where the sheet could be read. */
  readonly fault: string | null;
  readonly rowCount: number;
  readonly columnCount: number;
  /** How far cells and objects reach; less than what is shown. */
  readonly usedRows: number;
  readonly usedColumns: number;
  readonly defaultRowPt: number;
  readonly defaultColumnPt: number;
  readonly columns: readonly {
    readonly first: number;
    readonly last: number;
    readonly widthPt: number;
    /** Of cells that are not stored; null for a plain one. */
    readonly style: number | null;
  }[];
  /** Only rows that differ from the default; a hidden one has no height. */
  readonly rows: readonly { readonly first: number; readonly last: number; readonly heightPt: number }[];
  readonly hiddenRowCount: number;
  readonly hiddenColumnCount: number;
  readonly frozenRows: number;
  readonly frozenColumns: number;
  readonly hasGridLines: boolean;
  readonly merges: readonly CellRange[];
  readonly tables: readonly { readonly name: string; readonly range: CellRange }[];
  readonly comments: readonly {
    readonly row: number;
    readonly column: number;
    readonly author: string | null;
    readonly text: string;
  }[];
  readonly objects: readonly DrawnObjectView[];
}

export interface DrawnObjectView {
  readonly kind: 'chart' | 'image' | 'shape';
  readonly part: string;
  readonly elementId: string;
  readonly name: string;
  readonly text: string;
  readonly chart: Chart | null;
  /** Of the picture. */
  readonly source: string | null;
  /** Cells from 1 with an offset in points; null where the object is not anchored to cells. */
  readonly from: CellPoint | null;
  readonly to: CellPoint | null;
  readonly sizePt: { readonly width: number; readonly height: number } | null;
}

export interface CellPoint {
  readonly row: number;
  readonly column: number;
  readonly xPt: number;
  readonly yPt: number;
}

export interface RowView {
  readonly row: number;
  readonly cells: readonly GridCell[];
}

export interface GridCell {
  readonly column: number;
  /** As Excel shows it. */
  readonly text: string;
  readonly style: number;
  readonly kind: 'text' | 'number' | 'boolean' | 'error' | 'blank';
  readonly hasFormula: boolean;
}

/** All that is known of one cell. */
export interface CellDetail {
  readonly ref: string;
  readonly text: string;
  /** As stored. */
  readonly value: string;
  readonly formula: string | null;
  readonly format: string;
}
