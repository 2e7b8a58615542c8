import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Random } from '#core/foundation';

/** The machine's own clocks; each life of the process is a boot of its own. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    // Counts from the start of this process, as the rule for silence across two lives of it relies on.
    monotonicMs: () => performance.now(),
    bootId: randomUUID(),
  };
}

export function createSystemRandom(): Random {
  return {
    id: () => randomUUID(),
    token: () => randomBytes(32).toString('hex'),
    seed: () => randomBytes(16).toString('hex'),
  };
}
