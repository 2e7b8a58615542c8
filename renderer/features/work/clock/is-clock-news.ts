import type { ClockView } from '#contract';

/**
 * Whether a clock that the core told says more than the one that is shown. A running clock told again as of the
 * same sign of life is no news: showing it would set the ticking figure back by some seconds.
 */
export function isClockNews(told: ClockView, shown: ClockView): boolean {
  const isSameStanding =
    told.state === shown.state &&
    told.roundNumber === shown.roundNumber &&
    told.openIn?.windowId === shown.openIn?.windowId;
  if (!isSameStanding || told.asOf > shown.asOf) return true;
  return told.asOf === shown.asOf && told.roundCountedMs !== shown.roundCountedMs;
}
