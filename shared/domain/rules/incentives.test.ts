import { createSeededRandom, InputFault } from '#lib';
import { expect, test } from 'vitest';
import { parseIncentivesInput } from './incentives-input.ts';
import { computeIncentives } from './incentives.ts';

const day = '2026-03-01';

function payDay(totals: Readonly<Record<string, number>>, minor = 10_000) {
  const entries = Object.entries(totals).map(([annotatorId, score]) => ({ annotatorId, day, score }));
  return computeIncentives({ baseDailySalary: { currency: 'CNY', minor }, entries }).days[0]?.annotators;
}

const column = (rows: ReturnType<typeof payDay>, name: 'rank' | 'multiplier' | 'payMinor' | 'annotatorId') =>
  rows?.map((row) => row[name]);

test('the first quarter earns 1.5, up to the half 1.25, the rest the base', () => {
  const rows = payDay({ a: 8, b: 7, c: 6, d: 5, e: 4, f: 3, g: 2, h: 1 });
  expect(column(rows, 'multiplier')).toEqual([1.5, 1.5, 1.25, 1.25, 1, 1, 1, 1]);
  expect(column(rows, 'payMinor')).toEqual([15_000, 15_000, 12_500, 12_500, 10_000, 10_000, 10_000, 10_000]);
});

test.each([
  [1, [1.5]],
  [2, [1.5, 1]],
  [3, [1.5, 1.25, 1]],
  [5, [1.5, 1.5, 1.25, 1, 1]],
])('the limits of %i people are rounded up', (count, multipliers) => {
  const totals = Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, 100 - index]));
  expect(column(payDay(totals), 'multiplier')).toEqual(multipliers);
});

test('ties share the better rank, the next rank is skipped, and ids order them', () => {
  const rows = payDay({ d: 1, c: 3, b: 3, a: 2 });
  expect(column(rows, 'annotatorId')).toEqual(['b', 'c', 'a', 'd']);
  expect(column(rows, 'rank')).toEqual([1, 1, 3, 4]);
  expect(column(rows, 'multiplier')).toEqual([1.5, 1.5, 1, 1]);
});

test('a tie across a limit lifts everyone in it', () => {
  expect(column(payDay({ a: 2, b: 2, c: 2, d: 2 }), 'multiplier')).toEqual([1.5, 1.5, 1.5, 1.5]);
});

test('a total of 0 earns no bonus, whatever the rank', () => {
  expect(payDay({ a: 0, b: 0 })).toMatchObject([
    { rank: 1, multiplier: 1 },
    { rank: 1, multiplier: 1 },
  ]);
});

test.each([
  [1, 2],
  [3, 5],
  [18_001, 27_002],
  [0, 0],
  [6_004_799_503_160_659, 9_007_199_254_740_989],
])('1.5 times %i minor units is %i, half up', (minor, payMinor) => {
  expect(column(payDay({ a: 1 }, minor), 'payMinor')).toEqual([payMinor]);
});

test.each([
  [10_001, 12_501],
  [10_002, 12_503],
  [10_003, 12_504],
])('1.25 times %i minor units is %i, half up', (minor, payMinor) => {
  expect(column(payDay({ a: 3, b: 2, c: 1 }, minor), 'payMinor')?.[1]).toBe(payMinor);
});

test('totals that print the same tie, however they were added up', () => {
  const entries = [0.1, 0.2].map((score) => ({ annotatorId: 'a', day, score }));
  entries.push({ annotatorId: 'b', day, score: 0.3 });
  const [first] = computeIncentives({ baseDailySalary: { currency: 'EUR', minor: 100 }, entries }).days;
  expect(first?.annotators).toMatchObject([
    { annotatorId: 'a', total: 0.3, rank: 1 },
    { annotatorId: 'b', total: 0.3, rank: 1 },
  ]);
});

test('each day stands alone, in order', () => {
  const entries = ['2026-03-02', '2026-02-28', '2026-03-02'].map((own) => ({
    annotatorId: 'a',
    day: own,
    score: 1,
  }));
  const { days } = computeIncentives({ baseDailySalary: { currency: 'EUR', minor: 100 }, entries });
  expect(days.map((own) => [own.day, own.annotators[0]?.total])).toEqual([
    ['2026-02-28', 1],
    ['2026-03-02', 2],
  ]);
});

test('no entries, no days', () => {
  expect(computeIncentives({ baseDailySalary: { currency: 'EUR', minor: 100 }, entries: [] })).toEqual({
    days: [],
  });
});

test('the order of entries changes nothing', () => {
  const random = createSeededRandom(5);
  const entries = Array.from({ length: 60 }, () => ({
    annotatorId: `p${random.nextBelow(9)}`,
    day: `2026-03-0${1 + random.nextBelow(3)}`,
    score: random.nextBelow(5) / 2 + 0.1,
  }));
  const compute = (own: typeof entries) =>
    computeIncentives({ baseDailySalary: { currency: 'EUR', minor: 99 }, entries: own });
  for (let turn = 0; turn < 50; turn += 1) expect(compute(random.shuffle(entries))).toEqual(compute(entries));
});

const base = { currency: 'CNY', minor: 100 };
const entry = { annotatorId: 'a', day, score: 1 };
const withEntry = (change: object) => ({ baseDailySalary: base, entries: [entry, { ...entry, ...change }] });
const withMinor = (minor: unknown) => ({ baseDailySalary: { ...base, minor }, entries: [] });
const wholeMinor = 'must be a whole number of minor units ≥ 0';
const realDay = 'must be a day that exists, as YYYY-MM-DD';

test('input in order is read', () => {
  const input = { baseDailySalary: base, entries: [entry, entry] };
  expect(parseIncentivesInput({ ...input, more: true })).toEqual(input);
});

test.each([
  ['x', '$', 'must be an object'],
  [{ entries: [] }, 'baseDailySalary', 'must be an object'],
  [{ baseDailySalary: { minor: 1 }, entries: [] }, 'baseDailySalary.currency', 'must be a non-empty text'],
  ...[-1, 1.5, '100', NaN, null].map(
    (minor) => [withMinor(minor), 'baseDailySalary.minor', wholeMinor] as const,
  ),
  [withMinor(2 ** 53 - 1), 'baseDailySalary.minor', 'must be at most 6000000000000000 minor units'],
  [{ baseDailySalary: base }, 'entries', 'must be a list'],
  [withEntry({ annotatorId: '' }), 'entries[1].annotatorId', 'must be a non-empty text'],
  ...['2026-02-30', '2026-13-01', '2026-3-1', 20260301, '2026-03-01T00:00Z'].map(
    (own) => [withEntry({ day: own }), 'entries[1].day', realDay] as const,
  ),
  ...[-1, '2', NaN, null].map(
    (score) => [withEntry({ score }), 'entries[1].score', 'must be a number ≥ 0'] as const,
  ),
] as const)('%j is refused at %s', (input, path, fault) => {
  expect(() => parseIncentivesInput(input)).toThrow(new InputFault(path, fault));
});
