/** What a cell of an exported table may hold; a list is only in JSON, tables write it with semicolons. */
export type Cell = string | number | boolean | null | readonly number[];

/** One exported column, and what its codebook says of it. */
export interface ExportColumn<Row> {
  readonly name: string;
  /** Empty for words and yes-or-no. */
  readonly unit: string;
  /** How the value comes about, in a sentence. */
  readonly rule: string;
  /** Where the rule, or the value, is from. */
  readonly source: string;
  readonly read: (row: Row) => Cell;
}

/** UTC, ISO 8601 with Z. */
export function formatInstant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
