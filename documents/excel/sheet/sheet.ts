import type { SheetEntry } from '../workbook/workbook.ts';
import type { CellTable } from './cell-table.ts';
import type { SheetView } from './sheet-view.ts';

export interface SheetLink {
  readonly ref: string;
  readonly relationshipId: string | null;
  /** A place in this workbook, such as `Sheet2!A1`. */
  readonly location: string | null;
  readonly display: string | null;
  readonly tooltip: string | null;
}

export interface Validation {
  /** Ranges separated by spaces. */
  readonly ref: string;
  readonly type: string;
  readonly operator: string | null;
  readonly formulas: readonly string[];
  readonly prompt: string | null;
  readonly error: string | null;
}

export interface ConditionalFormat {
  readonly ref: string;
  readonly type: string;
  readonly operator: string | null;
  readonly priority: number | null;
  readonly formulas: readonly string[];
  readonly text: string | null;
  readonly formatId: number | null;
  /** Colours of a scale or bar as stored. */
  readonly colors: readonly string[];
}

/** What one sheet's part holds; drawings, tables and comments are in parts of their own. */
export interface Sheet {
  readonly entry: SheetEntry;
  readonly cells: CellTable;
  /** Elements that hold a formula or a use of one. */
  readonly formulaCount: number;
  /** As the file states it, which may be wrong. */
  readonly statedDimension: string | null;
  readonly mergedRanges: readonly string[];
  readonly links: readonly SheetLink[];
  readonly validations: readonly Validation[];
  readonly conditionalFormats: readonly ConditionalFormat[];
  readonly autoFilterRef: string | null;
  /** Ids of the relationships that lead to tables, in order. */
  readonly tableIds: readonly string[];
  readonly drawingIds: readonly string[];
  readonly view: SheetView;
}
