import type { DocumentFormat, OfficeApp } from '../identify/document-format.ts';
import type { DocumentErrorCode } from '../package/document-error.ts';
import type { Anchor } from './anchor.ts';

/** One thing that is in a document (FACTS). `type` and `kind` say what; the other fields follow from them. */
export interface Fact {
  /** Stable: the same bytes give the same ids. */
  readonly id: string;
  readonly type: string;
  readonly kind?: string;
  readonly anchor: Anchor;
  readonly [field: string]: unknown;
}

/** Something that could not be read, while the rest still could. */
export interface DocumentWarning {
  readonly code: DocumentErrorCode | 'missing-part' | 'fallback-reader' | 'volatile-formula';
  readonly part: string;
  readonly message: string;
}

export interface DocumentSize {
  readonly pages: number | null;
  readonly sheets: number | null;
  readonly slides: number | null;
  readonly bucket: 'small' | 'medium' | 'long' | null;
}

/** What a reader of one application gives: size and facts of a document that could be read. */
export interface AppFacts {
  readonly app: OfficeApp;
  readonly size: DocumentSize;
  readonly facts: readonly Fact[];
  readonly warnings: readonly DocumentWarning[];
  /** Only with `--cells`. */
  readonly cells?: readonly CellReading[];
}

export type CellValue = number | string | boolean | null | { readonly error: string };

export interface CellReading {
  readonly sheet: string;
  readonly ref: string;
  readonly value: CellValue;
  readonly formula: string | null;
  readonly display: string;
  readonly numFmt: string | null;
  readonly fill: string | null;
  /** The fill as it is seen, and what a person would call it. */
  readonly rgb?: string;
  readonly colorName?: string;
  readonly font: string | null;
  readonly isStale?: true;
}

export interface FileIdentity {
  readonly name: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly format: DocumentFormat;
  readonly app: OfficeApp | null;
}
