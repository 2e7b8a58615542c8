import type { Caller, Core } from '#core/foundation';
import { computeProjectDay } from '#core/reports';
import { findProject, findTimedCheck, listChecksSince, listEvents } from '#db';
import { deriveTimeline, type ProjectId, type WorkInterval } from '#domain';

/** No day is longer, even where the clocks go back. */
const longestDayMs = 26 * 3_600_000;

/** The first instant of the day that `now` lies in, in an IANA zone, to the millisecond. */
export function computeDayStart(now: number, timeZone: string): number {
  const day = computeProjectDay(now, timeZone);
  let before = now - longestDayMs;
  let within = now;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (computeProjectDay(middle, timeZone) === day) within = middle;
    else before = middle;
  }
  return within;
}

/** What the caller's clocks on checks counted since midnight in the project's zone. */
export async function sumOwnTimeToday(core: Core, caller: Caller, projectId: ProjectId): Promise<number> {
  const db = core.db.read;
  const project = await findProject(db, projectId);
  if (!project) return 0;
  const dayStart = computeDayStart(core.clock.now(), project.timeZone);
  let todayMs = 0;
  for (const checkId of await listChecksSince(db, projectId, caller.personId, dayStart)) {
    const subject = await findTimedCheck(db, checkId);
    if (!subject) continue;
    const { intervals } = deriveTimeline(await listEvents(db, checkId), subject.policy);
    todayMs += intervals.reduce((sum, interval) => sum + computeMsSince(interval, dayStart), 0);
  }
  return todayMs;
}

/** The part of an interval that lies after an instant; its own measure is monotonic, its ends are wall instants. */
function computeMsSince({ openedAt, closedAt, openMs }: WorkInterval, sinceAt: number): number {
  if (openedAt >= sinceAt) return openMs;
  return Math.max(0, Math.min(openMs, closedAt - sinceAt));
}
