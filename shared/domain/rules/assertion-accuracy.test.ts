import { createSeededRandom, InputFault, parseJson } from '#lib';
import { expect, test } from 'vitest';
import { parseAssertionAccuracyInput } from './assertion-accuracy-input.ts';
import { computeAssertionAccuracy } from './assertion-accuracy.ts';
import type { JudgedQuery } from './assertion-accuracy.ts';

type Verdicts = readonly (1 | 0 | null)[];

function query(
  queryId: string,
  verdicts: Verdicts,
  tags: NonNullable<JudgedQuery['tags']> = {},
): JudgedQuery {
  return { queryId, tags, assertions: verdicts.map((verdict) => ({ verdict })) };
}

test('micro accuracy counts assertions, the query mean counts queries', () => {
  const queries = [query('a', [1, 1, 1, 0]), query('b', [0])];
  expect(computeAssertionAccuracy({ queries }).overall).toEqual({
    queries: 2,
    assertions: 5,
    passed: 3,
    unscored: 0,
    accuracy: 0.6,
    queryMean: 0.375,
    weighted: 0.375,
  });
});

test('an unscored assertion is counted but in no denominator, nor is a query of nothing else', () => {
  const queries = [query('a', [1, null, null]), query('b', [null]), query('c', [])];
  expect(computeAssertionAccuracy({ queries }).overall).toEqual({
    queries: 3,
    assertions: 1,
    passed: 1,
    unscored: 3,
    accuracy: 1,
    queryMean: 1,
    weighted: 1,
  });
});

test('weights count within a query, and a query of no weight is left out of the weighted mean', () => {
  const weigh = (queryId: string, pairs: readonly [number, 1 | 0 | null][]) => ({
    queryId,
    assertions: pairs.map(([weight, verdict]) => ({ weight, verdict })),
  });
  const queries = [
    weigh('a', [
      [3, 1],
      [1, 0],
      [100, null],
    ]),
    weigh('b', [[0, 1]]),
  ];
  expect(computeAssertionAccuracy({ queries }).overall).toMatchObject({
    weighted: 0.75,
    queryMean: 0.75,
    accuracy: 2 / 3,
  });
});

test('of nothing every accuracy is null', () => {
  const nothing = {
    queries: 0,
    assertions: 0,
    passed: 0,
    unscored: 0,
    accuracy: null,
    queryMean: null,
    weighted: null,
  };
  expect(computeAssertionAccuracy({ queries: [] })).toEqual({ overall: nothing, by: {} });
});

test('a query counts once under each of its values of a tag', () => {
  const queries = [
    query('a', [1], { app: 'Word', artifact: ['Text', 'Table', 'Text'], pages: 3, hard: true }),
    query('b', [0], { app: 'Excel', artifact: 'Text' }),
    query('c', [0]),
  ];
  const { overall, by } = computeAssertionAccuracy({ queries });
  expect(overall.queries).toBe(3);
  expect(Object.keys(by)).toEqual(['app', 'artifact', 'pages', 'hard']);
  expect(by).toMatchObject({
    app: { Word: { queries: 1, accuracy: 1 }, Excel: { queries: 1, accuracy: 0 } },
    artifact: { Text: { queries: 2, accuracy: 0.5 }, Table: { queries: 1, accuracy: 1 } },
    pages: { 3: { queries: 1 } },
    hard: { true: { queries: 1 } },
  });
});

test('hostile tag names are names like any other', () => {
  const input =
    '{"queries": [{"queryId": "a", "tags": {"__proto__": "constructor"}, "assertions": [{"verdict": 1}]}]}';
  const { by } = computeAssertionAccuracy(parseAssertionAccuracyInput(parseJson(input)));
  expect(Object.keys(by)).toEqual(['__proto__']);
  expect(JSON.stringify(by)).toContain('"__proto__":{"constructor":{"queries":1');
});

test('the order of queries changes no figure', () => {
  const random = createSeededRandom(8);
  const queries = Array.from({ length: 20 }, (_, index) => ({
    queryId: `q${index}`,
    tags: { app: ['Word', 'Excel'][random.nextBelow(2)] ?? '' },
    assertions: Array.from({ length: 4 }, () => ({
      weight: 1 + random.nextBelow(4),
      verdict: ([1, 0, null] as const)[random.nextBelow(3)] ?? null,
    })),
  }));
  const { overall } = computeAssertionAccuracy({ queries });
  for (let turn = 0; turn < 20; turn += 1) {
    const shuffled = computeAssertionAccuracy({ queries: random.shuffle(queries) }).overall;
    expect(shuffled).toMatchObject({
      accuracy: overall.accuracy,
      passed: overall.passed,
      unscored: overall.unscored,
    });
    expect(shuffled.weighted).toBeCloseTo(overall.weighted ?? NaN, 12);
  }
});

const good = {
  queryId: 'a',
  tags: { app: 'Word', sizes: [1, 'x', false] },
  assertions: [{ weight: 2, verdict: null }],
};
const withAssertion = (assertion: unknown) => ({
  queries: [{ ...good, assertions: [{ verdict: 1 }, assertion] }],
});
const tagFault = 'must be a text, a number, true or false, or a list of them';

test('input in order is read', () => {
  expect(parseAssertionAccuracyInput({ queries: [{ ...good, more: [] }] })).toEqual({ queries: [good] });
  expect(parseAssertionAccuracyInput({ queries: [{ queryId: 'a', assertions: [{ verdict: 0 }] }] })).toEqual({
    queries: [{ queryId: 'a', assertions: [{ verdict: 0 }] }],
  });
});

test.each([
  [null, '$', 'must be an object'],
  [{ queries: 1 }, 'queries', 'must be a list'],
  [{ queries: [{ ...good, queryId: 5 }] }, 'queries[0].queryId', 'must be a non-empty text'],
  [
    { queries: [good, good] },
    'queries[1].queryId',
    'must be unique, but "a" also stands at queries[0].queryId',
  ],
  [{ queries: [{ ...good, tags: [] }] }, 'queries[0].tags', 'must be an object'],
  [{ queries: [{ ...good, tags: { app: null } }] }, 'queries[0].tags.app', tagFault],
  [{ queries: [{ ...good, tags: { 'my app': [1, {}] } }] }, 'queries[0].tags["my app"][1]', tagFault],
  [{ queries: [{ queryId: 'a' }] }, 'queries[0].assertions', 'must be a list'],
  [withAssertion({}), 'queries[0].assertions[1].verdict', 'must be one of 1, 0, null'],
  [withAssertion({ verdict: true }), 'queries[0].assertions[1].verdict', 'must be one of 1, 0, null'],
  [withAssertion({ verdict: 1, weight: -1 }), 'queries[0].assertions[1].weight', 'must be a number ≥ 0'],
  [withAssertion({ verdict: 1, weight: NaN }), 'queries[0].assertions[1].weight', 'must be a number ≥ 0'],
  [withAssertion({ verdict: 1, weight: null }), 'queries[0].assertions[1].weight', 'must be a number ≥ 0'],
])('%j is refused at %s', (input, path, fault) => {
  expect(() => parseAssertionAccuracyInput(input)).toThrow(new InputFault(path, fault));
});
