import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExpectedError } from '#core/foundation';
import { checkFileName } from '#core/sessions';

/** Keeps an upload under an id of its own, with the name that the person's file had. */
export async function keepUpload(
  folder: string,
  name: string,
  body: Readable,
  limitBytes: number,
): Promise<string> {
  const fileName = checkFileName(name);
  const uploadId = randomUUID();
  const own = join(folder, uploadId);
  await mkdir(own, { recursive: true });
  try {
    await pipeline(body, limitTo(limitBytes), createWriteStream(join(own, fileName), { flags: 'wx' }));
    return uploadId;
  } catch (error) {
    await rm(own, { recursive: true, force: true });
    throw error;
  }
}

function limitTo(limitBytes: number) {
  return async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > limitBytes) throw new ExpectedError('file-too-large', { limitBytes });
      yield chunk;
    }
  };
}

/** The one file that was uploaded under this id, with its own name; null when there is none. */
export async function findUpload(
  folder: string,
  uploadId: string,
): Promise<{ readonly path: string; readonly name: string } | null> {
  if (!/^[0-9a-f-]{36}$/.test(uploadId)) return null;
  const [name] = await readdir(join(folder, uploadId)).catch(() => []);
  return name === undefined ? null : { path: join(folder, uploadId, name), name };
}

/** Removes uploads from before an instant: the pages that made them have long imported them, or gone. */
export async function removeOldUploads(folder: string, before: number): Promise<void> {
  for (const id of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, id)).catch(() => null);
    if (found && found.mtimeMs < before) await rm(join(folder, id), { recursive: true, force: true });
  }
}
