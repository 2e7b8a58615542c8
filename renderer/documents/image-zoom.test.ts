import { expect, test } from 'vitest';
import { computeScale, stepZoom } from './image-zoom.ts';

const pane = { width: 400, height: 300 };

test('a large picture is fitted by its tighter side, a small one is not enlarged', () => {
  expect(computeScale('fit', { width: 800, height: 300 }, pane)).toBe(0.5);
  expect(computeScale('fit', { width: 400, height: 1_200 }, pane)).toBe(0.25);
  expect(computeScale('fit', { width: 40, height: 30 }, pane)).toBe(1);
});

test('before anything is measured the scale is one', () => {
  expect(computeScale('fit', { width: 0, height: 0 }, pane)).toBe(1);
  expect(computeScale('fit', { width: 80, height: 80 }, { width: 0, height: 0 })).toBe(1);
});

test('a chosen zoom does not depend on the pane', () => {
  expect(computeScale(3, { width: 800, height: 300 }, pane)).toBe(3);
});

test('zooming from a fitted scale goes to the next step in that direction', () => {
  expect(stepZoom(0.42, 'in')).toBe(0.5);
  expect(stepZoom(0.42, 'out')).toBe(0.25);
  expect(stepZoom(0.5, 'in')).toBe(0.75);
  expect(stepZoom(0.5, 'out')).toBe(0.25);
});

test('zooming stops at both ends', () => {
  expect(stepZoom(8, 'in')).toBe(8);
  expect(stepZoom(0.1, 'out')).toBe(0.1);
});
