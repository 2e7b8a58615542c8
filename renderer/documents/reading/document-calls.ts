import type {
  Anchor,
  AnchorPlace,
  DocumentWarning,
  Fact,
  FactsFailure,
  FileIdentity,
  FindHit,
  OfficeApp,
} from '#documents';
import type { PowerpointCalls } from '../powerpoint/powerpoint-calls.ts';
import type { ExcelCalls } from '../excel/excel-calls.ts';
import type { WordCalls } from '../word/word-calls.ts';

/** What is known of a document once it is open. */
export interface DocumentHead {
  readonly file: FileIdentity;
  readonly app: OfficeApp;
  readonly warnings: readonly DocumentWarning[];
}

/** Where an anchor stands, and what is told of the fact that is there. */
export interface PlacedAnchor extends AnchorPlace {
  readonly fact: { readonly type: string; readonly text: string } | null;
}

/** A picture or film of a document. */
export interface Medium {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
}

/** What the page asks the worker that holds one document; answers are plain values. */
export interface DocumentCalls extends ExcelCalls, WordCalls, PowerpointCalls {
  open(
    bytes: ArrayBuffer,
    file: { readonly name: string; readonly sha256: string },
  ): Promise<DocumentHead | FactsFailure>;
  /** Everything that is in the document, in its order. */
  listFacts(): Promise<readonly Fact[]>;
  /** Where anchors stand in the document, or why nowhere; in the order given. */
  placeAnchors(anchors: readonly Anchor[]): Promise<readonly PlacedAnchor[]>;
  /** Begins a search in the document, in place of the one before. */
  startFind(query: string): void;
  /** What the next slice of the document holds; null when all of it has been searched. */
  continueFind(): Promise<readonly FindHit[] | null>;
  /** Null for a part that is not there or is nothing a browser shows. */
  readMedium(part: string): Medium | null;
}
