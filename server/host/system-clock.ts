import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock, Random } from '#core/foundation';

/** The machine's own clocks; each life of the process is a boot of its own. */
export function createSystemClock(): Clock {
  return {
    now: () => Date.now(),
    monotonicMs: () => Number(process.hrtime.bigint() / 1_000n) / 1_000,
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
