import { expect, test } from 'vitest';
import { createSeededRandom, splitMix64, xoshiro128 } from './seeded-random.ts';

const draw = <Value>(count: number, next: () => Value) => Array.from({ length: count }, () => next());

test('xoshiro128** gives the sequence of its reference code for the state 1, 2, 3, 4', () => {
  expect(draw(8, xoshiro128([1, 2, 3, 4]))).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849,
  ]);
});

test('SplitMix64 gives the sequence of its reference code', () => {
  expect(draw(3, splitMix64(1477776061723855037n))).toEqual([
    1985237415132408290n,
    2979275885539914483n,
    13511426838097143398n,
  ]);
});

test('a seed repeats its draws and another seed gives others', () => {
  const draws = (seed: number) => draw(20, createSeededRandom(seed).nextUint32);
  expect(draws(7)).toEqual(draws(7));
  expect(draws(7)).not.toEqual(draws(8));
  // Stored seeds must keep their meaning: these draws are part of what exports promise.
  expect(draw(3, createSeededRandom(0).nextUint32)).toMatchInlineSnapshot(`
    [
      3737715805,
      2584255861,
      2876756834,
    ]
  `);
});

test.each([-1, 0.5, NaN, 2 ** 53])('%s is not a seed', (seed) => {
  expect(() => createSeededRandom(seed)).toThrow(RangeError);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, NaN])('%s is not a bound', (bound) => {
  expect(() => createSeededRandom(1).nextBelow(bound)).toThrow(RangeError);
});

test('whole numbers stay below the bound and each comes about equally often', () => {
  const random = createSeededRandom(1);
  const seen = [0, 0, 0];
  for (let turn = 0; turn < 30_000; turn += 1) {
    const value = random.nextBelow(3);
    seen[value] = (seen[value] ?? NaN) + 1;
  }
  expect(seen.length).toBe(3);
  for (const times of seen) expect(Math.abs(times - 10_000)).toBeLessThan(400);
  expect(random.nextBelow(1)).toBe(0);
  expect(random.nextBelow(2 ** 32)).toBeGreaterThanOrEqual(0);
});

test('fractions lie from 0 to below 1, with a mean of a half', () => {
  const values = draw(20_000, createSeededRandom(2).nextFraction);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...values)).toBeLessThan(1);
  expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(0.5, 1);
});

test('a shuffle keeps every item, leaves its input alone, and reaches every order', () => {
  const random = createSeededRandom(3);
  const items = ['a', 'b', 'c'];
  const orders = new Map<string, number>();
  for (let turn = 0; turn < 6_000; turn += 1) {
    const order = random.shuffle(items).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(items).toEqual(['a', 'b', 'c']);
  expect([...orders.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const times of orders.values()) expect(Math.abs(times - 1_000)).toBeLessThan(150);
});

test('a sample holds different items, and all of them when more are asked for', () => {
  const random = createSeededRandom(4);
  const sample = random.sample([1, 2, 3, 4, 5], 3);
  expect(new Set(sample).size).toBe(3);
  expect(new Set(random.sample([1, 2], 5))).toEqual(new Set([1, 2]));
  expect(random.sample([1, 2], 0)).toEqual([]);
});
