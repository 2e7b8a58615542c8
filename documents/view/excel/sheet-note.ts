import type { CellRange } from '../../excel/cell-ref.ts';
import type { Anchor } from '../../facts/anchor.ts';

/** What holds for cells of a sheet besides what is in them; kinds are those of the facts. */
export type SheetNoteKind =
  'comment' | 'hyperlink' | 'validation' | 'conditional-format' | 'pivot-table' | 'table' | 'tlr';

export interface NoteField {
  readonly name:
    | 'text'
    | 'author'
    | 'date'
    | 'replies'
    | 'target'
    | 'tooltip'
    | 'kind'
    | 'operator'
    | 'formulas'
    | 'prompt'
    | 'error'
    | 'rgb'
    | 'name'
    | 'source'
    | 'rowFields'
    | 'columnFields'
    | 'pageFields'
    | 'dataFields'
    | 'columns';
  readonly text: string;
}

export interface SheetNote {
  readonly id: string;
  readonly kind: SheetNoteKind;
  readonly anchor: Anchor;
  readonly ref: string;
  readonly ranges: readonly CellRange[];
  /** Those that say something; the first tells most. */
  readonly fields: readonly NoteField[];
  /** Of a link: an address, or a place in this workbook. */
  readonly target: { readonly text: string; readonly isExternal: boolean } | null;
}
