import type { Overview } from '#contract';
import { mapPersonNames, sumUnchecked, sumUnstarted, type AttemptSums, type Reader } from '#db';
import type { ClockState, PersonId, ProjectId } from '#domain';

type Waiting = Overview['waiting'][number];
type Wait = Omit<Waiting, 'personName'>;

const waitOfState: Readonly<Partial<Record<ClockState, Waiting['what']>>> = {
  running: 'in-work',
  suspended: 'in-work',
  paused: 'paused',
  returned: 'to-revise',
};

/** Who is waited for and for what, longest wait first; without a person, what any expert may take. */
export async function listWaiting(
  db: Reader,
  projectId: ProjectId,
  attempts: readonly AttemptSums[],
): Promise<Waiting[]> {
  const unstarted = await sumUnstarted(db, projectId);
  const unchecked = await sumUnchecked(db, projectId);
  const waits = mergeWaits([
    ...unstarted.map((row): Wait => ({ ...row, what: 'to-start' })),
    ...unchecked.map((row): Wait => ({ ...row, what: 'to-check' })),
    ...attempts.flatMap(({ state, personId, count, oldestAt }): Wait[] => {
      const what = waitOfState[state];
      return what === undefined ? [] : [{ personId, what, count, oldestAt }];
    }),
  ]);
  const names = await mapPersonNames(
    db,
    waits.map(({ personId }) => personId).filter((id): id is PersonId => id !== null),
  );
  return waits
    .map((wait) => ({ ...wait, personName: (wait.personId && names.get(wait.personId)) ?? '' }))
    .toSorted((a, b) => a.oldestAt - b.oldestAt || (a.personName < b.personName ? -1 : 1));
}

/** Running and interrupted work of one person is one wait. */
function mergeWaits(waits: readonly Wait[]): readonly Wait[] {
  const groups = Map.groupBy(waits, ({ personId, what }) => `${what} ${personId ?? ''}`);
  return [...groups.values()].map((group) =>
    group.reduce((sum, wait) => ({
      ...sum,
      count: sum.count + wait.count,
      oldestAt: Math.min(sum.oldestAt, wait.oldestAt),
    })),
  );
}
