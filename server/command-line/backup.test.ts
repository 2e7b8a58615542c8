import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { openSqlite } from '#db';
import { openCore } from '../host/open-core.ts';
import { makePackFiles, unzipPack, writePackFolder } from '#tests/packs';
import { runCommand } from '#tests/run-command';

let home = '';
let backup = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'plumbline-home-'));
  backup = join(home, 'kept.zip');
});

const bytes = randomBytes(200_000);

async function fill(project: string): Promise<void> {
  const folder = await writePackFolder({
    ...makePackFiles([{ id: 'a', inputs: ['x.docx', 'y.docx'] }]),
    'x.docx': bytes,
    'y.docx': project,
  });
  expect(await runCommand(home, ['import', folder, '--project', project])).toMatchObject({
    code: 0,
    stderr: '',
  });
}

async function listProjectNames(): Promise<readonly string[]> {
  const db = await openSqlite({ file: join(home, 'plumbline.db'), now: 0 });
  const rows = await db.read.selectFrom('projects').select('name').orderBy('name').execute();
  await db.close();
  return rows.map((row) => row.name);
}

async function listStored(): Promise<readonly string[]> {
  const found = await readdir(join(home, 'files'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('plumbline backup', () => {
  it('writes one zip that other programs read, and that says what it holds', async () => {
    await fill('One');
    const { code, stdout } = await runCommand(home, ['backup', backup, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ format: 'plumbline-backup', lost: [] });
    const entries = unzipPack(await readFile(backup));
    const manifest = JSON.parse(new TextDecoder().decode(entries['manifest.json']));
    expect(Object.keys(entries)).toHaveLength(2 + manifest.files.length);
    expect(manifest.files).toHaveLength(2);
    const names = await readdir(home);
    expect(names.filter((name) => name.includes('.part') || name.startsWith('.backup'))).toEqual([]);
  });

  it('writes a dated file of its own accord, and never over another', async () => {
    await fill('One');
    expect((await runCommand(home, ['backup'])).code).toBe(0);
    expect(await readdir(join(home, 'backups'))).toEqual([
      expect.stringMatching(/^plumbline-\d{8}-\d{6}\.zip$/),
    ]);
    await writeFile(backup, 'mine');
    expect(await runCommand(home, ['backup', backup])).toMatchObject({
      code: 2,
      stderr: `${backup}: exists already\n`,
    });
    expect(await readFile(backup, 'utf8')).toBe('mine');
  });

  it('keeps what there is, and says which files are lost', async () => {
    await fill('One');
    const [first] = await listStored();
    await writeFile(first!, 'damaged');
    const { code, stdout, stderr } = await runCommand(home, ['backup', backup, '--json']);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^lost: /);
    expect(JSON.parse(stdout)).toMatchObject({ files: [{}], lost: [{}] });
    await rm(first!);
    const restored = await runCommand(home, ['restore', backup]);
    expect(restored).toMatchObject({ code: 1, stderr: expect.stringMatching(/^lost: /) });
  });

  it('names pg_dump on PostgreSQL', async () => {
    const databaseUrl = inject('postgresUrl');
    for (const args of [['backup'], ['restore', backup]]) {
      const { code, stderr } = await runCommand(home, args, { databaseUrl });
      expect(code).toBe(2);
      expect(stderr).toMatch(/pg_dump|pg_restore/);
    }
  });
});

describe('plumbline restore', () => {
  it('brings back the database and its files, and keeps the old state aside', async () => {
    await fill('One');
    await runCommand(home, ['backup', backup]);
    await fill('Two');
    await rm(join(home, 'files'), { recursive: true });
    const { code, stdout } = await runCommand(home, ['restore', backup, '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ fileCount: 2, lost: [] });
    expect(await listProjectNames()).toEqual(['One']);
    expect(await listStored()).toHaveLength(2);
    const kept = JSON.parse(stdout).keptIn;
    const old = await openSqlite({ file: join(kept, 'plumbline.db'), now: 0 });
    expect(await old.read.selectFrom('projects').select('name').execute()).toHaveLength(2);
    await old.close();
  });

  it('works in an empty home, and over a database that is damaged', async () => {
    await fill('One');
    await runCommand(home, ['backup', backup]);
    const kept = await readFile(backup);
    home = await mkdtemp(join(tmpdir(), 'plumbline-home-'));
    const file = join(home, 'kept.zip');
    await writeFile(file, kept);
    expect((await runCommand(home, ['restore', file])).code).toBe(0);
    expect(await listProjectNames()).toEqual(['One']);
    await writeFile(join(home, 'plumbline.db'), randomBytes(10_000));
    expect((await runCommand(home, ['restore', file])).code).toBe(0);
    expect(await listProjectNames()).toEqual(['One']);
  });

  it('takes the bare database that is kept before a migration', async () => {
    await fill('One');
    const opened = await openCore({ home });
    const bare = join(home, 'before.db');
    await opened.core.db.snapshot(bare);
    await opened.close();
    await fill('Two');
    expect((await runCommand(home, ['restore', bare])).code).toBe(0);
    expect(await listProjectNames()).toEqual(['One']);
  });

  it('changes nothing while the database is open elsewhere', async () => {
    await fill('One');
    await runCommand(home, ['backup', backup]);
    const opened = await openCore({ home });
    const { code, stderr } = await runCommand(home, ['restore', backup]);
    await opened.close();
    expect(code).toBe(2);
    expect(stderr).toContain('in use by another program');
    expect((await runCommand(home, ['restore', backup])).code).toBe(0);
  });

  it('refuses a backup with any damage, and changes nothing', async () => {
    await fill('One');
    await runCommand(home, ['backup', backup]);
    await fill('Two');
    const whole = await readFile(backup);
    const entry = whole.indexOf(bytes.subarray(0, 64));
    const damages: readonly (readonly [string, Uint8Array])[] = [
      ['cut', whole.subarray(0, whole.length - 100)],
      [
        'a file changed',
        Buffer.concat([whole.subarray(0, entry), Buffer.from([1, 2]), whole.subarray(entry + 2)]),
      ],
      [
        'the database changed',
        Buffer.concat([whole.subarray(0, 5_000), Buffer.from([9, 9, 9]), whole.subarray(5_003)]),
      ],
      ['something else', Buffer.from('hello')],
      ['empty', Buffer.alloc(0)],
    ];
    for (const [name, damaged] of damages) {
      const file = join(home, `${name}.zip`);
      await writeFile(file, damaged);
      const { code, stderr } = await runCommand(home, ['restore', file]);
      expect({ name, code }).toEqual({ name, code: 1 });
      expect(stderr).toContain('nothing was changed');
    }
    expect(await listProjectNames()).toEqual(['One', 'Two']);
    expect(await runCommand(home, ['restore', join(home, 'nowhere.zip')])).toMatchObject({ code: 2 });
    await mkdir(join(home, 'folder'));
    expect(await runCommand(home, ['restore', join(home, 'folder')])).toMatchObject({ code: 2 });
    expect((await readdir(home)).filter((found) => found.startsWith('.restore'))).toEqual([]);
  });

  it('refuses a database of a newer version', async () => {
    await fill('One');
    const opened = await openSqlite({ file: join(home, 'plumbline.db'), now: 0 });
    await opened.write((tx) =>
      (tx as any).insertInto('migrations').values({ name: '9990-later', appliedAt: '0' }).execute(),
    );
    const newer = join(home, 'newer.db');
    await opened.snapshot(newer);
    await opened.close();
    const { code, stderr } = await runCommand(home, ['restore', newer]);
    expect(code).toBe(2);
    expect(stderr).toContain('9990-later');
  });
});
