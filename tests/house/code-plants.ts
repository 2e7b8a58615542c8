import type { Plant } from './planted-tree.ts';

const raw = 'plumbline/no-raw-primitives';
const text = 'plumbline/no-bare-text';
const words = 'plumbline/glossary-words';
const tests = 'plumbline/honest-tests';

/** Code inside one file that a rule forbids, beside the nearest code it allows. */
export const codePlants: readonly Plant[] = [
  {
    is: 'a raw primitive in the core',
    files: {
      'core/tasks/c1.ts': 'export const now = (): number => Date.now();\n',
      'core/tasks/c2.ts': 'export const now = (): Date => new Date();\n',
      'core/tasks/c3.ts': 'export const pick = (): number => Math.random();\n',
      'core/tasks/c4.ts': 'export const wait = (f: () => void): unknown => globalThis.setTimeout(f, 1);\n',
      'core/tasks/c5.ts': `export const ask = (): Promise<unknown> => fetch('/x');\n`,
      'core/tasks/c6.ts': `export const tell = (): void => console.log('x');\n`,
      'core/tasks/c7.ts': 'export const read = (s: string): unknown => JSON.parse(s);\n',
      'core/tasks/c8.ts': `import { randomUUID } from 'node:crypto';\nexport const id = (): string => randomUUID();\n`,
    },
    finds: Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`core/tasks/c${n}.ts`, [raw]])),
  },
  {
    is: 'the same primitives where they are meant to be, or as arguments, which is allowed',
    files: {
      'server/c9.ts': 'export const now = (): number => Date.now();\n',
      'core/tasks/c10.ts': 'export const toDate = (at: number): Date => new Date(at);\n',
      'core/tasks/c11.ts': 'export const use = (fetch: () => number): number => fetch();\n',
      'core/tasks/c12.test.ts': `import { expect, test } from 'vitest';\n\ntest('time passes', () => {\n  expect(Date.now()).toBeGreaterThan(0);\n});\n`,
    },
    finds: {},
  },
  {
    is: 'bare text in the page',
    files: {
      'renderer/ui/c13.tsx': 'export const A = (): unknown => <p>Hello</p>;\n',
      'renderer/ui/c14.tsx': 'export const A = (): unknown => <img alt="A chart" src="x.png" />;\n',
      'renderer/ui/c15.tsx': `export const A = ({ on }: { on: boolean }): unknown => <p>{on ? 'On' : 1}</p>;\n`,
      'renderer/ui/c29.ts': `export const notice = { title: 'Saved' };\n`,
      'renderer/ui/c16.tsx':
        'export const A = ({ n }: { n: number }): unknown => <p title={`${n} files`} />;\n',
    },
    finds: {
      'renderer/ui/c13.tsx': [text],
      'renderer/ui/c14.tsx': [text],
      'renderer/ui/c15.tsx': [text],
      'renderer/ui/c16.tsx': [text],
      'renderer/ui/c29.ts': [text],
    },
  },
  {
    is: 'punctuation, class names, message keys and the catalogue itself, which are allowed',
    files: {
      'renderer/ui/c30.ts': `export const notice = { title: 'tasks.saved' };\n`,
      'renderer/ui/c17.tsx': `export const A = ({ n }: { n: number }): unknown => <p className="wide">{n} · {'–'}</p>;\n`,
      'renderer/messages/c18.tsx': 'export const A = (): unknown => <p>Hello</p>;\n',
    },
    finds: {},
  },
  {
    is: 'a banned word in an exported name or a file name',
    files: {
      'shared/lib/c19.ts': 'export interface JobRecord {\n  readonly id: string;\n}\n',
      'shared/lib/c20.ts': 'export const computeLeadTime = (): number => 1;\n',
      'shared/lib/c21.ts': 'export const sessionData = 1;\n',
      'shared/lib/text-utils.ts': 'export const trimmed = 1;\n',
    },
    finds: {
      'shared/lib/c19.ts': [words],
      'shared/lib/c20.ts': [words],
      'shared/lib/c21.ts': [words],
      'shared/lib/text-utils.ts': [words],
    },
  },
  {
    is: 'a banned word inside another word or inside a function, which is allowed',
    files: {
      'shared/lib/c22.ts':
        'export const information = (): number => {\n  const info = 1;\n  return info;\n};\n',
    },
    finds: {},
  },
  {
    is: 'a file over the hard line limit, and one just under it',
    files: { 'shared/lib/c23.ts': exportLines(501), 'shared/lib/c24.ts': exportLines(500) },
    finds: { 'shared/lib/c23.ts': ['plumbline/file-size'] },
  },
  {
    is: 'a module mock, a caught error and a test that hides the others',
    files: {
      'core/tasks/c25.test.ts': testOf(`vi.mock('./x.ts');\n  expect(1).toBe(1);`, 'expect, test, vi'),
      'core/tasks/c26.test.ts': testOf(
        'try {\n    expect(1).toBe(1);\n  } catch {\n    expect(2).toBe(2);\n  }',
      ),
      'core/tasks/c27.test.ts': testOf('expect(1).toBe(1);').replace('test(', 'test.only('),
    },
    finds: {
      'core/tasks/c25.test.ts': [tests, 'vitest/hoisted-apis-on-top'],
      'core/tasks/c26.test.ts': [tests],
      'core/tasks/c27.test.ts': [tests, 'vitest/no-focused-tests'],
    },
  },
  {
    is: 'a test without an expectation',
    files: { 'core/tasks/c28.test.ts': testOf('void 0;', 'test') },
    finds: { 'core/tasks/c28.test.ts': ['vitest/expect-expect'] },
  },
];

function exportLines(count: number): string {
  return Array.from({ length: count }, (_, index) => `export const line${index} = ${index};\n`).join('');
}

function testOf(body: string, names = 'expect, test'): string {
  return `import { ${names} } from 'vitest';\n\ntest('one is one', () => {\n  ${body}\n});\n`;
}
