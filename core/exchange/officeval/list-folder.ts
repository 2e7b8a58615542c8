import { join } from 'node:path';
import type { Disk } from '../disk.ts';
import type { PackEntry } from './pack-archive.ts';

export const maxFileCount = 200_000;
const maxDepth = 12;

/** Every file below a folder, hidden ones and links left out; stops past `maxFileCount`, for the caller to refuse. */
export async function listFolder(disk: Disk, root: string, prefix = ''): Promise<readonly PackEntry[]> {
  const found: PackEntry[] = [];
  const waiting = [{ folder: root, path: prefix, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const { name, kind, bytes } of await disk.list(next.folder)) {
      if (name.startsWith('.') || found.length > maxFileCount) continue;
      const full = join(next.folder, name);
      const path = `${next.path}${name}`;
      if (kind === 'folder' && next.depth < maxDepth) {
        waiting.push({ folder: full, path: `${path}/`, depth: next.depth + 1 });
      } else if (kind === 'file') {
        found.push({ path, bytes, read: () => disk.read(full), open: () => disk.stream(full) });
      }
    }
  }
  return found;
}
