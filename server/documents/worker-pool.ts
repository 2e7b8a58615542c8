import { availableParallelism } from 'node:os';
import { startPooledWorker, type CallLimits, type PooledWorker } from './pooled-worker.ts';
import type { CallMap } from './serve-calls.ts';
import { createTurnstile } from './turnstile.ts';
import { WorkerEnd } from './worker-end.ts';

export interface PoolOptions extends CallLimits {
  /** The module that runs in each worker and calls `serveCalls`. */
  readonly entry: URL;
  /** Calls at the same time; the others wait in the order in which they came. */
  readonly workerCount?: number;
  /** How long a worker without calls is kept. */
  readonly idleMs?: number;
}

export interface RunOptions {
  /** Aborted, the call ends as `cancelled` wherever it is. */
  readonly signal?: AbortSignal | undefined;
  /** Instead of the pool's. */
  readonly timeMs?: number;
}

export interface WorkerPool<Calls extends CallMap> {
  /** Throws `WorkerEnd`. */
  run<Name extends keyof Calls & string>(
    name: Name,
    request: Calls[Name]['request'],
    options?: RunOptions,
  ): Promise<Calls[Name]['answer']>;
  /** Ends every worker; calls that run or wait end as `closed`. */
  close(): Promise<void>;
  readonly countWorkers: () => number;
}

/** One for each processor but the one that answers pages, and no more than memory for four. */
const usualCount = (): number => Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * A few worker threads that are used again and again. A call that hangs, wants too much memory or breaks its
 * worker gets a `WorkerEnd`; the next call gets another worker. ADR 0016 says why no library does this.
 */
export function createWorkerPool<Calls extends CallMap>(options: PoolOptions): WorkerPool<Calls> {
  const { entry, idleMs = 30_000, workerCount = usualCount() } = options;
  const pass = createTurnstile(workerCount);
  const idle = new Map<PooledWorker, NodeJS.Timeout>();
  const busy = new Set<PooledWorker>();
  let isClosed = false;

  /** The one that rested least: its code is warm, and the others may end. */
  const take = (): PooledWorker => {
    const found = [...idle.keys()].findLast((worker) => !worker.isGone());
    if (found === undefined) return startPooledWorker(entry, options);
    clearTimeout(idle.get(found));
    idle.delete(found);
    return found;
  };
  const leave = (worker: PooledWorker): void => {
    busy.delete(worker);
    if (worker.isGone()) return;
    worker.hold(false);
    const timer = setTimeout(() => {
      idle.delete(worker);
      void worker.end();
    }, idleMs);
    timer.unref();
    idle.set(worker, timer);
  };
  const runNow = async (name: string, request: unknown, { signal, timeMs }: RunOptions): Promise<unknown> => {
    if (isClosed) throw new WorkerEnd('closed');
    if (signal?.aborted) throw new WorkerEnd('cancelled', signal.reason);
    const worker = take();
    busy.add(worker);
    worker.hold(true);
    try {
      return await worker.call({ name, request }, timeMs ?? options.timeMs, signal);
    } finally {
      leave(worker);
    }
  };
  return {
    run: (name, request, run = {}) => pass(() => runNow(name, request, run)),
    close: async () => {
      isClosed = true;
      const all = [...idle.keys(), ...busy];
      for (const timer of idle.values()) clearTimeout(timer);
      idle.clear();
      await Promise.all(all.map((worker) => worker.end()));
    },
    countWorkers: () => idle.size + busy.size,
  };
}
