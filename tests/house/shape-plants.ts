import type { Plant } from './planted-tree.ts';

const cycle = 'import/no-cycle';

/** Violations of the linter's own rules that the project leans on, which can silently see nothing. */
export const shapePlants: readonly Plant[] = [
  {
    is: 'two files importing each other',
    files: {
      'shared/domain/s1.ts': `import { two } from './s2.ts';\n\nexport const one = (): number => two();\n`,
      'shared/domain/s2.ts': `import { one } from './s1.ts';\n\nexport const two = (): number => one();\n`,
    },
    finds: { 'shared/domain/s1.ts': [cycle], 'shared/domain/s2.ts': [cycle] },
  },
  {
    is: 'two areas of the core importing each other by their doors',
    files: {
      'core/runs/index.ts': `import { two } from '#core/reports';\n\nexport const one = (): number => two();\n`,
      'core/reports/index.ts': `import { one } from '#core/runs';\n\nexport const two = (): number => one();\n`,
    },
    finds: { 'core/runs/index.ts': [cycle], 'core/reports/index.ts': [cycle] },
  },
  {
    is: 'a default export',
    files: { 'shared/lib/s3.ts': 'const one = 1;\nexport default one;\n' },
    finds: { 'shared/lib/s3.ts': ['import/no-default-export'] },
  },
  {
    is: 'a default export of a configuration file, which is allowed',
    files: { 's4.config.ts': 'export default {};\n' },
    finds: {},
  },
  {
    is: '`any` outside tests',
    files: {
      'shared/lib/s5.ts': 'export const one: any = 1;\n',
      'shared/lib/s5.test.ts': `import { expect, test } from 'vitest';\n\ntest('any is fine here', () => {\n  const one: any = 1;\n  expect(one).toBe(1);\n});\n`,
    },
    finds: { 'shared/lib/s5.ts': ['typescript/no-explicit-any'] },
  },
  {
    is: 'a promise nobody waits for',
    files: {
      'shared/lib/s6.ts': `const later = async (): Promise<number> => 1;\n\nexport function go(): void {\n  later();\n}\n`,
    },
    finds: { 'shared/lib/s6.ts': ['typescript/no-floating-promises'] },
  },
  {
    is: 'a switch that forgets a case',
    files: {
      'shared/lib/s7.ts': `export function go(kind: 'a' | 'b'): void {\n  switch (kind) {\n    case 'a':\n      break;\n  }\n}\n`,
    },
    finds: { 'shared/lib/s7.ts': ['typescript/switch-exhaustiveness-check'] },
  },
  {
    is: 'a file name that is not kebab-case',
    files: { 'shared/lib/FileName.ts': 'export const one = 1;\n' },
    finds: { 'shared/lib/FileName.ts': ['unicorn/filename-case'] },
  },
];
