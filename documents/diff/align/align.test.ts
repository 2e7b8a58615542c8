import { describe, expect, it } from 'vitest';
import { alignItems } from './align-items.ts';
import { matchByEdits } from './match-by-edits.ts';
import { matchSequences } from './match-sequences.ts';
import { compareBags, toWordBag } from './text-similarity.ts';

function longestCommon(before: Int32Array, after: Int32Array): number {
  const rows = Array.from({ length: before.length + 1 }, () => new Int32Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [down, right, diagonal] = [rows[i + 1]?.[j], rows[i]?.[j + 1], rows[i + 1]?.[j + 1]];
      (rows[i] as Int32Array)[j] =
        before[i] === after[j] ? (diagonal ?? 0) + 1 : Math.max(down ?? 0, right ?? 0);
    }
  }
  return rows[0]?.[0] ?? 0;
}

function plantSequences(seed: number): [Int32Array, Int32Array] {
  let state = seed * 2_654_435_761;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) % below;
  };
  const plant = () => Int32Array.from({ length: next(30) }, () => next(6));
  return [plant(), plant()];
}

const seeds = Array.from({ length: 300 }, (_, at) => at + 1);

describe('matching sequences', () => {
  it('finds as much in common as there is where it tries every edit', () => {
    for (const [before, after] of seeds.map(plantSequences)) {
      const matches = matchByEdits(before, after);
      expect(matches.length).toBe(longestCommon(before, after));
      expect(matches.every(([from, to]) => before[from] === after[to])).toBe(true);
    }
  });

  it('pairs equal things alone, each once and in order', () => {
    for (const [before, after] of seeds.map(plantSequences)) {
      const pairs = [...matchSequences(before, after).entries()].filter(([, to]) => to >= 0);
      expect(pairs.every(([from, to]) => before[from] === after[to])).toBe(true);
      expect(pairs.every(([, to], at) => at === 0 || to > (pairs[at - 1]?.[1] ?? 0))).toBe(true);
    }
  });

  it('takes many lines of which some come and go', () => {
    const before = Int32Array.from({ length: 200_000 }, (_, at) => at);
    const after = before.filter((at) => at % 1000 !== 7);
    const partners = matchSequences(before, after);
    expect(partners.filter((to) => to < 0)).toHaveLength(200);
  });

  it('gives up in time where nothing is unique and nothing fits', () => {
    const plant = (factor: number) => Int32Array.from({ length: 100_000 }, (_, at) => (at * factor) % 101);
    expect(matchSequences(plant(3), plant(7))).toHaveLength(100_000);
  });
});

function align(before: readonly string[], after: readonly string[]) {
  const bags = [before.map(toWordBag), after.map(toWordBag)] as const;
  return alignItems(before, after, {
    minimum: 0.5,
    similarityOf: (from, to) => compareBags(bags[0][from] ?? new Map(), bags[1][to] ?? new Map()),
  });
}

describe('aligning items', () => {
  it('does not take what stands behind an insertion for changed', () => {
    const { pairs, removed, added } = align(['one', 'two', 'two'], ['new', 'one', 'two', 'two']);
    expect(pairs.every(({ isEqual, isMoved }) => isEqual && !isMoved)).toBe(true);
    expect([removed, added]).toEqual([[], [0]]);
  });

  it('knows an edited one by its words and a moved one by all of them', () => {
    const before = ['a b c d', 'title', 'x y z', 'end'];
    expect(align(before, ['title', 'x y q', 'end', 'a b c d'])).toEqual({
      pairs: [
        { before: 1, after: 0, isEqual: true, isMoved: false },
        { before: 2, after: 1, isEqual: false, isMoved: false },
        { before: 3, after: 2, isEqual: true, isMoved: false },
        { before: 0, after: 3, isEqual: true, isMoved: true },
      ],
      removed: [],
      added: [],
    });
  });

  it('leaves what is not alike', () => {
    expect(align(['red'], ['a house'])).toEqual({ pairs: [], removed: [0], added: [0] });
  });
});
