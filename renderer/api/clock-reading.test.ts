import { expect, test } from 'vitest';
import type { ClockView } from '#contract';
import { computeReading } from './clock-reading.ts';

const running: ClockView = {
  state: 'running',
  roundNumber: 2,
  roundCountedMs: 60_000,
  countedMs: 600_000,
  pausedMs: 0,
  suspendedMs: 0,
  idleMs: 0,
  asOf: 1_700_000_000_000,
  pauseReason: null,
  suspendCause: null,
  suspendedSince: null,
  openIn: null,
};

test('a running clock ticks on from what the core told', () => {
  expect(computeReading(running, 4_200)).toMatchObject({
    roundCountedMs: 64_200,
    countedMs: 604_200,
    isNotCounted: false,
  });
});

test('without an answer it stops after 15 seconds and says that time is not counted', () => {
  expect(computeReading(running, 60_000)).toMatchObject({ countedMs: 615_000, isNotCounted: true });
});

test('a paused clock stands still however long ago it was told', () => {
  expect(computeReading({ ...running, state: 'paused' }, 60_000)).toMatchObject({
    countedMs: 600_000,
    isRunning: false,
    isNotCounted: false,
  });
});
