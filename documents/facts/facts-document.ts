import type { DocumentErrorCode } from '../package/document-error.ts';
import type { CellReading, DocumentSize, DocumentWarning, Fact, FileIdentity } from './fact.ts';

/** What is in a file that could be read, as `plumbline facts` prints it. */
export interface FactsDocument {
  readonly file: FileIdentity;
  readonly size: DocumentSize;
  readonly warnings: readonly DocumentWarning[];
  readonly facts: readonly Fact[];
  readonly cells?: readonly CellReading[];
}

/** Why nothing of a file could be read. */
export interface FactsFailure {
  readonly file: FileIdentity;
  readonly error: { readonly code: DocumentErrorCode; readonly message: string; readonly part?: string };
}

export type FactsReading = FactsDocument | FactsFailure;
