import { ExpectedError, type Clock } from '#core/foundation';

/** Failures that cost nothing: people mistype. An address may be a whole office behind one router. */
const freeFailures = { name: 5, address: 20 } as const;
const firstWaitMs = 5_000;
const longestWaitMs = 15 * 60_000;
/** Failures are forgotten after an hour without another. */
const forgetAfterMs = 60 * 60_000;
const mostKeys = 10_000;

interface Failures {
  readonly count: number;
  /** Monotonic, so that setting the wall clock does not shorten a wait. */
  readonly lastMs: number;
}

/** Slows down guessing of passphrases; lives as long as the process. */
export interface SignInThrottle {
  /**
   * Counts an attempt as failed before it is made, so that many at once don't slip through; throws
   * `too-many-attempts {retryAfterMs}`.
   */
  begin(loginKey: string, address: string): void;
  /** Takes the attempt back: the name starts afresh, the address loses this one failure. */
  succeed(loginKey: string, address: string): void;
}

export function createSignInThrottle(clock: Pick<Clock, 'monotonicMs'>): SignInThrottle {
  const byName = new Map<string, Failures>();
  const byAddress = new Map<string, Failures>();
  return {
    begin(loginKey, address) {
      const now = clock.monotonicMs();
      const waitMs = Math.max(
        computeWaitMs(byName.get(loginKey), freeFailures.name, now),
        computeWaitMs(byAddress.get(address), freeFailures.address, now),
      );
      if (waitMs > 0) throw new ExpectedError('too-many-attempts', { retryAfterMs: waitMs });
      add(byName, loginKey, now);
      add(byAddress, address, now);
    },
    succeed(loginKey, address) {
      byName.delete(loginKey);
      const failures = byAddress.get(address);
      if (failures) byAddress.set(address, { ...failures, count: failures.count - 1 });
    },
  };
}

function computeWaitMs(failures: Failures | undefined, free: number, now: number): number {
  if (!failures || failures.count < free) return 0;
  const waitMs = Math.min(firstWaitMs * 2 ** (failures.count - free), longestWaitMs);
  return Math.max(0, failures.lastMs + waitMs - now);
}

function add(all: Map<string, Failures>, key: string, now: number): void {
  const known = all.get(key);
  const isFresh = known !== undefined && now - known.lastMs < forgetAfterMs;
  // Deleted first, so that the map stays in order of the last failure and the oldest goes when it is full.
  all.delete(key);
  all.set(key, { count: (isFresh ? known.count : 0) + 1, lastMs: now });
  const [oldest] = all.keys();
  if (all.size > mostKeys && oldest !== undefined) all.delete(oldest);
}
