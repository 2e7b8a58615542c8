import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { plantTree } from './planted-tree.ts';
import type { PlantedTree } from './planted-tree.ts';
import { root } from './tracked-files.ts';

const value = 'export const one = 1;\n';
let tree: PlantedTree | undefined;

afterEach(() => tree?.remove());

// The lint rule reads the table; the type checker reads the tsconfig references. Either alone would do.
test('the type checker refuses shared/domain the core', () => {
  const { status, output } = compile('shared/domain', {
    'core/foundation/index.ts': value,
    'shared/domain/index.ts': `import { one } from '#core/foundation';\n\nexport const two = one + 1;\n`,
  });
  expect(output).toContain('shared/domain/index.ts');
  expect(output).toContain('TS6307');
  expect(status).not.toBe(0);
});

test('the type checker lets shared/domain use shared/lib', () => {
  const { status, output } = compile('shared/domain', {
    'shared/lib/index.ts': value,
    'shared/domain/index.ts': `import { one } from '#lib';\n\nexport const two = one + 1;\n`,
  });
  expect(output).toBe('');
  expect(status).toBe(0);
});

function compile(
  project: string,
  files: Readonly<Record<string, string>>,
): { status: number | null; output: string } {
  tree = plantTree({ 'shared/lib/index.ts': value, ...files });
  const bin = join(root, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [bin, '-b', project], { cwd: tree.folder, encoding: 'utf8' });
  return { status: run.status, output: run.stdout + run.stderr };
}
