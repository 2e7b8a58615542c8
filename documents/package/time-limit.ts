import { DocumentError } from './document-error.ts';
import type { ZipArchive, ZipEntry } from './zip-archive.ts';

/** How long reading may take; the clock is an argument because this room has none. */
export interface TimeLimit {
  readonly maxDurationMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/** The same archive, which throws `timed-out` when bytes are asked for after the time is over. */
export function limitTime(archive: ZipArchive, { maxDurationMs, now }: TimeLimit): ZipArchive {
  const endsAt = now() + maxDurationMs;
  function* chunksOf(entry: ZipEntry): Generator<Uint8Array> {
    for (const chunk of archive.chunksOf(entry)) {
      if (now() > endsAt) {
        throw new DocumentError('timed-out', `Reading took more than ${maxDurationMs} ms.`, entry.name);
      }
      yield chunk;
    }
  }
  return {
    ...archive,
    chunksOf,
    streamEntry: (entry, onChunk) => {
      for (const chunk of chunksOf(entry)) if (onChunk(chunk) === false) return;
    },
  };
}
