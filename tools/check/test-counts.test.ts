import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeTests, loadTestCounts } from './test-counts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plumbline-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the counts are those of the report', () => {
  const file = join(folder, 'results.json');
  writeFileSync(file, JSON.stringify({ numTotalTests: 5, numPassedTests: 3, numFailedTests: 2 }));
  expect(describeTests(loadTestCounts(file))).toBe('3 passed, 2 failed');
});

test('a run that left no report counts as no tests', () => {
  expect(loadTestCounts(join(folder, 'missing.json'))).toEqual({ passedCount: 0, failedCount: 0 });
});
