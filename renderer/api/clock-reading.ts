import type { ClockView } from '#contract';
import { defaultTimePolicy } from '#domain';

/** What a clock shows at one moment. */
export interface ClockReading {
  readonly state: ClockView['state'];
  readonly roundNumber: number;
  readonly roundCountedMs: number;
  readonly countedMs: number;
  readonly isRunning: boolean;
  /** Running, but without an answer for so long that the core will not count what passes now. */
  readonly isNotCounted: boolean;
}

/**
 * Reads a clock `sinceMs` after the core last told how it stands: it ticks on locally, but never further than the
 * core would count without a sign of life.
 */
export function computeReading(clock: ClockView, sinceMs: number): ClockReading {
  const isRunning = clock.state === 'running';
  const aheadMs = isRunning ? Math.min(Math.max(0, sinceMs), defaultTimePolicy.gapLimitMs) : 0;
  return {
    state: clock.state,
    roundNumber: clock.roundNumber,
    roundCountedMs: clock.roundCountedMs + aheadMs,
    countedMs: clock.countedMs + aheadMs,
    isRunning,
    isNotCounted: isRunning && sinceMs > defaultTimePolicy.gapLimitMs,
  };
}
