import { expect, test } from 'vitest';
import type { AttemptTimeline } from '#contract';
import { listStretches } from './list-stretches.ts';

type Source = Parameters<typeof listStretches>[0];

const round = (number: number, startedAt: number, submittedAt: number | null): Source['rounds'][number] => ({
  number,
  startedAt,
  submittedAt,
  wallMs: 0,
  openMs: 0,
  idleMs: 0,
  pausedMs: 0,
  suspendedMs: 0,
  correctionMs: 0,
  countedMs: 0,
});

const interval = (
  roundNumber: number,
  openedAt: number,
  closedAt: number,
  end: AttemptTimeline['intervals'][number]['end'],
): Source['intervals'][number] => ({ roundNumber, openedAt, closedAt, openMs: closedAt - openedAt, end });

test('work, pauses and the wait for a check follow each other in time', () => {
  const stretches = listStretches({
    state: 'accepted',
    rounds: [round(1, 0, 60), round(2, 100, 140)],
    intervals: [
      interval(1, 0, 20, 'paused'),
      interval(1, 30, 60, 'submitted'),
      interval(2, 100, 140, 'submitted'),
    ],
    standstills: [
      {
        roundNumber: 1,
        fromAt: 20,
        toAt: 30,
        ms: 10,
        kind: 'paused',
        reason: 'meal',
        cause: null,
        note: 'rice',
      },
    ],
    events: [],
  });
  expect(stretches.map(({ kind, fromAt, toAt }) => [kind, fromAt, toAt])).toEqual([
    ['open', 0, 20],
    ['paused', 20, 30],
    ['open', 30, 60],
    ['waiting', 60, 100],
    ['open', 100, 140],
  ]);
  expect(stretches[1]).toMatchObject({ pauseReason: 'meal', note: 'rice' });
});

test('a pause that goes on reaches to the last event and says so', () => {
  const stretches = listStretches({
    state: 'paused',
    rounds: [round(1, 0, null)],
    intervals: [interval(1, 0, 20, 'paused')],
    standstills: [
      {
        roundNumber: 1,
        fromAt: 20,
        toAt: null,
        ms: 0,
        kind: 'paused',
        reason: 'break',
        cause: null,
        note: null,
      },
    ],
    events: [],
  });
  expect(stretches.at(-1)).toMatchObject({ kind: 'paused', fromAt: 20, toAt: 20, isOpen: true });
});

test('what waits for a decision is open', () => {
  const stretches = listStretches({
    state: 'submitted',
    rounds: [round(1, 0, 60)],
    intervals: [interval(1, 0, 60, 'submitted')],
    standstills: [],
    events: [],
  });
  expect(stretches.at(-1)).toMatchObject({ kind: 'waiting', fromAt: 60, isOpen: true });
});
