import type { FactsView } from '#contract';
import type { FactsRequest, PreflightRequest } from '#core/foundation';
import type {
  DiffFailure,
  DifferenceGroup,
  DocumentDiff,
  FactsFailure,
  PreflightFinding,
  TextReading,
} from '#documents';

/** A whole file. */
export interface FileRequest {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Lower-case hex. */
  readonly sha256: string;
}

interface TimedRequest {
  /** After so long the reader says so itself. */
  readonly timeMs: number;
}

interface WholeFactsRequest extends FileRequest, TimedRequest {
  readonly cells: readonly string[];
  readonly isOneLine: boolean;
}

interface TextRequest extends FileRequest, TimedRequest {
  readonly as: string | null;
  readonly without: readonly string[];
}

interface DiffRequest extends TimedRequest {
  readonly before: FileRequest;
  readonly after: FileRequest;
  /** All where none is named. */
  readonly only: readonly DifferenceGroup[];
}

/** Everything that document workers are asked for. A new line here asks for its handler in document-worker.ts. */
export type DocumentCalls = {
  readonly preflight: { readonly request: PreflightRequest; readonly answer: readonly PreflightFinding[] };
  /** A page of a file's facts, from the cache where they are in it. */
  readonly facts: {
    readonly request: FactsRequest & { readonly cacheFolder: string };
    readonly answer: FactsView;
  };
  /** All facts as the JSON that `plumbline facts` prints, in pieces. */
  readonly wholeFacts: {
    readonly request: WholeFactsRequest;
    readonly answer: { readonly pieces: readonly Uint8Array[]; readonly isRead: boolean };
  };
  /** The text a model is given. */
  readonly text: { readonly request: TextRequest; readonly answer: TextReading };
  readonly diff: { readonly request: DiffRequest; readonly answer: DocumentDiff | DiffFailure };
  /** What a file is, without reading what is in it. */
  readonly identify: {
    readonly request: FileRequest;
    readonly answer: FactsFailure['file'];
  };
};
