import { createSeededRandom, InputFault } from '#lib';
import { expect, test } from 'vitest';
import { parseJudgePanelInput } from './judge-panel-input.ts';
import { computeJudgePanel, computePanelVerdict } from './judge-panel.ts';
import type { Vote } from './judge-panel.ts';

const three = ['a', 'b', 'c'];

function panel(...rows: readonly (readonly Vote[])[]) {
  const votes = rows.map(([a = null, b = null, c = null], index) => ({
    id: `v${index}`,
    votes: { a, b, c },
  }));
  return computeJudgePanel({ judges: three, votes });
}

test.each([
  [{ a: 1, b: 1, c: 0 }, 1],
  [{ a: 0, b: 1, c: 0 }, 0],
  [{ a: 1, b: 1, c: null }, 1],
  [{ a: 1, b: null, c: null }, null],
  [{ a: 1, b: 0, c: null }, null],
  [{ a: null, b: null, c: null }, null],
  [{ a: 0, b: 0 }, 0],
  [{ a: 0 }, null],
  [{}, null],
] as const)('of three judges %j gives %j', (votes, verdict) => {
  expect(computePanelVerdict(three, votes)).toBe(verdict);
});

test('half of an even panel is no majority, and one judge alone is one', () => {
  expect(computePanelVerdict(['a', 'b'], { a: 1, b: 0 })).toBeNull();
  expect(computePanelVerdict(['a', 'b', 'c', 'd'], { a: 1, b: 1 })).toBeNull();
  expect(computePanelVerdict(['a'], { a: 0 })).toBe(0);
  expect(computePanelVerdict([], {})).toBeNull();
});

test('a judge outside the panel has no say', () => {
  const { judges, verdicts } = computeJudgePanel({
    judges: ['a', 'b'],
    votes: [{ id: 'v', votes: { a: 1, x: 1, y: 1 } }],
  });
  expect(verdicts).toEqual([{ id: 'v', verdict: null }]);
  expect(Object.keys(judges)).toEqual(['a', 'b']);
});

test('a judge named like a built-in property has only the votes it cast', () => {
  const votes = [{ id: 'v', votes: {} }];
  expect(computeJudgePanel({ judges: ['constructor'], votes })).toMatchObject({
    verdicts: [{ verdict: null }],
    judges: { constructor: { votes: 0, passRate: null } },
  });
});

test('pairs are compared over the items both voted on', () => {
  const { judges, pairs } = panel([1, 1, null], [1, 0, 1], [0, 0, 0], [null, 1, 1]);
  expect(judges.a).toEqual({ votes: 3, passRate: 2 / 3 });
  expect(pairs[0]).toEqual({
    a: 'a',
    b: 'b',
    n: 3,
    bothPass: 1 / 3,
    bothFail: 1 / 3,
    disagree: 1 / 3,
    kappa: 0.4,
  });
  expect(pairs.map(({ a, b, n }) => [a, b, n])).toEqual([
    ['a', 'b', 3],
    ['a', 'c', 2],
    ['b', 'c', 3],
  ]);
});

test('a pair that never voted together has no figures', () => {
  const { pairs, leaveOneOut } = panel([1, null, null], [null, 1, null]);
  const nothing = { bothPass: null, bothFail: null, disagree: null, kappa: null };
  expect(pairs[0]).toEqual({ a: 'a', b: 'b', n: 0, ...nothing });
  expect(leaveOneOut[2]).toEqual({ heldOut: 'c', decisive: null, tie: null, kappa: null });
});

test('with three judges each is held out, and the other two decide or tie', () => {
  const { leaveOneOut, pairs } = panel([1, 1, 0], [1, 0, 0], [0, 0, 0], [1, 1, 1]);
  expect(leaveOneOut).toEqual([
    { heldOut: 'a', decisive: 0.75, tie: 0.25, kappa: pairs[2]?.kappa },
    { heldOut: 'b', decisive: 0.5, tie: 0.5, kappa: pairs[1]?.kappa },
    { heldOut: 'c', decisive: 0.75, tie: 0.25, kappa: pairs[0]?.kappa },
  ]);
});

test('with two or four judges none is held out', () => {
  for (const judges of [
    ['a', 'b'],
    ['a', 'b', 'c', 'd'],
  ]) {
    expect(computeJudgePanel({ judges, votes: [] }).leaveOneOut).toEqual([]);
  }
});

test('judges who all say the same have no kappa', () => {
  expect(panel([1, 1, 1], [1, 1, 1]).pairs).toMatchObject([
    { kappa: null },
    { kappa: null },
    { kappa: null },
  ]);
});

test('an empty panel and no items are answered', () => {
  const nothing = { verdicts: [], judges: {}, pairs: [], leaveOneOut: [] };
  expect(computeJudgePanel({ judges: [], votes: [] })).toEqual(nothing);
});

test('the order of items changes no figure', () => {
  const random = createSeededRandom(6);
  const votes = Array.from({ length: 40 }, (_, index) => {
    const vote = (): Vote => ([1, 0, null] as const)[random.nextBelow(3)] ?? null;
    return { id: `v${index}`, votes: { a: vote(), b: vote(), c: vote() } };
  });
  const outcome = computeJudgePanel({ judges: three, votes });
  for (let turn = 0; turn < 20; turn += 1) {
    const shuffled = computeJudgePanel({ judges: three, votes: random.shuffle(votes) });
    expect({ ...shuffled, verdicts: [] }).toEqual({ ...outcome, verdicts: [] });
    expect(new Set(shuffled.verdicts)).toEqual(new Set(outcome.verdicts));
  }
});

const item = { id: 'v', votes: { a: 1, b: null } };

test('input in order is read, votes of judges outside the panel left out', () => {
  const input = {
    judges: ['a', 'b', 'c'],
    votes: [{ id: 'v', votes: { a: 1, b: null, x: 'maybe' }, more: 1 }],
  };
  expect(parseJudgePanelInput(input)).toEqual({ judges: ['a', 'b', 'c'], votes: [item] });
});

test.each([
  [[], '$', 'must be an object'],
  [{ votes: [] }, 'judges', 'must be a list'],
  [{ judges: ['a', 3], votes: [] }, 'judges[1]', 'must be a non-empty text'],
  [{ judges: ['a', 'b', 'a'], votes: [] }, 'judges[2]', 'must be unique, but "a" also stands at judges[0]'],
  [{ judges: ['a'] }, 'votes', 'must be a list'],
  [{ judges: ['a'], votes: [{ ...item, id: null }] }, 'votes[0].id', 'must be a non-empty text'],
  [
    { judges: ['a'], votes: [item, item] },
    'votes[1].id',
    'must be unique, but "v" also stands at votes[0].id',
  ],
  [{ judges: ['a'], votes: [{ id: 'v' }] }, 'votes[0].votes', 'must be an object'],
  [{ judges: ['a'], votes: [{ id: 'v', votes: { a: 2 } }] }, 'votes[0].votes.a', 'must be one of 1, 0, null'],
  [
    { judges: ['m-1'], votes: [{ id: 'v', votes: { 'm-1': '1' } }] },
    'votes[0].votes["m-1"]',
    'must be one of 1, 0, null',
  ],
])('%j is refused at %s', (input, path, fault) => {
  expect(() => parseJudgePanelInput(input)).toThrow(new InputFault(path, fault));
});
