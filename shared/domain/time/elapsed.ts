import type { WorkEvent } from './work-event.ts';

type Reading = Pick<WorkEvent, 'at' | 'monotonicMs' | 'bootId'>;

/**
 * Milliseconds of machine-awake time between two events, or null when no clock covers both (the core was
 * restarted in between). A wall clock set back or forward changes nothing.
 */
export function computeMonotonicMs(from: Reading, to: Reading): number | null {
  if (from.bootId !== to.bootId) return null;
  return Math.max(0, to.monotonicMs - from.monotonicMs);
}

/**
 * Milliseconds that passed in the world between two events, sleep included. Within one boot the monotonic
 * clock is the floor, so a wall clock set back cannot make time run backwards; across boots only wall
 * instants exist, and a negative difference is taken as none.
 */
export function computeElapsedMs(from: Reading, to: Reading): number {
  return Math.max(0, to.at - from.at, computeMonotonicMs(from, to) ?? 0);
}

/**
 * Whether the silence between two signs of life is too long, or not measurable, to count. A wall clock that
 * ran ahead of the monotonic one by more than the limit means the machine slept.
 */
export function isGap(from: Reading, to: Reading, gapLimitMs: number): boolean {
  const monotonicMs = computeMonotonicMs(from, to);
  return monotonicMs === null || monotonicMs > gapLimitMs || to.at - from.at - monotonicMs > gapLimitMs;
}
