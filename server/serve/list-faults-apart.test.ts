import { appendFile, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '#db';
import { insertProject, makeCore } from '#tests/builders';
import { listFaultsApart } from './list-faults-apart.ts';

it('tells a sound database from a damaged one, and from no database at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-faults-'));
  const file = join(folder, 'copy.db');
  const core = await makeCore(await openSqlite({ file, now: 0 }));
  for (let count = 0; count < 20; count += 1) await insertProject(core);
  await core.db.close();
  expect(await listFaultsApart(file)).toEqual([]);

  await overwrite(file);
  expect(await listFaultsApart(file)).not.toEqual([]);

  await appendFile(join(folder, 'letter.db'), 'Dear reader, this is no database. '.repeat(100));
  expect(await listFaultsApart(join(folder, 'letter.db'))).toEqual(['database-damaged']);
  expect(await listFaultsApart(join(folder, 'nowhere.db'))).toEqual(['database-unreachable']);
  await rm(folder, { recursive: true });
});

/** Leaves the first page, which says what kind of file it is, and the last ones. */
async function overwrite(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const { size } = await handle.stat();
  await handle.write(Buffer.alloc(size - 3 * 4_096, 0xa5), 0, size - 3 * 4_096, 4_096);
  await handle.close();
}
