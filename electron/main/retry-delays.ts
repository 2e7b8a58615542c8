/** How long to wait before the next try, or `undefined` when trying again has stopped making sense. */
export interface RetryDelays {
  next(): number | undefined;
  /** Forgets earlier failures: the thing has worked since. */
  reset(): void;
}

/** Doubling delays: 0.5 s, 1 s, 2 s … for `limitCount` tries. */
export function createRetryDelays(limitCount: number, firstMs = 500): RetryDelays {
  let failureCount = 0;
  return {
    next() {
      if (failureCount >= limitCount) return undefined;
      return firstMs * 2 ** failureCount++;
    },
    reset() {
      failureCount = 0;
    },
  };
}
