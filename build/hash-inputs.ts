import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const folders = ['renderer', 'shared', 'documents'] as const;
const files = ['package.json', 'package-lock.json', 'vite.config.ts'] as const;
const isIgnored = (path: string) => /\.test\.tsx?$|\.tsbuildinfo$|\.DS_Store$/.test(path);

/** One hash over every file that the page is built from, by path and content; tests left out. */
export async function hashInputs(root: string): Promise<string> {
  const found = await Promise.all(folders.map((folder) => listFiles(join(root, folder))));
  const paths = [...files.map((file) => join(root, file)), ...found.flat()].toSorted();
  const hash = createHash('sha256');
  for (const path of paths) {
    const bytes = await readFile(path).catch(() => null);
    if (bytes === null) continue;
    hash.update(`${relative(root, path).split(sep).join('/')}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isIgnored(path));
}
