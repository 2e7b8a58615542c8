import type { WorkRow } from '#contract';

export type WorkFilter = 'todo' | 'waiting' | 'accepted' | 'all';
export const workFilters: readonly WorkFilter[] = ['todo', 'waiting', 'accepted', 'all'];

/** What needs the person first; what waits for others after, what is done last. */
const ranks: Readonly<Record<WorkRow['state'], number>> = {
  running: 0,
  suspended: 1,
  paused: 2,
  returned: 3,
  assigned: 4,
  submitted: 5,
  accepted: 6,
};

/** Sorts by what needs doing; within what is with others or done, the newest change first. */
export function orderRows(rows: readonly WorkRow[]): readonly WorkRow[] {
  return rows.toSorted((a, b) => {
    const rank = ranks[a.state] - ranks[b.state];
    if (rank !== 0) return rank;
    // Assigned tasks keep the order in which the project lists them.
    return a.state === 'assigned' ? 0 : b.changedAt - a.changedAt;
  });
}

/** Whether a row belongs under a filter. */
export function isListed(row: WorkRow, filter: WorkFilter): boolean {
  switch (filter) {
    case 'todo':
      return row.state !== 'submitted' && row.state !== 'accepted';
    case 'waiting':
      return row.state === 'submitted';
    case 'accepted':
      return row.state === 'accepted';
    case 'all':
      return true;
  }
}
