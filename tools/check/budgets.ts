import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '../budgets.ts';
import { isTestFile } from '../rooms.ts';
import { root, run, runTool } from './run-tool.ts';
import type { StepResult } from './steps.ts';

/** Measures files and functions of the product (tests left out) against the shares of tools/budgets.ts. */
export function measureBudgets(): StepResult {
  const files = listSourceFiles();
  const lines = files.map((path) => countLines(path)).toSorted((a, b) => a - b);
  const functions = listFunctionLines(files);
  const median = lines[Math.floor(lines.length / 2)] ?? 0;
  const filesRatio = ratioUpTo(budgets.mostFilesLines, lines);
  const functionRatio = ratioUpTo(budgets.functionLines, functions);
  const isOk =
    median <= budgets.medianLines &&
    filesRatio >= budgets.mostFilesRatio &&
    functionRatio >= budgets.functionRatio;
  const note = [
    `${files.length} files, median ${median} lines`,
    `${percent(filesRatio)} up to ${budgets.mostFilesLines}`,
    `${percent(functionRatio)} of ${functions.length} functions up to ${budgets.functionLines}`,
  ].join(', ');
  return { isOk, note, output: `Allowed: ${JSON.stringify(budgets)} (tools/budgets.ts)` };
}

function listSourceFiles(): readonly string[] {
  const { stdout } = run('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
  ]);
  return stdout
    .split('\0')
    .filter((path) => path !== '' && !isTestFile(path) && existsSync(join(root, path)));
}

function countLines(path: string): number {
  return readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;
}

function listFunctionLines(files: readonly string[]): readonly number[] {
  if (files.length === 0) return [];
  const config = join(root, 'tools/check/measure.oxlintrc.json');
  const { stdout } = runTool('oxlint', ['--config', config, '--format=json', ...files]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly { message: string }[] };
  return diagnostics.map(({ message }) => Number(message));
}

function ratioUpTo(limit: number, counts: readonly number[]): number {
  return counts.length === 0 ? 1 : counts.filter((count) => count <= limit).length / counts.length;
}

const percent = (ratio: number): string => `${(ratio * 100).toFixed(1)} %`;
