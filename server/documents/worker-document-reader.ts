import { Worker } from 'node:worker_threads';
import type { PreflightFinding } from '#contract';
import type { DocumentReader, PreflightRequest } from '#core/foundation';
import type { PreflightFinding as Finding } from '#documents';

const timeLimitMs = 60_000;
const memoryLimitMb = 512;

/**
 * Looks into deliverables in worker threads of their own, each with limits on time and memory: a hostile file
 * can end its worker, never the core.
 */
export function createWorkerDocumentReader(
  entry = new URL('./preflight-worker.ts', import.meta.url),
): DocumentReader {
  return {
    async preflight(request) {
      const outcome = await runWorker(entry, request);
      if (typeof outcome === 'string') return [toFinding(request.name, { code: outcome, severity: 'stop' })];
      return outcome.map((finding) => toFinding(request.name, finding));
    },
  };
}

function runWorker(
  entry: URL,
  request: PreflightRequest,
): Promise<readonly Finding[] | 'timed-out' | 'too-large'> {
  return new Promise((resolve) => {
    const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb } });
    const finish = (outcome: readonly Finding[] | 'timed-out' | 'too-large'): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => finish('timed-out'), timeLimitMs);
    worker.once('message', (findings: readonly Finding[]) => finish(findings));
    // Out of memory is the one way a worker ends without an answer; a file that does that is too large to check.
    worker.once('error', () => finish('too-large'));
    worker.postMessage(request);
  });
}

function toFinding(
  fileName: string,
  { code, severity, ...rest }: { readonly code: string; readonly severity: 'stop' | 'warn' },
): PreflightFinding {
  const details: Record<string, string | number> = {};
  for (const [key, value] of Object.entries<unknown>(rest)) {
    if (typeof value === 'string' || typeof value === 'number') details[key] = value;
    else if (Array.isArray(value)) details[key] = value.join(', ');
  }
  return { fileName, code, severity, details };
}
