import { InputFault } from '#lib';
import { expect, test } from 'vitest';
import { computeKindNames, computeKinds, computeRule, isComputeKindName } from './compute-kinds.ts';

test('a rule is found by its name alone', () => {
  expect(computeRule('value-metrics', { tasks: [] })).toMatchObject({ taskCount: 0 });
  expect(isComputeKindName('labor-time')).toBe(true);
  expect(isComputeKindName('toString')).toBe(false);
});

test('a kind reads, computes, or does both', () => {
  const kind = computeKinds['price-proxy'];
  const input = { tasks: [{ taskId: 't', explicit: 5 }] };
  expect(kind.apply(input)).toEqual(kind.compute(kind.parse(input)));
});

test.each(computeKindNames)(
  '%s refuses what is not an object, and names what is missing from an empty one',
  (kind) => {
    for (const input of [null, undefined, 'x', 3, []]) {
      expect(() => computeRule(kind, input)).toThrow(new InputFault('$', 'must be an object'));
    }
    expect(() => computeRule(kind, {})).toThrow(/^[a-zA-Z.]+: must be [^\n]+$/);
  },
);
