import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { writePackFile } from '#tests/packs';
import { runCommand } from '#tests/run-command';

const deliverables = 'assets/sample/deliverables/sample_002';
const before = readFileSync(`${deliverables}/b/季度预算.xlsx`);
const after = readFileSync(`${deliverables}/b-revised/季度预算.xlsx`);
const diff = (...args: string[]) => runCommand('unused', ['diff', ...args]);

const writeBoth = async (): Promise<readonly [string, string]> => [
  await writePackFile('before.xlsx', before),
  await writePackFile('after.xlsx', after),
];

it('says for people what changed and where', async () => {
  const { code, stdout, stderr } = await diff(...(await writeBoth()));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('  ~ Actual!E4\n      formula: nothing → “SUM(B4:D4)”\n');
  expect(stdout).toMatch(/\n\d+ differences\.\n$/);
});

it('gives one JSON document with the groups asked for, and ends with 1 where asked to', async () => {
  const files = await writeBoth();
  const { code, stdout } = await diff('--json', '--only', 'formulas,cells', '--exit-code', ...files);
  expect(code).toBe(1);
  const document = JSON.parse(stdout) as { changed: { group: string }[] };
  expect(document).toMatchObject({ app: 'excel', before: { format: 'xlsx' }, added: [], removed: [] });
  expect(new Set(document.changed.map(({ group }) => group))).toEqual(new Set(['formulas']));
});

it('finds nothing in a file and itself', async () => {
  const [file] = await writeBoth();
  expect(await diff('--exit-code', file, file)).toMatchObject({ code: 0, stdout: 'No differences.\n' });
});

it('refuses files of different applications with 2 and what it cannot read with 3', async () => {
  const [file] = await writeBoth();
  const deck = readFileSync('assets/sample/deliverables/sample_001/a/meeting-report.docx');
  const other = await diff(file, await writePackFile('b.docx', deck));
  expect(other).toMatchObject({ code: 2, stdout: '' });
  expect(other.stderr).toContain('only files of one application can be compared');
  const unread = await diff('--json', file, await writePackFile('c.pdf', '%PDF-1.7'));
  expect(unread.code).toBe(3);
  expect(JSON.parse(unread.stdout)).toMatchObject({ error: { code: 'not-office', side: 'after' } });
  expect(await diff('--only', 'colours', file, file)).toMatchObject({ code: 2 });
  expect(await diff(file, '/nowhere.xlsx')).toMatchObject({ code: 2 });
});
