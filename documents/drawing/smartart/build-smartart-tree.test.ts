import { expect, it } from 'vitest';
import { buildSmartArtTree, type SmartArtLink, type SmartArtPoint } from './build-smartart-tree.ts';

const root: SmartArtPoint = { id: '0', kind: 'doc', text: '' };

function pointOf(id: string, kind = 'node'): SmartArtPoint {
  return { id, kind, text: `text ${id}` };
}

function linkOf(from: string, to: string, order: number): SmartArtLink {
  return { from, to, order };
}

it('orders children as the links say, texts as the file has them', () => {
  const { roots, texts } = buildSmartArtTree(
    [root, pointOf('a'), pointOf('b'), pointOf('c'), pointOf('t', 'parTrans')],
    [linkOf('0', 'b', 1), linkOf('0', 'a', 0), linkOf('b', 'c', 0), linkOf('0', 't', 2)],
  );
  expect(roots.map(({ text }) => text)).toEqual(['text a', 'text b']);
  expect(roots[1]?.children.map(({ text }) => text)).toEqual(['text c']);
  expect(texts).toEqual(['text a', 'text b', 'text c']);
});

it('tells assistants from other nodes', () => {
  const { roots } = buildSmartArtTree([root, pointOf('a', 'asst')], [linkOf('0', 'a', 0)]);
  expect(roots[0]?.isAssistant).toBe(true);
});

it('ends where links run in a circle or into nothing', () => {
  const links = [linkOf('0', 'a', 0), linkOf('a', 'b', 0), linkOf('b', 'a', 0), linkOf('a', 'gone', 1)];
  const { roots } = buildSmartArtTree([root, pointOf('a'), pointOf('b')], links);
  expect(roots).toEqual([
    { text: 'text a', isAssistant: false, children: [{ text: 'text b', isAssistant: false, children: [] }] },
  ]);
});

it('stops at a depth that no layout draws', () => {
  const points = Array.from({ length: 20_000 }, (_, index) => pointOf(String(index + 1)));
  const links = points.map((_, index) => linkOf(String(index), String(index + 1), 0));
  expect(() => JSON.stringify(buildSmartArtTree([root, ...points], links))).not.toThrow();
});
