import type { Overview } from '#contract';
import { countByQuarter, quarterMs, type QuarterCount, type Reader } from '#db';
import type { ProjectId } from '#domain';
import { computeNextDay, computeProjectDay, computeProjectDays } from './project-day.ts';

type Day = Overview['throughput'][number];
type Kind = 'submitted' | 'returned' | 'accepted';

const dayLimit = 60;
/** A day of 25 hours more than the limit; what falls before the first day is dropped by name. */
const reachMs = (dayLimit + 1) * 90_000_000;

/** Submissions, returns and acceptances per project day, from the first day with any until today, at most 60 days. */
export async function computeThroughput(
  db: Reader,
  projectId: ProjectId,
  now: number,
  timeZone: string,
): Promise<Day[]> {
  const counts = await countByQuarter(db, projectId, now - reachMs);
  const byDay = new Map<string, Day>();
  for (const kind of ['submitted', 'returned', 'accepted'] as const) {
    addCounts(byDay, kind, counts[kind], timeZone);
  }
  const first = [...byDay.keys()].toSorted()[0];
  if (first === undefined) return [];
  const days: Day[] = [];
  const today = computeProjectDay(now, timeZone);
  for (let day = first; day <= today; day = computeNextDay(day)) days.push(byDay.get(day) ?? emptyDay(day));
  return days.slice(-dayLimit);
}

function addCounts(
  byDay: Map<string, Day>,
  kind: Kind,
  counts: readonly QuarterCount[],
  timeZone: string,
): void {
  const days = computeProjectDays(
    counts.map(({ quarter }) => quarter * quarterMs),
    timeZone,
  );
  for (const [index, { count }] of counts.entries()) {
    const name = days[index] ?? '';
    const day = byDay.get(name) ?? emptyDay(name);
    byDay.set(name, { ...day, [kind]: day[kind] + count });
  }
}

function emptyDay(day: string): Day {
  return { day, submitted: 0, returned: 0, accepted: 0 };
}
