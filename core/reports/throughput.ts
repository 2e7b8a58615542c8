import type { Overview } from '#contract';
import { countByQuarter, quarterMs, type QuarterCount, type Reader } from '#db';
import type { ProjectId } from '#domain';
import { addDays, computeProjectDay, computeProjectDays } from './project-day.ts';

type Day = Overview['throughput'][number];
type Kind = 'submitted' | 'returned' | 'accepted';

const dayLimit = 60;
/** More than the limit, whatever the clocks did; what falls before the first day is dropped by name. */
const reachMs = (dayLimit + 1) * 90_000_000;

/** Submissions, returns and acceptances per project day, from the first day with any until today, at most 60 days. */
export async function computeThroughput(
  db: Reader,
  projectId: ProjectId,
  now: number,
  timeZone: string,
): Promise<Day[]> {
  const counts = await countByQuarter(db, projectId, now - reachMs);
  const dayOf = mapDays(Object.values(counts).flat(), timeZone);
  const byDay = new Map<string, Day>();
  for (const kind of ['submitted', 'returned', 'accepted'] as const)
    addCounts(byDay, kind, counts[kind], dayOf);
  const today = computeProjectDay(now, timeZone);
  const earliest = addDays(today, 1 - dayLimit);
  const first = [...byDay.keys()].filter((day) => day >= earliest).toSorted()[0];
  if (first === undefined) return [];
  const days: Day[] = [];
  for (let day = first; day <= today; day = addDays(day, 1)) days.push(byDay.get(day) ?? emptyDay(day));
  return days;
}

/** The day of each quarter of an hour that something happened in; looked up for all kinds at once. */
function mapDays(counts: readonly QuarterCount[], timeZone: string): ReadonlyMap<number, string> {
  const quarters = [...new Set(counts.map(({ quarter }) => quarter))].toSorted((a, b) => a - b);
  const days = computeProjectDays(
    quarters.map((quarter) => quarter * quarterMs),
    timeZone,
  );
  return new Map(quarters.map((quarter, index) => [quarter, days[index] ?? '']));
}

function addCounts(
  byDay: Map<string, Day>,
  kind: Kind,
  counts: readonly QuarterCount[],
  dayOf: ReadonlyMap<number, string>,
): void {
  for (const { quarter, count } of counts) {
    const name = dayOf.get(quarter) ?? '';
    const day = byDay.get(name) ?? emptyDay(name);
    byDay.set(name, { ...day, [kind]: day[kind] + count });
  }
}

function emptyDay(day: string): Day {
  return { day, submitted: 0, returned: 0, accepted: 0 };
}
