import { expect, test } from 'vitest';
import { computeIncentiveAdjustments } from './incentive-adjustments.ts';
import { computeIncentives } from './incentives.ts';

const day = '2026-03-01';

function payDays(...entries: readonly [annotatorId: string, score: number, day?: string][]) {
  return computeIncentives({
    baseDailySalary: { currency: 'CNY', minor: 100 },
    entries: entries.map(([annotatorId, score, own = day]) => ({ annotatorId, score, day: own })),
  }).days;
}

test('days that come out as they were paid owe nothing', () => {
  const days = payDays(['a', 2], ['b', 1]);
  expect(computeIncentiveAdjustments(days, days)).toEqual([]);
});

test('a changed score owes the difference, to whoever it moves', () => {
  const adjustments = computeIncentiveAdjustments(payDays(['b', 2], ['a', 1]), payDays(['b', 0], ['a', 1]));
  expect(adjustments).toEqual([
    { day, annotatorId: 'a', totalChange: 0, payMinorChange: 50 },
    { day, annotatorId: 'b', totalChange: -2, payMinorChange: -50 },
  ]);
});

test('someone new on a closed day, or gone from it, is owed or owes the whole', () => {
  expect(computeIncentiveAdjustments(payDays(['a', 1]), payDays(['a', 1], ['b', 0]))).toEqual([
    { day, annotatorId: 'b', totalChange: 0, payMinorChange: 100 },
  ]);
  expect(computeIncentiveAdjustments(payDays(['a', 1]), [])).toEqual([
    { day, annotatorId: 'a', totalChange: -1, payMinorChange: -150 },
  ]);
});

test('open days are no business of adjustments', () => {
  const later = payDays(['a', 1], ['a', 2, '2026-03-02']);
  expect(computeIncentiveAdjustments(payDays(['a', 1]), later)).toEqual([]);
});
