import { expect, it } from 'vitest';
import type { Fact } from '#documents';
import { describeFact, locateFact } from './describe-fact.ts';

const anchor: Fact['anchor'] = { selectors: [] };

it('takes the text of a fact, on one line', () => {
  expect(describeFact({ id: 'a', type: 'text', anchor, style: 'Normal', text: ' Two\n lines ' })).toBe(
    'Two lines',
  );
});

it('takes the next best field where there is no text', () => {
  expect(describeFact({ id: 'a', type: 'chart', anchor, title: '', part: 'c.xml', types: [] })).toBe('c.xml');
  expect(describeFact({ id: 'a', type: 'table', anchor, columns: ['A', 'B'] })).toBe('A · B');
});

it('names the fields of a fact that has nothing better', () => {
  expect(describeFact({ id: 'a', type: 'ink', anchor, slide: 3, count: 2, x: null })).toBe(
    'slide: 3, count: 2',
  );
});

it('says where a fact is by its cells, else by its part', () => {
  const cells = { kind: 'cells', sheet: 'Q1', ref: 'B2:C3' } as const;
  const element = { kind: 'element', part: 'slide-3', elementId: '7', elementKind: 'shape' } as const;
  expect(locateFact({ id: 'a', type: 'x', anchor: { selectors: [element, cells] } })).toBe('Q1!B2:C3');
  expect(locateFact({ id: 'a', type: 'x', anchor: { selectors: [element] } })).toBe('slide-3');
  expect(locateFact({ id: 'a', type: 'x', anchor })).toBe('');
});
