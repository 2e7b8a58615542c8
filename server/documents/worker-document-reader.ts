import { Worker } from 'node:worker_threads';
import type { PreflightFinding } from '#contract';
import type { DocumentReader, Log, PreflightRequest } from '#core/foundation';
import type { PreflightFinding as Finding } from '#documents';
import { createTurnstile } from './turnstile.ts';

/** What one look into a file may cost. */
export interface ReaderLimits {
  readonly timeMs: number;
  readonly memoryMb: number;
  /** Files looked into at the same time; the others wait. */
  readonly atOnce: number;
}

const usualLimits: ReaderLimits = { timeMs: 60_000, memoryMb: 512, atOnce: 2 };

interface ReaderOptions {
  readonly log: Log;
  readonly limits?: Partial<ReaderLimits>;
  /** What runs in the worker. */
  readonly entry?: URL;
}

/**
 * Looks into deliverables in worker threads of their own, each with limits on time and memory: a hostile file
 * can end its worker, never the core.
 */
export function createWorkerDocumentReader({
  log,
  limits = {},
  entry = new URL('./preflight-worker.ts', import.meta.url),
}: ReaderOptions): DocumentReader {
  const all = { ...usualLimits, ...limits };
  const pass = createTurnstile(all.atOnce);
  return {
    async preflight(request) {
      const outcome = await pass(() => runWorker(entry, request, all));
      if (outcome instanceof Error) log.error('preflight-failed', outcome, { bytes: request.bytes });
      return toFindings(outcome).map((finding) => toFinding(request.name, finding));
    },
  };
}

type Outcome = readonly Finding[] | 'timed-out' | 'too-large' | Error;

function runWorker(entry: URL, request: PreflightRequest, limits: ReaderLimits): Promise<Outcome> {
  return new Promise((resolve) => {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb } });
    const finish = (outcome: Outcome): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish('timed-out'), limits.timeMs);
    worker.once('message', (findings: readonly Finding[]) => finish(findings));
    worker.once('error', (error: unknown) => finish(isOutOfMemory(error) ? 'too-large' : toError(error)));
    worker.once('exit', () => finish(new Error('a worker ended without an answer')));
    worker.postMessage(request);
  });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error('not an error'));

/** A fault of ours must not keep a person from submitting: the file then counts as not looked into. */
function toFindings(outcome: Outcome): readonly Finding[] {
  if (outcome instanceof Error) return [{ code: 'not-checked', severity: 'warn', format: 'unknown' }];
  return typeof outcome === 'string' ? [{ code: outcome, severity: 'stop', part: null }] : outcome;
}

function toFinding(fileName: string, { code, severity, ...rest }: Finding): PreflightFinding {
  const details: Record<string, string | number> = {};
  for (const [key, value] of Object.entries<unknown>(rest)) {
    if (typeof value === 'string' || typeof value === 'number') details[key] = value;
    else if (Array.isArray(value)) details[key] = value.join(', ');
  }
  return { fileName, code, severity, details };
}
