import { useEffect, useState } from 'react';
import type { FactsFailure } from '#documents';
import { openInWorker } from './open-in-worker.ts';
import type { HeldDocument } from './open-in-worker.ts';

/** Loads the bytes of a file from where the core serves it; `loadFile` of `#api`. */
export type LoadFile = (url: string, signal: AbortSignal) => Promise<ArrayBuffer>;

export interface DocumentFile {
  readonly name: string;
  readonly url: string;
  readonly sha256: string;
}

export type DocumentState =
  | { readonly state: 'loading' }
  | { readonly state: 'open'; readonly held: HeldDocument }
  /** The file cannot be read, for a reason that the reader tells by type. */
  | { readonly state: 'unreadable'; readonly failure: FactsFailure }
  /** The file could not be loaded, or its reader stopped. */
  | { readonly state: 'failed'; readonly error: unknown };

/** Loads and opens a file, and lets go of it when the screen does: give the screen a `key` per file and attempt. */
export function useDocument({ name, url, sha256 }: DocumentFile, load: LoadFile): DocumentState {
  const [state, setState] = useState<DocumentState>({ state: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const open = async (): Promise<DocumentState> => {
      const found = await openInWorker(await load(url, signal), { name, sha256, signal });
      return 'head' in found ? { state: 'open', held: found } : { state: 'unreadable', failure: found };
    };
    void open()
      .catch((error: unknown): DocumentState => ({ state: 'failed', error }))
      .then((outcome) => {
        if (!signal.aborted) setState(outcome);
      });
    return () => stop.abort();
  }, [name, url, sha256, load]);
  return state;
}
