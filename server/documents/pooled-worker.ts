import { Worker } from 'node:worker_threads';
import type { CallMessage } from './serve-calls.ts';
import { WorkerEnd, type WorkerEndReason } from './worker-end.ts';

/** What one call may cost. */
export interface CallLimits {
  /** From when its worker is free for it; waiting for its turn costs nothing. */
  readonly timeMs: number;
  /** Of the heap, and again of what lies outside it: inflated bytes, columns of numbers. */
  readonly memoryMb: number;
}

export interface PooledWorker {
  /** One call at a time. Throws `WorkerEnd`, after which the worker is gone. */
  call(message: CallMessage, timeMs: number, signal?: AbortSignal): Promise<unknown>;
  readonly isGone: () => boolean;
  /** Keeps the process alive, or not. */
  readonly hold: (isHeld: boolean) => void;
  end(): Promise<void>;
}

const MEBIBYTE = 1024 * 1024;
const lookEveryMs = 250;

/** A worker thread whose every way to fail ends in a `WorkerEnd`. */
export function startPooledWorker(entry: URL, { memoryMb }: CallLimits): PooledWorker {
  const worker = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  let isGone = false;
  let settle: ((outcome: WorkerEnd | { readonly answer: unknown }) => void) | null = null;
  const fail = (reason: WorkerEndReason, cause?: unknown): void => {
    isGone = true;
    void worker.terminate();
    settle?.(new WorkerEnd(reason, cause));
  };
  worker.on('message', (message: { readonly answer: unknown }) => settle?.(message));
  worker.on('messageerror', (error) => fail('crashed', error));
  worker.on('error', (error: unknown) => fail(isOutOfMemory(error) ? 'too-large' : 'crashed', error));
  worker.on('exit', () => fail('crashed', new Error('a worker ended without an answer')));
  return {
    isGone: () => isGone,
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
    end: async () => {
      fail('closed');
      await worker.terminate();
    },
    call: (message, timeMs, signal) =>
      new Promise((resolve, reject) => {
        const cancel = (): void => fail('cancelled', signal?.reason);
        const timer = setTimeout(() => fail('timed-out'), timeMs);
        // The limit of a worker covers its heap alone; what bytes it holds besides has to be asked for.
        const looker = setInterval(() => {
          void readOutsideBytes(worker).then((bytes) => {
            if (bytes > memoryMb * MEBIBYTE && settle !== null) fail('too-large');
          });
        }, lookEveryMs);
        settle = (outcome) => {
          settle = null;
          clearTimeout(timer);
          clearInterval(looker);
          signal?.removeEventListener('abort', cancel);
          if (outcome instanceof WorkerEnd) reject(outcome);
          else resolve(outcome.answer);
        };
        signal?.addEventListener('abort', cancel);
        worker.postMessage(message);
      }),
  };
}

/** Nothing of a worker that has not begun or is gone. */
const readOutsideBytes = (worker: Worker): Promise<number> =>
  worker.getHeapStatistics().then(
    (statistics) => statistics.external_memory,
    () => 0,
  );

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
