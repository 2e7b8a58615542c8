import type { FactsView, PreflightFinding } from '#contract';
import type { DocumentReader, FactsRequest, Log } from '#core/foundation';
import type { PreflightFinding as Finding } from '#documents';
import type { DocumentCalls } from './document-calls.ts';
import { WorkerEnd } from './worker-end.ts';
import { createWorkerPool, type PoolOptions } from './worker-pool.ts';

interface ReaderOptions {
  readonly log: Log;
  /** Where facts are kept that were read once. */
  readonly cacheFolder: string;
  readonly limits?: Partial<PoolOptions>;
}

export interface WorkerDocumentReader extends DocumentReader {
  /** Ends its workers. */
  close(): Promise<void>;
}

const usualLimits: PoolOptions = {
  entry: new URL('./document-worker.ts', import.meta.url),
  timeMs: 60_000,
  memoryMb: 768,
};

/**
 * Looks into documents in a pool of worker threads with limits on time and memory: a hostile file can end its
 * worker, never the core.
 */
export function createWorkerDocumentReader(options: ReaderOptions): WorkerDocumentReader {
  const { log, cacheFolder } = options;
  const pool = createWorkerPool<DocumentCalls>({ ...usualLimits, ...options.limits });
  const endOf = (error: unknown, event: string, bytes: number): WorkerEnd => {
    if (!(error instanceof WorkerEnd)) throw error;
    if (error.reason === 'crashed') log.error(event, error.cause, { bytes });
    return error;
  };
  return {
    preflight: async (request) => {
      const findings = await pool
        .run('preflight', request)
        .catch((error: unknown) => toEndFindings(endOf(error, 'preflight-failed', request.bytes)));
      return findings.map((finding) => toFinding(request.name, finding));
    },
    listFacts: (request) =>
      pool
        .run('facts', { ...request, cacheFolder })
        .catch((error: unknown) => toFailedView(request, endOf(error, 'facts-failed', request.bytes))),
    close: () => pool.close(),
  };
}

const isLimit = (reason: string): reason is 'timed-out' | 'too-large' =>
  reason === 'timed-out' || reason === 'too-large';

/** A fault of ours must not keep a person from submitting: the file then counts as not looked into. */
function toEndFindings(end: WorkerEnd): readonly Finding[] {
  if (isLimit(end.reason)) return [{ code: end.reason, severity: 'stop', part: null }];
  return [{ code: 'not-checked', severity: 'warn', format: 'unknown' }];
}

function toFailedView({ name, sha256, bytes }: FactsRequest, end: WorkerEnd): FactsView {
  const error = isLimit(end.reason)
    ? { code: end.reason, message: 'Reading took more than a file may take.', part: null }
    : { code: 'reader-failed', message: 'The file could not be looked into.', part: null };
  return {
    file: { name, sha256, bytes, format: 'unknown', app: null },
    error,
    size: null,
    warnings: [],
    counts: {},
    total: 0,
    facts: [],
  };
}

function toFinding(fileName: string, { code, severity, ...rest }: Finding): PreflightFinding {
  const details: Record<string, string | number> = {};
  for (const [key, value] of Object.entries<unknown>(rest)) {
    if (typeof value === 'string' || typeof value === 'number') details[key] = value;
    else if (Array.isArray(value)) details[key] = value.join(', ');
  }
  return { fileName, code, severity, details };
}
