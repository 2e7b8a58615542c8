import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore, WorkingFolders } from '#core/foundation';

/** Working folders under `root`, which the desktop shell opens native apps in. */
export function createWorkingFolders(root: string, files: FileStore): WorkingFolders {
  const partOf = (owner: string, part: string): string => join(root, owner, part);
  return {
    pathOf: (owner) => join(root, owner),
    makePart: async (owner, part) => {
      await mkdir(partOf(owner, part), { recursive: true });
    },
    lay: async (owner, part, { name, sha256 }, options = { isReadOnly: false }) => {
      const path = join(partOf(owner, part), name);
      if (await exists(path)) return path;
      await mkdir(partOf(owner, part), { recursive: true });
      await copyFile(await files.getPath(sha256), path);
      if (options.isReadOnly) await chmod(path, 0o444);
      return path;
    },
    list: async (owner, part) => {
      const folder = partOf(owner, part);
      const entries = (await exists(folder)) ? await readdir(folder, { withFileTypes: true }) : [];
      return entries
        .filter((entry) => entry.isFile())
        .map(({ name }) => ({ name, open: () => createReadStream(join(folder, name)) }));
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
