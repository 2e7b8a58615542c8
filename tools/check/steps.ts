import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { measureBudgets } from './budgets.ts';
import { root, run, runTool } from './run-tool.ts';
import { describeTests, loadTestCounts, testResultsFile } from './test-counts.ts';

export interface StepResult {
  readonly isOk: boolean;
  /** Said behind the result, in a few words. */
  readonly note?: string;
  /** Printed in full when the step failed. */
  readonly output: string;
}

export interface Step {
  readonly name: string;
  readonly isSlow?: boolean;
  readonly run: () => StepResult;
}

/** What the check does, in order: the cheap and certain first. */
export const steps: readonly Step[] = [
  {
    name: 'format',
    run: () =>
      runTool('prettier', [
        '--check',
        '--log-level=warn',
        '--cache',
        '--cache-location=.cache/prettier',
        '.',
      ]),
  },
  { name: 'lint', run: () => runTool('oxlint', []) },
  { name: 'types', run: () => runTool('typescript', ['-b'], 'tsc') },
  { name: 'unused code', run: () => runTool('knip', ['--no-progress']) },
  { name: 'size budgets', run: measureBudgets },
  { name: 'tests', isSlow: true, run: runTests },
  { name: 'clean tree', run: checkTree },
];

function runTests(): StepResult {
  rmSync(join(root, testResultsFile), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${testResultsFile}`];
  const { isOk, output } = runTool('vitest', ['run', ...reporters]);
  const counts = loadTestCounts();
  return { isOk: isOk && counts.passedCount > 0, note: describeTests(counts), output };
}

function checkTree(): StepResult {
  if (!run('git', ['rev-parse', '--is-inside-work-tree']).isOk) {
    return { isOk: true, note: 'not a git work tree, nothing to compare', output: '' };
  }
  const { isOk, stdout } = run('git', ['status', '--porcelain']);
  return { isOk: isOk && stdout === '', output: `Files that are changed or not tracked:\n${stdout}` };
}
