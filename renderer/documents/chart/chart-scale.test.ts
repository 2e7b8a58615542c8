import { expect, it } from 'vitest';
import { canDraw, computeScale, findDrawing } from './chart-scale.ts';

const free = { minimum: null, maximum: null };

it('an axis begins at zero and has round figures', () => {
  expect(computeScale([12, 47, 93], free, false)).toEqual({
    least: 0,
    most: 100,
    ticks: [0, 20, 40, 60, 80, 100],
  });
});

it('an axis of values far from zero begins near them, unless bars stand on it', () => {
  expect(computeScale([990, 1000], free, false).least).toBe(990);
  expect(computeScale([990, 1000], free, true).least).toBe(0);
});

it('an axis goes below zero with its values', () => {
  const { least, most } = computeScale([-30, 50], free, true);
  expect(least).toBeLessThanOrEqual(-30);
  expect(most).toBeGreaterThanOrEqual(50);
});

it('an axis keeps to the limits of the file, and to none that make no sense', () => {
  expect(computeScale([1, 2], { minimum: 0, maximum: 10 }, false)).toMatchObject({ least: 0, most: 10 });
  const { least, most } = computeScale([1, 2], { minimum: 5, maximum: 5 }, false);
  expect(most).toBeGreaterThan(least);
});

it('an axis without values, or of one value, still has room', () => {
  for (const values of [[], [0], [7], [-3]]) {
    const { least, most, ticks } = computeScale(values, free, false);
    expect(most).toBeGreaterThan(least);
    expect(ticks.length).toBeGreaterThan(0);
  }
});

it('kinds that are not known are told as a table, alone or beside others', () => {
  const series = [
    { name: null, nameRef: null, ref: null, values: [1], categoryRef: null, categories: [], type: 'x' },
  ];
  const chart = { part: '', title: null, axes: [], series };
  expect(findDrawing('constructor')).toBeNull();
  expect(canDraw({ ...chart, types: ['barChart', 'lineChart'] })).toBe(true);
  expect(canDraw({ ...chart, types: ['barChart', 'radarChart'] })).toBe(false);
  expect(canDraw({ ...chart, types: ['pieChart', 'lineChart'] })).toBe(false);
  expect(canDraw({ ...chart, types: ['barChart'], series: [] })).toBe(false);
});
