import type { IncentiveDay } from '#contract';
import { ExpectedError, type Caller, type Core } from '#core/foundation';
import { findProject, listScoredAcceptances, mapPersonNames } from '#db';
import { computeIncentives, type PersonId, type ProjectId } from '#domain';
import { isCalendarDay } from '#lib';
import { computeProjectDays } from './project-day.ts';

/** No zone is further from UTC than this, so a day of any zone lies within its UTC day and this on each side. */
const widestOffsetMs = 15 * 3_600_000;
const dayMs = 86_400_000;

/**
 * `oversight.incentives`: what each day's annotators earned (SPEC 2), newest day first; one entry per accepted
 * attempt that has a score, on the project day of its acceptance. `from` and `to` are both included; one that no calendar
 * has is `invalid-input`.
 */
export async function listIncentives(
  core: Core,
  _caller: Caller,
  input: { readonly projectId: ProjectId; readonly from: string | null; readonly to: string | null },
): Promise<IncentiveDay[]> {
  for (const field of ['from', 'to'] as const) {
    const day = input[field];
    if (day !== null && !isCalendarDay(day)) throw new ExpectedError('invalid-input', { field });
  }
  const db = core.db.read;
  const project = await findProject(db, input.projectId);
  if (!project) throw new ExpectedError('not-found', { projectId: input.projectId });
  const accepted = await listScoredAcceptances(db, input.projectId, {
    from: input.from === null ? null : startOfUtcDay(input.from) - widestOffsetMs,
    until: input.to === null ? null : startOfUtcDay(input.to) + dayMs + widestOffsetMs,
  });
  const days = computeProjectDays(
    accepted.map(({ acceptedAt }) => acceptedAt),
    project.timeZone,
  );
  const entries = accepted
    .map(({ personId, score }, index) => ({ annotatorId: personId, day: days[index] ?? '', score }))
    .filter(
      ({ day }) => (input.from === null || day >= input.from) && (input.to === null || day <= input.to),
    );
  const names = await mapPersonNames(
    db,
    entries.map(({ annotatorId }) => annotatorId),
  );
  const counts = Map.groupBy(entries, ({ day, annotatorId }) => `${day} ${annotatorId}`);
  const baseDailySalary = { currency: project.currency, minor: project.baseDailySalaryMinor };
  return computeIncentives({ baseDailySalary, entries })
    .days.map(({ day, annotators }) => ({
      day,
      currency: project.currency,
      annotators: annotators.map(({ annotatorId, ...pay }) => ({
        personId: annotatorId as PersonId,
        personName: names.get(annotatorId as PersonId) ?? '',
        acceptedCount: counts.get(`${day} ${annotatorId}`)?.length ?? 0,
        ...pay,
      })),
    }))
    .toReversed();
}

function startOfUtcDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
