import { createSeededRandom, InputFault } from '#lib';
import { expect, test } from 'vitest';
import { parseTaskScoreInput } from './task-score-input.ts';
import { computeTaskScore, computeTaskScores, listUnusualWeights } from './task-score.ts';

function score(weights: Readonly<[weight: number, triggered: boolean]>[], usability: boolean[] = [true]) {
  return computeTaskScore({
    taskId: 't',
    usability,
    items: weights.map(([weight, triggered]) => ({ weight, triggered })),
  });
}

test('triggered weights add up, against the sum of the positive ones', () => {
  const weights: [number, boolean][] = [
    [5, true],
    [3, false],
    [-1, true],
    [-5, false],
  ];
  expect(score(weights)).toEqual({
    taskId: 't',
    usable: true,
    raw: 4,
    clipped: 4,
    maxPositive: 8,
    score: 0.5,
  });
});

test('a negative sum is clipped to 0', () => {
  const weights: [number, boolean][] = [
    [1, true],
    [-5, true],
  ];
  expect(score(weights)).toMatchObject({ raw: -4, clipped: 0, maxPositive: 1, score: 0 });
});

test('one gate that does not hold makes the score 0; no gates hold', () => {
  expect(score([[5, true]], [true, false])).toMatchObject({ usable: false, raw: 5, clipped: 5, score: 0 });
  expect(score([[5, true]], [])).toMatchObject({ usable: true, score: 1 });
});

test('without a positive weight there is no score, usable or not', () => {
  expect(score([])).toMatchObject({ raw: 0, clipped: 0, maxPositive: 0, score: null });
  expect(score([[-3, true]], [false])).toMatchObject({ raw: -3, score: null });
  expect(score([[0, true]])).toMatchObject({ maxPositive: 0, score: null });
});

test('weights that cancel leave nothing behind', () => {
  expect(
    score([
      [0.1, true],
      [0.2, true],
      [-0.3, true],
    ]),
  ).toMatchObject({ raw: 0, score: 0, maxPositive: 0.3 });
});

test('a score lies from 0 to 1 and does not depend on the order of items', () => {
  const random = createSeededRandom(9);
  for (let turn = 0; turn < 200; turn += 1) {
    const weights = Array.from(
      { length: 12 },
      () => [random.nextBelow(11) / 10 - 0.5, random.nextBelow(2) === 1] as const,
    );
    const outcome = score([...weights]);
    expect(score(random.shuffle(weights))).toEqual(outcome);
    expect(outcome.score ?? 0).toBeGreaterThanOrEqual(0);
    expect(outcome.score ?? 0).toBeLessThanOrEqual(1);
  }
});

test('weights that rubrics do not use are listed, and only they', () => {
  const items = [1, -3, 5, 2, -5, 0.5, 0].map((weight) => ({ weight, triggered: false }));
  expect(listUnusualWeights([{ taskId: 't', usability: [], items }])).toEqual([
    { taskId: 't', itemIndex: 3, weight: 2 },
    { taskId: 't', itemIndex: 5, weight: 0.5 },
    { taskId: 't', itemIndex: 6, weight: 0 },
  ]);
});

const task = { taskId: 't', usability: [true], items: [{ weight: 1, triggered: true }] };

test('input in order is read', () => {
  expect(parseTaskScoreInput({ tasks: [{ ...task, rubricId: 'r' }] })).toEqual({ tasks: [task] });
  expect(computeTaskScores(parseTaskScoreInput({ tasks: [] }))).toEqual({ tasks: [] });
});

test.each([
  [7, '$', 'must be an object'],
  [{ tasks: {} }, 'tasks', 'must be a list'],
  [{ tasks: [{ ...task, taskId: 1 }] }, 'tasks[0].taskId', 'must be a non-empty text'],
  [{ tasks: [task, task] }, 'tasks[1].taskId', 'must be unique, but "t" also stands at tasks[0].taskId'],
  [{ tasks: [{ ...task, usability: true }] }, 'tasks[0].usability', 'must be a list'],
  [{ tasks: [{ ...task, usability: [true, 1] }] }, 'tasks[0].usability[1]', 'must be true or false'],
  [{ tasks: [{ ...task, items: null }] }, 'tasks[0].items', 'must be a list'],
  [
    { tasks: [{ ...task, items: [{ weight: '3', triggered: true }] }] },
    'tasks[0].items[0].weight',
    'must be a number',
  ],
  [
    { tasks: [{ ...task, items: [{ weight: NaN, triggered: true }] }] },
    'tasks[0].items[0].weight',
    'must be a number',
  ],
  [{ tasks: [{ ...task, items: [{ weight: 3 }] }] }, 'tasks[0].items[0].triggered', 'must be true or false'],
])('%j is refused at %s', (input, path, fault) => {
  expect(() => parseTaskScoreInput(input)).toThrow(new InputFault(path, fault));
});
