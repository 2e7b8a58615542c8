import type { ErrorDetails } from '#contract';
import { ConnectionLost, FileRouteError } from './expected-error.ts';

interface UploadOptions {
  /** Ratio from 0 to 1 of the bytes that have left. */
  readonly onProgress?: (ratio: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends a file's bytes to one of the `POST /files/…` routes and returns the parsed JSON reply. Throws
 * `FileRouteError` with an expected code, `ConnectionLost`, or an `AbortError` when cancelled.
 */
export function uploadFile(url: string, file: Blob, options: UploadOptions = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', url);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) options.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      const reply = parseReply(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(reply);
      else reject(toFileError(request.status, reply));
    });
    request.addEventListener('error', () => reject(new ConnectionLost()));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was cancelled', 'AbortError')),
    );
    request.addEventListener('loadend', () => options.signal?.removeEventListener('abort', abort));
    options.signal?.addEventListener('abort', abort);
    if (options.signal?.aborted) reject(new DOMException('The upload was cancelled', 'AbortError'));
    else request.send(file);
  });
}

function parseReply(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function toFileError(status: number, reply: unknown): Error {
  if (typeof reply === 'object' && reply !== null && 'code' in reply && typeof reply.code === 'string') {
    const details =
      'data' in reply && typeof reply.data === 'object' ? (reply.data as ErrorDetails | null) : null;
    return new FileRouteError(reply.code, details ?? {});
  }
  if (status === 413) return new FileRouteError('file-too-large', {});
  if (status === 401) return new FileRouteError('not-signed-in', {});
  return new Error(`The core answered ${status} for a file`);
}
