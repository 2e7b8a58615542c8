import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './run-tool.ts';

/** Where the check leaves the test run's results, from the repository root. */
export const testResultsFile = '.cache/test-results.json';

export interface TestCounts {
  readonly passedCount: number;
  readonly failedCount: number;
}

/** Loads the counts of the last test run (vitest's JSON report); none at all when it left no results. */
export function loadTestCounts(path: string = testResultsFile): TestCounts {
  const file = resolve(root, path);
  if (!existsSync(file)) return { passedCount: 0, failedCount: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    unknown
  >;
  return { passedCount: Number(numPassedTests), failedCount: Number(numFailedTests) };
}

export function describeTests({ passedCount, failedCount }: TestCounts): string {
  return `${passedCount} passed, ${failedCount} failed`;
}
