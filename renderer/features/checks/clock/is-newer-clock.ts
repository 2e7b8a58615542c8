import type { ClockView } from '#contract';

/**
 * Whether a clock that the core told says more than the one on show. A running clock told again as of the same sign
 * of life says nothing new: showing it would set the ticking figure back.
 */
export function isNewerClock(told: ClockView, shown: ClockView): boolean {
  const isSame = told.state === shown.state && told.openIn?.windowId === shown.openIn?.windowId;
  if (!isSame || told.asOf > shown.asOf) return true;
  return told.asOf === shown.asOf && told.roundCountedMs !== shown.roundCountedMs;
}
