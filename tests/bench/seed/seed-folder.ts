import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Fills a folder once: `fill` gets a temporary one, which takes its name when it is whole. Seeds of the same scale
 * that an older schema left behind are removed.
 */
export async function ensureFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await removeOlder(folder);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await fill(unfinished);
  await rename(unfinished, folder);
}

async function removeOlder(folder: string): Promise<void> {
  const cache = dirname(folder);
  await mkdir(cache, { recursive: true });
  const kind = basename(folder).replace(/-[^-]+$/, '-');
  for (const name of await readdir(cache)) {
    if (name.startsWith(kind)) await rm(join(cache, name), { recursive: true, force: true });
  }
}
