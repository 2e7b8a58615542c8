import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const askAgainMs = 150;
const longestWaitMs = 300_000;

/** Runs `action` while no other process holds the lock file. A lock whose process is gone is taken over. */
export async function withBuildLock<Outcome>(file: string, action: () => Promise<Outcome>): Promise<Outcome> {
  const startedAt = performance.now();
  while (!(await tryLock(file))) {
    if (performance.now() - startedAt > longestWaitMs) {
      throw new Error(`Another build has held ${file} for ${longestWaitMs / 60_000} minutes`);
    }
    await wait(askAgainMs);
  }
  try {
    return await action();
  } finally {
    await rm(file, { force: true });
  }
}

async function tryLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder > 0 && !isAlive(holder)) await rm(file, { force: true });
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
