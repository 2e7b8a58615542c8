import { ConnectionLost } from './expected-error.ts';
import { toFileError } from './upload-file.ts';

/**
 * The bytes of a file from one of the `GET /files/…` routes. Throws `FileRouteError` with an expected code,
 * `ConnectionLost`, or an `AbortError` when cancelled.
 */
export async function loadFile(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(url, signal ? { signal } : {}).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ConnectionLost();
  });
  if (!answer.ok) throw toFileError(answer.status, await answer.json().catch(() => null));
  return answer.arrayBuffer();
}
