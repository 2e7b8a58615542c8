import { expect, test } from 'vitest';
import type { Stretch } from './list-stretches.ts';
import { computeTicks, computeTimeScale, squeezedWidth } from './time-scale.ts';

const minute = 60_000;
const day = 1_440 * minute;

const stretch = (kind: Stretch['kind'], fromMinute: number, toMinute: number): Stretch => ({
  key: `${kind} ${fromMinute}`,
  kind,
  roundNumber: 1,
  fromAt: fromMinute * minute,
  toAt: toMinute * minute,
  ms: (toMinute - fromMinute) * minute,
  isOpen: false,
  pauseReason: null,
  suspendCause: null,
  note: null,
});

test('short pauses keep their true length', () => {
  const scale = computeTimeScale(
    [stretch('open', 0, 30), stretch('paused', 30, 45), stretch('open', 45, 100)],
    1_000,
    { isTrue: false },
  );
  expect(scale.toX(0)).toBe(0);
  expect(scale.toX(30 * minute)).toBe(300);
  expect(scale.toX(45 * minute)).toBe(450);
  expect(scale.toX(100 * minute)).toBe(1_000);
});

test('a pause of days is squeezed, and work on both sides shares one scale', () => {
  const scale = computeTimeScale(
    [stretch('open', 0, 30), stretch('paused', 30, 3_030), stretch('open', 3_030, 3_060)],
    1_000,
    { isTrue: false },
  );
  const half = (1_000 - squeezedWidth) / 2;
  expect(scale.toX(30 * minute)).toBeCloseTo(half);
  expect(scale.toX(3_030 * minute)).toBeCloseTo(half + squeezedWidth);
  expect(scale.toX(3_060 * minute)).toBeCloseTo(1_000);
});

test('in true scale nothing is squeezed', () => {
  const scale = computeTimeScale([stretch('open', 0, 30), stretch('waiting', 30, 3_000)], 1_000, {
    isTrue: true,
  });
  expect(scale.pieces).toHaveLength(1);
  expect(scale.toX(30 * minute)).toBe(10);
});

test('time that no stretch covers is squeezed like a standstill', () => {
  const scale = computeTimeScale([stretch('open', 0, 10), stretch('open', 2_000, 2_010)], 500, {
    isTrue: false,
  });
  expect(scale.pieces.map((piece) => piece.isSqueezed)).toEqual([false, true, false]);
});

test('stretches that a set clock made overlap still run from left to right', () => {
  const scale = computeTimeScale([stretch('open', 0, 20), stretch('open', 10, 30)], 300, { isTrue: true });
  expect(scale.toX(30 * minute)).toBe(300);
  expect(scale.toX(10 * minute)).toBeLessThan(scale.toX(20 * minute));
});

test('no stretches make an empty axis', () => {
  const scale = computeTimeScale([], 300, { isTrue: false });
  expect(scale.pieces).toEqual([]);
  expect(scale.toX(5)).toBe(0);
});

test('ticks fall on round times of the reader’s zone and are never crowded', () => {
  const offset = 5.5 * 60 * minute;
  const scale = computeTimeScale([stretch('open', 7, 7 + 3 * 1_440)], 900, { isTrue: true });
  const ticks = computeTicks(scale, offset);
  const gaps = ticks.slice(1).map((tick, index) => tick.x - (ticks[index]?.x ?? 0));
  expect(ticks.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(76);
  expect(ticks.every((tick) => (tick.at + offset) % (360 * minute) === 0)).toBe(true);
  const dated = ticks.filter((tick) => tick.isDated).map((tick) => Math.floor((tick.at + offset) / day));
  expect(new Set(dated).size).toBe(dated.length);
});
