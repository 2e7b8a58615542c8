import { createSeededRandom, InputFault } from '#lib';
import { expect, test } from 'vitest';
import { parseValueMetricsInput } from './value-metrics-input.ts';
import { computeValueMetrics, selectBestByTask } from './value-metrics.ts';

const hourMs = 3_600_000;
const tasks = [
  { taskId: 'a', score: 0.5, laborTimeMs: 2 * hourMs, price: 100 },
  { taskId: 'b', score: 1, laborTimeMs: null, price: 10 },
  { taskId: 'c', score: null, laborTimeMs: hourMs, price: null },
  { taskId: 'd', score: 0, laborTimeMs: hourMs / 2, price: null },
];

test('each sum runs over the tasks that have what it needs', () => {
  expect(computeValueMetrics({ tasks })).toEqual({
    score: 1.5,
    timeWeighted: 1,
    priceWeighted: 60,
    taskCount: 4,
    missing: { score: ['c'], laborTime: ['b'], price: ['c', 'd'] },
  });
});

test('no tasks are worth nothing', () => {
  expect(computeValueMetrics({ tasks: [] })).toEqual({
    score: 0,
    timeWeighted: 0,
    priceWeighted: 0,
    taskCount: 0,
    missing: { score: [], laborTime: [], price: [] },
  });
});

test('the order of tasks changes no sum', () => {
  const random = createSeededRandom(2);
  const many = Array.from({ length: 30 }, (_, index) => ({
    taskId: `t${index}`,
    score: random.nextFraction(),
    laborTimeMs: random.nextBelow(hourMs),
    price: random.nextBelow(100),
  }));
  const metrics = computeValueMetrics({ tasks: many });
  for (let turn = 0; turn < 20; turn += 1) {
    const shuffled = computeValueMetrics({ tasks: random.shuffle(many) });
    expect(shuffled.score).toBeCloseTo(metrics.score, 9);
    expect(shuffled.timeWeighted).toBeCloseTo(metrics.timeWeighted, 9);
    expect(shuffled.priceWeighted).toBeCloseTo(metrics.priceWeighted, 9);
  }
});

test('the human baseline is the best submission of each task, the earlier of equal ones', () => {
  const submissions = [
    { taskId: 'b', score: 0.5, by: 'p1' },
    { taskId: 'a', score: null, by: 'p2' },
    { taskId: 'b', score: 0.75, by: 'p3' },
    { taskId: 'b', score: 0.75, by: 'p4' },
    { taskId: 'a', score: 0, by: 'p5' },
    { taskId: 'c', score: null, by: 'p6' },
  ];
  expect(selectBestByTask(submissions).map(({ taskId, by }) => [taskId, by])).toEqual([
    ['b', 'p3'],
    ['a', 'p5'],
    ['c', 'p6'],
  ]);
});

const [task] = tasks;

test('input in order is read', () => {
  expect(parseValueMetricsInput({ tasks: tasks.map((own) => ({ ...own, more: 1 })) })).toEqual({ tasks });
});

test.each([
  [undefined, '$', 'must be an object'],
  [{ tasks: 'all' }, 'tasks', 'must be a list'],
  [{ tasks: [{ ...task, taskId: '' }] }, 'tasks[0].taskId', 'must be a non-empty text'],
  [{ tasks: [task, task] }, 'tasks[1].taskId', 'must be unique, but "a" also stands at tasks[0].taskId'],
  [{ tasks: [{ ...task, score: '1' }] }, 'tasks[0].score', 'must be a number or null'],
  [{ tasks: [{ ...task, score: NaN }] }, 'tasks[0].score', 'must be a number or null'],
  [{ tasks: [{ taskId: 'a' }] }, 'tasks[0].score', 'must be a number or null'],
  [
    { tasks: [{ ...task, laborTimeMs: -1 }] },
    'tasks[0].laborTimeMs',
    'must be a number of milliseconds ≥ 0, or null',
  ],
  [{ tasks: [{ ...task, price: -0.01 }] }, 'tasks[0].price', 'must be a price ≥ 0, or null'],
  [{ tasks: [{ ...task, price: false }] }, 'tasks[0].price', 'must be a price ≥ 0, or null'],
])('%j is refused at %s', (input, path, fault) => {
  expect(() => parseValueMetricsInput(input)).toThrow(new InputFault(path, fault));
});
