import { expect, it } from 'vitest';
import {
  computeArea,
  findArea,
  findSlideNumber,
  findSpan,
  listElementIds,
  toAreaAnchor,
} from './slide-place.ts';

const element = { kind: 'element', part: 'slide-3', elementId: '7', elementKind: 'shape' } as const;
const region = { kind: 'region', slide: 4, xywh: '10,20,30,40' } as const;
const text = {
  kind: 'text',
  part: 'notes-5',
  start: 1,
  end: 3,
  quote: 'bc',
  prefix: 'a',
  suffix: '',
} as const;

it('an anchor leads to its slide, whatever it selects there', () => {
  expect(findSlideNumber({ selectors: [element] })).toBe(3);
  expect(findSlideNumber({ selectors: [region] })).toBe(4);
  expect(findSlideNumber({ selectors: [text] })).toBe(5);
  expect(findSlideNumber({ selectors: [{ ...element, part: 'core-properties' }] })).toBeNull();
});

it('an anchor tells its text, its area and its elements on a slide', () => {
  const anchor = { selectors: [text, element, region] };
  expect(findSpan(anchor)).toBe(text);
  expect(findArea(anchor)).toEqual({ x: 10, y: 20, width: 30, height: 40 });
  expect(listElementIds(anchor, 'slide-3')).toEqual(['7']);
  expect(listElementIds(anchor, 'slide-4')).toEqual([]);
});

it('an area that is no area is none', () => {
  for (const xywh of ['', '1,2,3', 'a,b,c,d'])
    expect(findArea({ selectors: [{ ...region, xywh }] })).toBeNull();
});

it('an area is drawn from any of its corners and ends at the edges of the slide', () => {
  const area = { x: 10, y: 0, width: 40, height: 30 };
  expect(computeArea([50, 30], [10, -5])).toEqual(area);
  expect(computeArea([10, -5], [50, 30])).toEqual(area);
});

it('an area is anchored with two decimals', () => {
  const area = { x: 1 / 3, y: 0, width: 66.666, height: 5 };
  expect(toAreaAnchor(2, area)).toEqual({
    selectors: [{ kind: 'region', slide: 2, xywh: '0.33,0,66.67,5' }],
  });
});
