import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const script = join(import.meta.dirname, 'check.ts');

test('a misspelt option is refused as wrong usage, before anything runs', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--fats'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('Unknown option --fats');
});

test('the help names every step', () => {
  const { status, stdout } = spawnSync(process.execPath, [script, '--help'], { encoding: 'utf8' });
  expect(status).toBe(0);
  for (const step of ['format', 'lint', 'types', 'unused code', 'tests', 'clean tree']) {
    expect(stdout).toContain(step);
  }
});
