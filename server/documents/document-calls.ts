import type { FactsView } from '#contract';
import type { FactsRequest, PreflightRequest } from '#core/foundation';
import type { FactsFailure, PreflightFinding } from '#documents';

export interface WholeFactsRequest {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly sha256: string;
  readonly cells: readonly string[];
  readonly isOneLine: boolean;
  readonly timeMs: number;
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
  /** What a file is, without reading what is in it. */
  readonly identify: {
    readonly request: Pick<WholeFactsRequest, 'bytes' | 'name' | 'sha256'>;
    readonly answer: FactsFailure['file'];
  };
};
