import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { insertProject, makeCore } from '#tests/builders';
import { inspectSqlite, openSqlite } from '#db';
import { copyIfDue } from './daily-copies.ts';

const dayMs = 24 * 60 * 60_000;

it('copies the database once a day, keeps seven sound copies, and deletes nothing else', async () => {
  const home = await mkdtemp(join(tmpdir(), 'plumbline-copies-'));
  const folder = join(home, 'backups');
  const core = await makeCore(await openSqlite({ file: join(home, 'plumbline.db'), now: 0 }));
  await insertProject(core);
  const listFaults = (file: string) => Promise.resolve(inspectSqlite(file).faults);
  await core.db.snapshot(join(home, 'before-migration-1.db'));
  for (let day = 0; day < 10; day += 1) {
    const path = await copyIfDue(core, folder, listFaults);
    expect(inspectSqlite(path ?? expect.unreachable()).faults).toEqual([]);
    expect(await copyIfDue(core, folder, listFaults)).toBeNull();
    core.clock.pass(dayMs);
  }
  expect(await readdir(folder)).toHaveLength(7);
  const copy = await openSqlite({ file: join(folder, (await readdir(folder)).at(-1) ?? ''), now: 0 });
  expect(await copy.read.selectFrom('projects').select('name').execute()).toHaveLength(1);
  await copy.close();
  await core.db.close();
});
