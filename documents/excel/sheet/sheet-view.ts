import type { RowFormats } from './row-formats.ts';

/** Columns of one width; from 1, both ends included. */
export interface ColumnFormat {
  readonly first: number;
  readonly last: number;
  /** In digits of the default font, as the file has it; null where only something else is stated. */
  readonly widthCharacters: number | null;
  readonly isHidden: boolean;
  /** The style of cells that are not stored. */
  readonly style: number | null;
}

/** How a sheet is laid out on the screen. */
export interface SheetView {
  readonly columns: readonly ColumnFormat[];
  readonly rows: RowFormats;
  readonly defaultRowHeightPoints: number | null;
  readonly defaultColumnWidthCharacters: number | null;
  /** Columns and rows that stay when the rest is scrolled. */
  readonly frozen: { readonly columnCount: number; readonly rowCount: number } | null;
  readonly hasGridLines: boolean;
  readonly isRightToLeft: boolean;
  readonly zoomPercent: number | null;
  /** As stored: `srgbClr:FF0000`. */
  readonly tabColor: string | null;
}
