import type { OfficePackage } from '../office/office-package.ts';
import type { AppFacts } from './fact.ts';

/** What a reader of one application is asked for besides its facts. */
export interface AppReadOptions {
  /** References such as `Sheet!A1:C9`, the first sheet where none is named; only workbooks have cells. */
  readonly cells: readonly string[];
  /** The page count that the document properties state, for documents that have pages. */
  readonly statedPages: number | null;
}

/** Reads one Office package into facts; throws DocumentError when nothing of it can be read. */
export type AppReader = (pkg: OfficePackage, options: AppReadOptions) => AppFacts;
