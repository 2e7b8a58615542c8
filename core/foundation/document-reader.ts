import type { FactsView, PreflightFinding } from '#contract';
import type { Sha256 } from '#domain';

/** A stored file, and the name that the person who asks knows it by. */
interface StoredDocument {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: Sha256;
}

export interface PreflightRequest extends StoredDocument {
  readonly inputHashes: readonly Sha256[];
}

/** A page of facts, of all types or of these; `cursor` counts from 0. */
export interface FactsRequest extends StoredDocument {
  readonly types: readonly string[] | null;
  readonly cursor: number;
  readonly limit: number;
}

/** Looks into files that strangers made; runs apart from the core, with limits on time and memory. */
export interface DocumentReader {
  preflight(request: PreflightRequest): Promise<readonly PreflightFinding[]>;
  listFacts(request: FactsRequest): Promise<FactsView>;
}
