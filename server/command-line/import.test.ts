import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePackFiles, writePackFolder } from '#tests/packs';
import { runCommand } from '#tests/run-command';

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'plumbline-home-'));
});

const drafts = [{ id: 'a', inputs: ['x.docx'] }, { id: 'b' }];

describe('plumbline import', () => {
  it('makes a project named after the pack, and finds it again', async () => {
    const folder = await writePackFolder(makePackFiles(drafts));
    const first = await runCommand(home, ['import', folder]);
    expect(first.code).toBe(0);
    expect(first.stdout).toMatch(/^Imported\.\n/);
    expect(first.stdout).toContain('2 created, 0 changed, 0 unchanged, 0 skipped');
    expect(first.stderr).toBe('missing input: a: x.docx\n');

    const again = await runCommand(home, ['import', folder, '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({
      project: { isNew: false },
      report: { created: 0, unchanged: 2, isDryRun: false },
    });
  });

  it('changes nothing in a dry run', async () => {
    const folder = await writePackFolder(makePackFiles(drafts));
    const dry = await runCommand(home, ['import', folder, '--dry-run', '--project', 'Mine', '--json']);
    expect(JSON.parse(dry.stdout)).toMatchObject({
      project: { id: null, name: 'Mine', isNew: true },
      report: { created: 2, isDryRun: true },
    });
    const missing = await runCommand(home, ['export', 'labor-time', '--project', 'Mine']);
    expect(missing).toMatchObject({ code: 2, stdout: '' });
    expect(missing.stderr).toBe('No project is called Mine. There are none yet.\n');
  });

  it('takes inputs from a folder of their own', async () => {
    const folder = await writePackFolder(makePackFiles(drafts));
    const inputs = await writePackFolder({ 'x.docx': 'x' });
    const { stdout, stderr } = await runCommand(home, ['import', folder, '--inputs', inputs]);
    expect(stdout).toContain('1 of 1 found');
    expect(stderr).toBe('');
  });

  it('ends with 1 and imports nothing when the pack has a fault, with file and line', async () => {
    const folder = await writePackFolder({ ...makePackFiles(drafts), 'task-en/b.json': '{\n"id": }' });
    const { code, stdout, stderr } = await runCommand(home, ['import', folder, '--project', 'P']);
    expect(code).toBe(1);
    expect(stderr).toContain('error: task-en/b.json:2: Here should stand a value. [json-broken]\n');
    expect(stdout).toContain('Nothing was imported');
    expect((await runCommand(home, ['export', 'labor-time', '--project', 'P'])).code).toBe(2);
  });

  it('ends with 2 for a pack that is not there', async () => {
    expect(await runCommand(home, ['import', join(home, 'nowhere')])).toMatchObject({ code: 2, stdout: '' });
    expect(await runCommand(home, ['import'])).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('plumbline export labor-time', () => {
  it('prints, or writes a file that appears whole', async () => {
    const folder = await writePackFolder(makePackFiles(drafts));
    await runCommand(home, ['import', folder, '--project', 'P']);
    const args = ['export', 'labor-time', '--project', 'P', '--format', 'jsonl'];
    const { stdout } = await runCommand(home, args);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).task_id),
    ).toEqual(['a', 'b']);
    const file = join(home, 'out.jsonl');
    const written = await runCommand(home, [...args, '-o', file, '--json']);
    expect(JSON.parse(written.stdout)).toMatchObject({ format: 'jsonl', bytes: Buffer.byteLength(stdout) });
    expect(await readFile(file, 'utf8')).toBe(stdout);
  });

  it('gives the input of the rule, which computes', async () => {
    const folder = await writePackFolder(makePackFiles(drafts));
    await runCommand(home, ['import', folder, '--project', 'P']);
    const { stdout } = await runCommand(home, [
      'export',
      'labor-time',
      '--project',
      'P',
      '--format',
      'compute',
    ]);
    const computed = await runCommand(home, ['compute', 'labor-time', '-'], { stdin: stdout });
    expect(JSON.parse(computed.stdout).tasks).toHaveLength(2);
  });

  it('refuses a folder that is not there, an unknown format, and JSON beside the export itself', async () => {
    const folder = await writePackFolder(makePackFiles(drafts));
    await runCommand(home, ['import', folder, '--project', 'P']);
    const args = ['export', 'labor-time', '--project', 'P'];
    const nowhere = join(home, 'nowhere/out.csv');
    expect(await runCommand(home, [...args, '-o', nowhere])).toMatchObject({
      code: 2,
      stderr: `${nowhere}: there is no such file or folder\n`,
    });
    expect((await runCommand(home, [...args, '--format', 'pdf'])).code).toBe(2);
    expect((await runCommand(home, [...args, '--json'])).code).toBe(2);
  });
});
