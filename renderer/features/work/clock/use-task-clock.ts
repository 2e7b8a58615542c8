import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, useClock, useClockReading } from '#api';
import type { ClockReading } from '#api';
import type { ClockView } from '#contract';
import type { Place } from '../place.ts';
import { isClockNews } from './is-clock-news.ts';

interface TaskClock {
  /** The newest the core told, be it to a query, a signal or a sign of life. */
  readonly clock: ClockView;
  readonly reading: ClockReading;
}

/**
 * The clock of one's task. While it runs in this window it is kept alive, also when the person looks at another
 * screen: the work happens in other apps, and the window is still there.
 */
export function useTaskClock(place: Place, told: ClockView): TaskClock {
  const queries = useQueryClient();
  const store = useClock();
  const ticking = useClockReading();
  const isOwn = store.key === `work:${place.assignmentId}`;
  // A clock that runs here for another task must not lose its signs of life to one that stands.
  const isTaken =
    !isOwn && store.refusal === null && store.clock?.state === 'running' && store.clock.openIn === null;
  useEffect(() => {
    if (isTaken && told.state !== 'running') return;
    const { key, clock: known, refusal, show } = useClock.getState();
    const isShown = key === `work:${place.assignmentId}` && known !== null && refusal === null;
    if (!isShown || isClockNews(told, known)) show({ kind: 'work', ...place }, told);
  }, [isTaken, place, told]);
  const clock = isOwn && store.clock ? store.clock : told;
  const isToldOld = isOwn && (store.refusal !== null || clock.state !== told.state);
  useEffect(() => {
    if (isToldOld) void queries.invalidateQueries({ queryKey: api.work.key() });
  }, [isToldOld, queries]);
  const reading =
    isOwn && ticking ? ticking : { ...told, isRunning: told.state === 'running', isNotCounted: false };
  return { clock, reading: { ...reading, isNotCounted: reading.isNotCounted && clock.openIn === null } };
}
