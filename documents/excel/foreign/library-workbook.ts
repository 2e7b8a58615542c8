/** What this room uses of a workbook that the `xlsx` package read (`dense`); everything in it is foreign. */
export interface LibraryCell {
  /** `n`umber, `s`tring, `b`oolean, `e`rror, `z` for a cell without a value. */
  readonly t: string;
  readonly v?: unknown;
  /** The text shown, as the library formats it. */
  readonly w?: string;
  readonly f?: string;
  /** Number format. */
  readonly z?: string | number;
  readonly c?: readonly { readonly a?: string; readonly t?: string }[];
  readonly l?: { readonly Target?: string; readonly Tooltip?: string };
}

export interface LibraryRange {
  readonly s: { readonly r: number; readonly c: number };
  readonly e: { readonly r: number; readonly c: number };
}

export interface LibrarySheet {
  readonly '!data'?: readonly (readonly (LibraryCell | undefined)[] | undefined)[];
  readonly '!ref'?: string;
  readonly '!merges'?: readonly LibraryRange[];
  readonly '!type'?: string;
}

export interface LibraryWorkbook {
  readonly SheetNames: readonly string[];
  /** null for a sheet that is named and not there. */
  readonly Sheets: Readonly<Record<string, LibrarySheet | null>>;
  readonly Workbook?: {
    readonly Names?: readonly {
      readonly Name: string;
      readonly Ref: string;
      readonly Sheet?: number | null;
      readonly Hidden?: boolean;
    }[];
    readonly Sheets?: readonly { readonly Hidden?: number }[];
    readonly WBProps?: { readonly date1904?: boolean };
  };
  readonly Props?: Readonly<Record<string, unknown>>;
  readonly Custprops?: Readonly<Record<string, unknown>>;
}
