import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The one file that was uploaded under this id, with its own name; null when there is none. */
export async function findUpload(
  folder: string,
  uploadId: string,
): Promise<{ readonly path: string; readonly name: string } | null> {
  if (!/^[0-9a-f-]{36}$/.test(uploadId)) return null;
  const [name] = await readdir(join(folder, uploadId)).catch(() => []);
  return name === undefined ? null : { path: join(folder, uploadId, name), name };
}
