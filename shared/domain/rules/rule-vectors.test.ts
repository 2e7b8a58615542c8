import { existsSync, readFileSync } from 'node:fs';
import { parseJson } from '#lib';
import { describe, expect, test } from 'vitest';
import { computeKindNames, computeRule } from './compute-kinds.ts';

const folder = new URL('../../../../shared/vectors/', import.meta.url);
const vectorsOf = (kind: string) => new URL(`${kind}.json`, folder);

function loadVectors(kind: string): { name: string; input: unknown; expected: unknown }[] {
  const vectors: any = parseJson(readFileSync(vectorsOf(kind), 'utf8'));
  return vectors;
}

expect.addEqualityTesters([
  (a: unknown, b: unknown) =>
    typeof a === 'number' && typeof b === 'number'
      ? a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))
      : undefined,
]);

test('the rules are known by the names of the command line', () => {
  expect(computeKindNames).toEqual([
    'labor-time',
    'incentives',
    'price-proxy',
    'task-score',
    'value-metrics',
    'assertion-accuracy',
    'judge-panel',
    'run-variance',
    'agreement',
  ]);
});

describe.each(computeKindNames)('%s', (kind) => {
  const isThere = existsSync(vectorsOf(kind));
  if (!isThere) console.log(`vectors not found: ${vectorsOf(kind).pathname}, skipped`);

  test.runIf(isThere)('gives what the vectors expect', () => {
    const vectors = loadVectors(kind);
    expect(vectors.length).toBeGreaterThan(0);
    const outcomes = vectors.map(({ name, input }) => ({ name, outcome: computeRule(kind, input) }));
    expect(outcomes).toStrictEqual(vectors.map(({ name, expected }) => ({ name, outcome: expected })));
  });
});
