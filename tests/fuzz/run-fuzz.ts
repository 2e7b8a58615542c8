import { createWorkerPool, type WorkerPool } from '../../server/documents/worker-pool.ts';
import { WorkerEnd } from '../../server/documents/worker-end.ts';
import type { FuzzCalls } from './fuzz-worker.ts';
import type { InputName } from './make-input.ts';

export interface FoundFault {
  readonly input: InputName;
  readonly fault: string;
}

export interface FuzzReport {
  readonly inputCount: number;
  /** How many inputs ended how: `read`, or the code of the typed error. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly faults: readonly FoundFault[];
  readonly slowestMs: number;
}

export interface FuzzOptions {
  /** From a list, or without end. */
  readonly inputs: Iterable<InputName>;
  readonly isOver: () => boolean;
  readonly onFault?: (fault: FoundFault) => void;
}

const timeMs = 20_000;
const memoryMb = 512;

type Run = { -readonly [Key in keyof FuzzReport]: FuzzReport[Key] } & { faults: FoundFault[] };

async function tryOne(
  pool: WorkerPool<FuzzCalls>,
  input: InputName,
  run: Run,
  options: FuzzOptions,
): Promise<void> {
  const report = (fault: string): void => {
    run.faults.push({ input, fault });
    options.onFault?.({ input, fault });
  };
  run.inputCount += 1;
  try {
    const { outcome, faults, durationMs } = await pool.run('judge', input);
    run.outcomes = { ...run.outcomes, [outcome]: (run.outcomes[outcome] ?? 0) + 1 };
    run.slowestMs = Math.max(run.slowestMs, durationMs);
    for (const fault of faults) report(fault);
  } catch (error) {
    if (!(error instanceof WorkerEnd)) throw error;
    report(
      `worker ${error.reason}: ${error.cause instanceof Error ? (error.cause.stack ?? error.cause.message) : ''}`,
    );
  }
}

/** Tries inputs one after another in a worker with limits; whatever is neither facts nor a typed error is a fault. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const entry = new URL('./fuzz-worker.ts', import.meta.url);
  const pool = createWorkerPool<FuzzCalls>({ entry, timeMs, memoryMb, workerCount: 1 });
  const run: Run = { inputCount: 0, outcomes: {}, faults: [], slowestMs: 0 };
  for (const input of options.inputs) {
    if (options.isOver()) break;
    await tryOne(pool, input, run, options);
  }
  await pool.close();
  return run;
}
