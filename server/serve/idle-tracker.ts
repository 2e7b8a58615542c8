/** Shorter stretches without input are reading and thinking. */
const idleThresholdMs = 60_000;

/**
 * Turns samples of "nobody has touched the machine for so long" into finished idle stretches: one is over when
 * the sample falls. Gives its length in milliseconds, or 0 while there is nothing to flag.
 */
export function createIdleTracker(): (sampleMs: number) => number {
  let lastMs = 0;
  return (sampleMs) => {
    const finishedMs = sampleMs < lastMs && lastMs >= idleThresholdMs ? lastMs : 0;
    lastMs = sampleMs;
    return finishedMs;
  };
}
