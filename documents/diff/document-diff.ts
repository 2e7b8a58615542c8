import type { Fact, FileIdentity, DocumentWarning } from '../facts/fact.ts';
import type { DocumentErrorCode } from '../package/document-error.ts';
import type { OfficeApp } from '../identify/document-format.ts';

export const differenceGroups = [
  'text',
  'tables',
  'cells',
  'formulas',
  'format',
  'slides',
  'shapes',
  'objects',
  'properties',
] as const;
/** `slides` are slides, sheets and sections; `objects` pictures, charts, links, comments, rules and the like. */
export type DifferenceGroup = (typeof differenceGroups)[number];

/**
 * Something that is in one file alone. Cells, rows and columns of sheets, slides and styles are facts here as well, of
 * the types `cell`, `row`, `column`, `slide` and `style`; ids are those of the file it is in.
 */
export interface LoneFact {
  readonly group: DifferenceGroup;
  readonly fact: Fact;
}

export interface FieldDifference {
  /** A path where the field is within others: `resolved.bold`, `cells.2.3.text`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Something that is in both files and not the same; `moved` is among the fields where it stands elsewhere. */
export interface ChangedFact {
  readonly group: DifferenceGroup;
  readonly type: string;
  readonly before: Fact;
  readonly after: Fact;
  readonly fields: readonly FieldDifference[];
}

/** What two documents of one application differ in. */
export interface DocumentDiff {
  readonly app: OfficeApp;
  readonly before: FileIdentity;
  readonly after: FileIdentity;
  readonly added: readonly LoneFact[];
  readonly removed: readonly LoneFact[];
  readonly changed: readonly ChangedFact[];
  /** How many of each group were found beyond those that are listed. */
  readonly omitted: Readonly<Partial<Record<DifferenceGroup, number>>>;
  readonly warnings: readonly (DocumentWarning & { readonly side: 'before' | 'after' })[];
}

/** Why two documents could not be compared. */
export interface DiffFailure {
  readonly before: FileIdentity;
  readonly after: FileIdentity;
  /** Both were read where they are of different applications. */
  readonly error:
    | {
        readonly code: DocumentErrorCode;
        readonly side: 'before' | 'after';
        readonly message: string;
        readonly part?: string;
      }
    | { readonly code: 'different-apps'; readonly message: string };
}
