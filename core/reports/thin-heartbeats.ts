import type { WorkEvent } from '#domain';

/** Longer lists keep only the first and last of each run of heartbeats. */
const thinAbove = 2_000;
const newestCount = 5_000;

/** The events a person can read: all of a short list; of a long one those that say something, newest 5,000 at most. */
export function thinHeartbeats(events: readonly WorkEvent[]): readonly WorkEvent[] {
  if (events.length <= thinAbove) return events;
  return events.filter((event, index) => !isWithinRun(event, index, events)).slice(-newestCount);
}

function isWithinRun(event: WorkEvent, index: number, events: readonly WorkEvent[]): boolean {
  return [events[index - 1], event, events[index + 1]].every((one) => one?.type === 'heartbeat');
}
