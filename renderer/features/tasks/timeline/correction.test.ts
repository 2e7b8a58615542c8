import { expect, test } from 'vitest';
import { computeCorrectionEffect } from './correction.ts';

const round = (number: number, countedMs: number) => ({
  number,
  countedMs,
  startedAt: 0,
  submittedAt: 1,
  wallMs: 0,
  openMs: 0,
  idleMs: 0,
  pausedMs: 0,
  suspendedMs: 0,
  correctionMs: 0,
});
const timeline = { rounds: [round(1, 600_000), round(2, 60_000)], countedMs: 660_000 };

test('a correction says what the round and the whole attempt come to', () => {
  expect(
    computeCorrectionEffect(timeline, { roundNumber: 1, direction: 'take', minutes: 2, seconds: '30' }),
  ).toEqual({
    deltaMs: -150_000,
    roundFromMs: 600_000,
    roundToMs: 450_000,
    totalFromMs: 660_000,
    totalToMs: 510_000,
    isBelowZero: false,
  });
});

test('taking away more than a round has is said before it is tried', () => {
  const fields = { roundNumber: 2, direction: 'take', minutes: 1, seconds: 1 } as const;
  expect(computeCorrectionEffect(timeline, fields)?.isBelowZero).toBe(true);
  expect(computeCorrectionEffect(timeline, { ...fields, seconds: 0 })?.isBelowZero).toBe(false);
});

test.each([
  [1, '', ''],
  [1, 0, 0],
  [9, 1, 0],
])('round %s with %s minutes and %s seconds changes nothing', (roundNumber, minutes, seconds) => {
  expect(computeCorrectionEffect(timeline, { roundNumber, direction: 'add', minutes, seconds })).toBeNull();
});
