import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, getWindowId, useClock, useClockReading } from '#api';
import type { ClockReading } from '#api';
import type { ClockView } from '#contract';
import type { Place } from '../place.ts';
import { isNewerClock } from './is-newer-clock.ts';

interface CheckClock {
  /** The newest the core told, be it to a query, a signal or a sign of life. */
  readonly clock: ClockView;
  readonly reading: ClockReading;
}

/**
 * The expert's clock on one of their checks. While it runs in this window it is kept alive, also on other screens:
 * the looking happens in other apps, and the window is still there.
 */
export function useCheckClock(place: Place, fromCore: ClockView): CheckClock {
  const queries = useQueryClient();
  const { projectId, checkId } = place;
  const store = useClock();
  const ticking = useClockReading();
  const told = asSeenHere(fromCore);
  const key = `checks:${checkId}`;
  const isOwn = store.key === key;
  // A clock that runs here for something else must not lose its signs of life to one that stands.
  const isTaken =
    !isOwn && store.refusal === null && store.clock?.state === 'running' && store.clock.openIn === null;
  useEffect(() => {
    const shown = asSeenHere(fromCore);
    if (isTaken && shown.state !== 'running') return;
    const { key: shownKey, clock: known, refusal, show } = useClock.getState();
    const isShown = shownKey === key && known !== null && refusal === null;
    if (!isShown || isNewerClock(shown, known)) show({ kind: 'checks', projectId, checkId }, shown);
  }, [isTaken, key, projectId, checkId, fromCore]);
  const clock = isOwn && store.clock ? store.clock : told;
  const isToldOld = isOwn && (store.refusal !== null || clock.state !== told.state);
  useEffect(() => {
    if (isToldOld) void queries.invalidateQueries({ queryKey: api.checks.key() });
  }, [isToldOld, queries]);
  const reading =
    isOwn && ticking ? ticking : { ...told, isRunning: told.state === 'running', isNotCounted: false };
  return { clock, reading: { ...reading, isNotCounted: reading.isNotCounted && clock.openIn === null } };
}

/** A query does not say which window asks: a clock that runs in this one is not open elsewhere. */
function asSeenHere(clock: ClockView): ClockView {
  return clock.openIn?.windowId === getWindowId() ? { ...clock, openIn: null } : clock;
}
