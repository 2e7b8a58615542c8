import { createHash } from 'node:crypto';
import { readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { writePackFile } from '#tests/packs';
import { runCommand } from '#tests/run-command';

const bytes = readFileSync('assets/sample/deliverables/sample_002/a/quarterly-budget.xlsx');
const facts = (...args: string[]) => runCommand('unused', ['facts', ...args]);

it('prints a document with a line for each fact, and the cells that are asked for', async () => {
  const file = await writePackFile('book.xlsx', bytes);
  const { code, stdout, stderr } = await facts('--cells', 'E4', '--cells', 'Summary!B4', file);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const document = JSON.parse(stdout) as { facts: unknown[] };
  expect(document).toMatchObject({
    file: {
      name: basename(file),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
    },
    size: { pages: null, sheets: 3, slides: null, bucket: 'small' },
    warnings: [],
    cells: [
      { sheet: 'Budget', ref: 'E4', formula: 'SUM(B4:D4)' },
      { sheet: 'Summary', ref: 'B4', formula: 'Budget!E4' },
    ],
  });
  expect(stdout.split('\n').filter((line) => line.startsWith('{"id"'))).toHaveLength(document.facts.length);
});

it('prints one line a file, in the order given, also of those that cannot be read', async () => {
  const files = [
    await writePackFile('b.pdf', '%PDF-1.7'),
    await writePackFile('a.xlsx', bytes),
    await writePackFile('empty.docx', ''),
  ];
  const { code, stdout } = await facts('--jsonl', ...files);
  expect(code).toBe(0);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { error?: { code: string } });
  expect(lines.map((line) => line.error?.code ?? 'read')).toEqual(['not-office', 'read', 'damaged-package']);
});

it('ends with 3 when the only file cannot be read', async () => {
  const { code, stdout } = await facts(await writePackFile('a.pdf', '%PDF-1.7'));
  expect(code).toBe(3);
  expect(JSON.parse(stdout)).toMatchObject({ file: { format: 'pdf' }, error: { code: 'not-office' } });
});

it('reads the others where one file is not there, and says so', async () => {
  const { code, stdout, stderr } = await facts(
    '--jsonl',
    '/nowhere.xlsx',
    await writePackFile('a.xlsx', bytes),
  );
  expect({ code, stderr }).toEqual({ code: 2, stderr: '/nowhere.xlsx: there is no such file or folder\n' });
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  expect(await facts()).toMatchObject({ code: 2, stdout: '' });
});

it('reads the others where the system refuses one, whatever for', async () => {
  const file = await writePackFile('a.xlsx', bytes);
  const loop = join(dirname(file), 'loop.docx');
  symlinkSync('loop.docx', loop);
  const long = 'a'.repeat(300);
  const { code, stdout, stderr } = await facts('--jsonl', loop, long, file);
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: `${loop}: is a link that leads to itself\n${long}: the name is too long\n`,
  });
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
});
