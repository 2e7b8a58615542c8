import { expect, test } from 'vitest';
import type { ClockView } from '#contract';
import type { WindowId } from '#domain';
import { isClockNews } from './is-clock-news.ts';

const shown: ClockView = {
  state: 'running',
  roundNumber: 1,
  roundCountedMs: 60_000,
  countedMs: 60_000,
  pausedMs: 0,
  suspendedMs: 0,
  idleMs: 0,
  asOf: 1_000_000,
  pauseReason: null,
  suspendCause: null,
  suspendedSince: null,
  openIn: null,
};

test('the same running clock told again as of the same sign of life is no news', () => {
  expect(isClockNews({ ...shown }, shown)).toBe(false);
});

test('an answer that is older than what a sign of life told is no news', () => {
  expect(isClockNews({ ...shown, asOf: 995_000, roundCountedMs: 55_000 }, shown)).toBe(false);
});

test('a later figure, another state, round or window is news', () => {
  expect(isClockNews({ ...shown, asOf: 1_005_000 }, shown)).toBe(true);
  expect(isClockNews({ ...shown, state: 'suspended', asOf: 1 }, shown)).toBe(true);
  expect(isClockNews({ ...shown, roundNumber: 2 }, shown)).toBe(true);
  const openIn = { windowId: 'w' as WindowId, device: '', since: 0, lastSignAt: 0 };
  expect(isClockNews({ ...shown, openIn }, shown)).toBe(true);
});

test('a correction of the time is news though no sign of life came in between', () => {
  expect(isClockNews({ ...shown, roundCountedMs: 30_000 }, shown)).toBe(true);
});
