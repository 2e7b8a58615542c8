import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { makePackFiles, writePackFolder } from '#tests/packs';
import { runCommand } from '#tests/run-command';

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'plumbline-home-'));
});

describe('plumbline doctor', () => {
  it('says that all is sound, and nothing of what is in it', async () => {
    const folder = await writePackFolder(makePackFiles([{ id: 'secret-task' }]));
    await runCommand(home, ['import', folder, '--project', 'Secret project']);
    const { code, stdout, stderr } = await runCommand(home, ['doctor', '--json']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({
      isSound: true,
      engine: 'sqlite',
      databaseFault: null,
      counts: { projects: 1, tasks: 1 },
      versions: { node: process.versions.node },
    });
    expect(stdout).not.toMatch(/secret/i);
    expect(stdout).not.toContain(home);
    expect((await runCommand(home, ['doctor'])).stdout).toMatch(/Everything is sound\.\n$/);
  });

  it('ends with 1 when a database can’t be opened, and still gives its document', async () => {
    await writeFile(join(home, 'plumbline.db'), randomBytes(10_000));
    const { code, stdout, stderr } = await runCommand(home, ['doctor', '--json']);
    expect(code).toBe(1);
    expect(stderr).toContain('restore a backup');
    expect(JSON.parse(stdout)).toMatchObject({ isSound: false, databaseFault: 'database-damaged' });
  });

  it('looks into PostgreSQL too', async () => {
    const { code, stdout } = await runCommand(home, ['doctor', '--json'], {
      databaseUrl: inject('postgresUrl'),
    });
    expect(JSON.parse(stdout)).toMatchObject({ engine: 'postgres' });
    expect(code).toBe(0);
  });
});
