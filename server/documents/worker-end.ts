export type WorkerEndReason = 'timed-out' | 'too-large' | 'crashed' | 'cancelled' | 'closed';

/** Why a call in a worker gave no answer: a limit was reached, the worker broke, or nobody waits any more. */
export class WorkerEnd extends Error {
  override readonly name = 'WorkerEnd';
  readonly reason: WorkerEndReason;

  constructor(reason: WorkerEndReason, cause?: unknown) {
    super(`a call in a worker ended: ${reason}`, { cause });
    this.reason = reason;
  }
}
