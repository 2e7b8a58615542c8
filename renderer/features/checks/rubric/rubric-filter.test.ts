import { expect, test } from 'vitest';
import type { RubricItemView } from '#contract';
import type { RubricItemId } from '#domain';
import { filterRubric, moveChoice, nextFilter } from './rubric-filter.ts';

const id = (text: string) => text as RubricItemId;
const point = (name: string, position: number): RubricItemView => ({
  id: id(name),
  kind: 'item',
  position,
  weight: 5,
  needsWeight: false,
  text: { en: name, zh: null },
  rawPrefix: null,
});
const rubric = [point('a', 1), point('b', 2), point('c', 3)];
const marks = { isNoted: (one: RubricItemId) => one === 'c', wasNoted: (one: RubricItemId) => one === 'a' };

test('points are shown all, with a note now, or with one in an earlier round', () => {
  expect(filterRubric(rubric, 'all', marks)).toEqual(rubric);
  expect(filterRubric(rubric, 'noted', marks).map((one) => one.id)).toEqual(['c']);
  expect(filterRubric(rubric, 'earlier', marks).map((one) => one.id)).toEqual(['a']);
});

test('switching the filter goes round among those there are', () => {
  expect(nextFilter('all', ['all', 'noted'])).toBe('noted');
  expect(nextFilter('noted', ['all', 'noted'])).toBe('all');
  expect(nextFilter('noted', ['all', 'noted', 'earlier'])).toBe('earlier');
});

test('the choice moves by one and stops at the ends', () => {
  expect(moveChoice(rubric, id('a'), 1)).toBe('b');
  expect(moveChoice(rubric, id('c'), 1)).toBe('c');
  expect(moveChoice(rubric, id('a'), -1)).toBe('a');
  expect(moveChoice(rubric, null, 1)).toBe('a');
  expect(moveChoice([], id('a'), 1)).toBeNull();
});
