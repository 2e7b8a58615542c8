import { constants } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqlite } from '#db';
import { makeClock, makeCore } from '#tests/builders';
import { openBareSqlite } from './bare-driver.ts';
import { computeSeedSize, seededUntil } from './seed/plan-people.ts';
import { ensureFolder } from './seed/seed-folder.ts';
import { computeSeedKey } from './seed/seed-key.ts';
import { listCast, seedProject } from './seed/seed-project.ts';
import type { EmptyDatabase, Subject, SubjectSetting } from './subject.ts';

const fileName = 'plumbline.db';

export async function openSqliteSubject({ cacheFolder, scale, tell }: SubjectSetting): Promise<Subject> {
  const size = computeSeedSize(scale);
  const seeded = join(cacheFolder, `sqlite-${computeSeedKey(scale)}`);
  await ensureFolder(seeded, async (folder) => {
    const db = await openSqlite({ file: join(folder, fileName), now: 0 });
    await seedProject(await makeCore(db, { clock: makeClock(seededUntil) }), size, tell);
    await db.close();
  });
  const home = await mkdtemp(join(cacheFolder, 'run-'));
  const file = join(home, fileName);
  await copyFile(join(seeded, fileName), file, constants.COPYFILE_FICLONE);
  const db = await openSqlite({ file, now: 0 });
  const bare = openBareSqlite(file);
  return {
    engine: 'sqlite',
    db,
    bare,
    cast: listCast(size),
    size,
    home,
    env: {},
    openEmpty: () => openEmpty(join(home, 'empty.db')),
    close: async () => {
      await bare.close();
      await db.close();
      await rm(home, { recursive: true });
    },
  };
}

async function openEmpty(file: string): Promise<EmptyDatabase> {
  const db = await openSqlite({ file, now: 0 });
  const bare = openBareSqlite(file);
  return {
    db,
    bare,
    close: async () => {
      await bare.close();
      await db.close();
      for (const ending of ['', '-wal', '-shm']) await rm(file + ending, { force: true });
    },
  };
}
