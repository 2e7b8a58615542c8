import { expect, it } from 'vitest';
import { createIdleTracker } from './idle-tracker.ts';

it('reports an idle stretch once, with its full length, when somebody touches the machine again', () => {
  const track = createIdleTracker();
  expect([5_000, 60_000, 65_000, 125_000, 2_000, 4_000].map(track)).toEqual([0, 0, 0, 0, 125_000, 0]);
});

it('does not report short pauses between inputs', () => {
  const track = createIdleTracker();
  expect([5_000, 59_999, 1_000, 30_000, 0].map(track)).toEqual([0, 0, 0, 0, 0]);
});
