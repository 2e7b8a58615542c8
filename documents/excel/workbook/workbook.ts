import type { OfficePackage } from '../../office/office-package.ts';
import type { DocumentWarning } from '../../facts/fact.ts';
import type { WorkbookStyles } from './styles.ts';

export interface SheetEntry {
  readonly name: string;
  /** From 1, in the order of the tabs. */
  readonly index: number;
  readonly state: 'visible' | 'hidden' | 'veryHidden';
  readonly kind: 'worksheet' | 'chartsheet' | 'dialogsheet' | 'macrosheet';
  /** null where the package has no such part. */
  readonly part: string | null;
}

export interface DefinedName {
  readonly name: string;
  /** `workbook` or the name of the one sheet it holds for. */
  readonly scope: string;
  readonly refersTo: string;
  readonly isHidden: boolean;
}

/** Another workbook that formulas name by its number: `[1]Sheet1!A1`. */
export interface ExternalWorkbook {
  readonly index: number;
  readonly target: string;
  readonly part: string;
}

/** What a workbook of any format says outside its sheets. */
export interface WorkbookFrame {
  readonly sheets: readonly SheetEntry[];
  readonly definedNames: readonly DefinedName[];
  readonly is1904: boolean;
  readonly styles: WorkbookStyles;
  readonly externalWorkbooks: readonly ExternalWorkbook[];
  readonly warnings: readonly DocumentWarning[];
}

/** A workbook of Office Open XML; its sheets are read one by one (readSheet). */
export interface Workbook extends WorkbookFrame {
  readonly pkg: OfficePackage;
  /** As stored, before `_xHHHH_` decoding. */
  readonly sharedStrings: readonly string[];
  /** Names of the people who commented, by id. */
  readonly persons: ReadonlyMap<string, string>;
}
