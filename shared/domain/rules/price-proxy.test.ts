import { createSeededRandom, InputFault } from '#lib';
import { expect, test } from 'vitest';
import { parsePriceProxyInput } from './price-proxy-input.ts';
import { computePriceProxies, computePriceProxy } from './price-proxy.ts';

test('an explicit price is used as it is, whatever was estimated', () => {
  expect(computePriceProxy({ explicit: 0.125, estimates: [1, 2, 3] })).toEqual({
    source: 'explicit_price',
    price: 0.125,
    discarded: null,
  });
  expect(computePriceProxy({ explicit: 0 })).toMatchObject({ source: 'explicit_price', price: 0 });
});

test.each([
  [[10, 20, 40], 'max', 15],
  [[10, 20, 39], null, 23],
  [[10, 30, 40], 'min', 35],
  [[11, 30, 40], null, 27],
  [[5, 5, 5], null, 5],
  [[5, 5, 9], 'max', 5],
  [[5, 9, 9], 'min', 9],
  [[10, 20, 30], null, 20],
  // As floating differences 0.5 − 0.3 is less than 2 × (0.3 − 0.2).
  [[0.2, 0.3, 0.5], 'max', 0.25],
  [[0.1, 0.3, 0.4], 'min', 0.35],
] as const)('of %j the outlier is %s and the price %d', (estimates, discarded, price) => {
  for (const order of [estimates, estimates.toReversed(), [estimates[1], estimates[2], estimates[0]]]) {
    expect(computePriceProxy({ estimates: order })).toEqual({ source: 'estimated_price', price, discarded });
  }
});

test.each([
  [[1.005, 1.005, 1.005], 1.01],
  [[1.0049, 1.0049, 1.0049], 1],
  [[0.01, 0.02, 9], 0.02],
  [[1, 1, 2], 1],
  [[1, 2, 2.99], 2],
  [[100, 100.01, 100.01], 100.01],
  [[1e-7, 1e-7, 1e-7], 0],
  [[1e21, 1e21, 1e21], 1e21],
])('%j is priced to the cent, half up: %d', (estimates, price) => {
  expect(computePriceProxy({ estimates }).price).toBe(price);
});

test.each([[undefined], [[]], [[5]], [[5, 6]]])('with %j as estimates a price is pending', (estimates) => {
  const pending = { source: null, price: null, discarded: null };
  expect(computePriceProxy(estimates === undefined ? {} : { estimates })).toEqual(pending);
});

test('a price lies between the estimates it came from', () => {
  const random = createSeededRandom(3);
  for (let turn = 0; turn < 500; turn += 1) {
    const estimates = Array.from({ length: 3 }, () => random.nextBelow(2_000) / 100);
    const { price } = computePriceProxy({ estimates });
    expect(price).toBeGreaterThanOrEqual(Math.min(...estimates));
    expect(price).toBeLessThanOrEqual(Math.max(...estimates));
  }
});

test('tasks keep their order', () => {
  const tasks = [{ taskId: 'b', explicit: 1 }, { taskId: 'a' }];
  expect(computePriceProxies({ tasks }).tasks.map(({ taskId }) => taskId)).toEqual(['b', 'a']);
  expect(computePriceProxies({ tasks: [] })).toEqual({ tasks: [] });
});

test('input in order is read; a null explicit price is none', () => {
  const tasks = [
    { taskId: 'a', explicit: null, estimates: [1, 2], note: '' },
    { taskId: 'b', explicit: 3 },
  ];
  expect(parsePriceProxyInput({ tasks })).toEqual({
    tasks: [
      { taskId: 'a', estimates: [1, 2] },
      { taskId: 'b', explicit: 3 },
    ],
  });
});

test.each([
  [{}, 'tasks', 'must be a list'],
  [{ tasks: [{ taskId: null }] }, 'tasks[0].taskId', 'must be a non-empty text'],
  [
    { tasks: [{ taskId: 'a' }, { taskId: 'a' }] },
    'tasks[1].taskId',
    'must be unique, but "a" also stands at tasks[0].taskId',
  ],
  [{ tasks: [{ taskId: 'a', explicit: '5' }] }, 'tasks[0].explicit', 'must be a price ≥ 0'],
  [{ tasks: [{ taskId: 'a', explicit: -1 }] }, 'tasks[0].explicit', 'must be a price ≥ 0'],
  [{ tasks: [{ taskId: 'a', estimates: 5 }] }, 'tasks[0].estimates', 'must be a list'],
  [{ tasks: [{ taskId: 'a', estimates: [1, NaN] }] }, 'tasks[0].estimates[1]', 'must be a price ≥ 0'],
  [{ tasks: [{ taskId: 'a', estimates: [1, 2, null] }] }, 'tasks[0].estimates[2]', 'must be a price ≥ 0'],
  [
    { tasks: [{ taskId: 'a', estimates: [1, 2, 3, 4] }] },
    'tasks[0].estimates',
    'must hold at most three estimates',
  ],
])('%j is refused at %s', (input, path, fault) => {
  expect(() => parsePriceProxyInput(input)).toThrow(new InputFault(path, fault));
});
