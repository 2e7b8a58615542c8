import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { writePackFile } from '#tests/packs';
import { runCommand } from '#tests/run-command';

const workbook = readFileSync('assets/sample/deliverables/sample_002/a/quarterly-budget.xlsx');
const text = (...args: string[]) => runCommand('unused', ['text', ...args]);

it('prints a workbook as its sheets, without what is left out', async () => {
  const file = await writePackFile('book.xlsx', workbook);
  const whole = await text(file);
  expect(whole).toMatchObject({ code: 0, stderr: '' });
  expect(whole.stdout).toContain('E4 554,000 =SUM(B4:D4)');
  const { stdout } = await text(
    file,
    '--as',
    'sheets',
    '--without',
    'formulas,charts',
    '--without',
    'merges',
  );
  expect(stdout).toContain('E4 554,000\n');
  expect(stdout).not.toMatch(/=SUM|Chart|Merged/);
});

it('prints one JSON document on request', async () => {
  const file = await writePackFile('book.xlsx', workbook);
  const { stdout } = await text(file, '--json', '--without', 'tlr,comment');
  expect(JSON.parse(stdout)).toMatchObject({
    file: { name: basename(file), format: 'xlsx', app: 'excel', bytes: workbook.length },
    as: 'sheets',
    without: ['comments', 'table-like-ranges'],
    warnings: [],
  });
});

it('names the form and the artifacts of the application where others are asked for', async () => {
  const file = await writePackFile('book.xlsx', workbook);
  const form = await text(file, '--as', 'slides');
  expect(form).toMatchObject({ code: 2, stdout: '' });
  expect(form.stderr).toContain('text from Excel comes as sheets, not as slides');
  const artifact = await text(file, '--without', 'animations');
  expect(artifact).toMatchObject({ code: 2, stdout: '' });
  expect(artifact.stderr).toMatch(
    /cannot leave out animations; it can leave out charts, comments, .*validations/,
  );
});

it('ends with 3 and the reason when the file cannot be read, with 2 when it is not there', async () => {
  const pdf = await writePackFile('a.pdf', '%PDF-1.7');
  expect(await text(pdf)).toMatchObject({ code: 3, stdout: '' });
  expect((await text(pdf)).stderr).toContain('not-office');
  const json = await text(pdf, '--json');
  expect(json.code).toBe(3);
  expect(JSON.parse(json.stdout)).toMatchObject({ file: { format: 'pdf' }, error: { code: 'not-office' } });
  expect(await text('/nowhere.docx')).toMatchObject({ code: 2, stdout: '' });
});

it('tells in its help what each application can go without', async () => {
  const { code, stdout } = await text('--help');
  expect(code).toBe(0);
  for (const word of ['headers', 'pivot-tables', 'animations']) expect(stdout).toContain(`  ${word} `);
});
