import { expect, test } from 'vitest';
import type { WorkRow } from '#contract';
import { isListed, orderRows } from './row-order.ts';

const row = (externalId: string, state: WorkRow['state'], changedAt = 0) =>
  ({ externalId, state, changedAt }) as WorkRow;
const idsOf = (rows: readonly WorkRow[]) => rows.map(({ externalId }) => externalId);

test('what needs the person comes before what is with others or done', () => {
  const rows = [
    row('accepted', 'accepted'),
    row('submitted', 'submitted'),
    row('assigned', 'assigned'),
    row('returned', 'returned'),
    row('paused', 'paused'),
    row('suspended', 'suspended'),
    row('running', 'running'),
  ];
  expect(idsOf(orderRows(rows))).toEqual(idsOf(rows).toReversed());
});

test('assigned tasks keep the order of the project, others show the newest change first', () => {
  const rows = [
    row('a', 'assigned', 5),
    row('b', 'assigned', 9),
    row('old', 'accepted', 1),
    row('new', 'accepted', 2),
  ];
  expect(idsOf(orderRows(rows))).toEqual(['a', 'b', 'new', 'old']);
});

test('every row is either to do, with the expert or accepted', () => {
  const states = ['assigned', 'running', 'paused', 'suspended', 'returned', 'submitted', 'accepted'] as const;
  for (const state of states) {
    const filters = (['todo', 'waiting', 'accepted'] as const).filter((filter) =>
      isListed(row('x', state), filter),
    );
    expect(filters).toHaveLength(1);
    expect(isListed(row('x', state), 'all')).toBe(true);
  }
});
