import type { PreflightFinding } from '#contract';
import type { Sha256 } from '#domain';

export interface PreflightRequest {
  readonly path: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: Sha256;
  readonly inputHashes: readonly Sha256[];
}

/** Looks into files that strangers made; runs apart from the core, with limits on time and memory. */
export interface DocumentReader {
  preflight(request: PreflightRequest): Promise<readonly PreflightFinding[]>;
}
