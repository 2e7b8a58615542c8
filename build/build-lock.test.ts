import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

test('two builds never run at the same time', async () => {
  const lock = join(folder, 'lock');
  let running = 0;
  let most = 0;
  const build = () =>
    withBuildLock(lock, async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(30);
      running -= 1;
    });
  await Promise.all([build(), build(), build()]);
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('a failed build gives the lock back and tells its error', async () => {
  const lock = join(folder, 'lock');
  await expect(withBuildLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withBuildLock(lock, () => Promise.resolve('built'))).toBe('built');
});

test('a lock left by a killed build is taken over', async () => {
  const lock = join(folder, 'lock');
  const longGonePid = 2 ** 30;
  await writeFile(lock, String(longGonePid));
  expect(await withBuildLock(lock, () => Promise.resolve('built'))).toBe('built');
});
