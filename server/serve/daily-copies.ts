import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '#core/foundation';
import { listFaultsApart } from './list-faults-apart.ts';

const dayMs = 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
/** This many are kept; those made before a migration, and backups that a person made, are nobody's to delete. */
const keptCopies = 7;
const namePattern = /^daily-(\d+)\.db$/;

/**
 * Copies the embedded database into `folder` once a day, while others work, and looks into each copy before it
 * keeps it. Files of the store are never changed or deleted, so a copy of the database is enough on the same disk.
 * Gives a function that ends it.
 */
export function startDailyCopies(core: Core, folder: string): () => void {
  if (core.db.engine !== 'sqlite') return () => undefined;
  const run = (): void => {
    copyIfDue(core, folder).catch((error: unknown) => core.log.error('daily-copy-failed', error));
  };
  // Not at once: a start should be quick.
  const first = setTimeout(run, 60_000);
  const timer = setInterval(run, hourMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** Makes a copy when the newest is older than a day; gives its path, or null. */
export async function copyIfDue(
  core: Core,
  folder: string,
  listFaults: (file: string) => Promise<readonly string[]> = listFaultsApart,
): Promise<string | null> {
  await mkdir(folder, { recursive: true });
  const now = core.clock.now();
  const newest = (await listCopies(folder)).at(-1) ?? 0;
  if (now - newest < dayMs) return null;
  const [partial, path] = [join(folder, 'daily.part'), join(folder, `daily-${now}.db`)];
  await rm(partial, { force: true });
  await core.db.snapshot(partial);
  const faults = await listFaults(partial);
  if (faults.length > 0) throw new Error(`the copy of the database is not sound: ${faults[0]}`);
  await rename(partial, path);
  for (const at of (await listCopies(folder)).slice(0, -keptCopies)) await rm(join(folder, `daily-${at}.db`));
  return path;
}

/** When the copies were made, oldest first. */
async function listCopies(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => namePattern.exec(name)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b);
}
