import { create } from 'zustand';
import type { Place } from '../place.ts';
import { uploadUrl } from './file-urls.ts';

/** A file on its way to the core. */
export interface Upload {
  readonly id: string;
  readonly place: Place;
  readonly name: string;
  readonly file: Blob;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** Ratio from 0 to 1 of the bytes that have left. */
  readonly progressRatio: number;
  readonly error: unknown;
}

type Send = (url: string, file: Blob, options: SendOptions) => Promise<unknown>;
interface SendOptions {
  readonly onProgress: (ratio: number) => void;
  readonly signal: AbortSignal;
}

interface UploadQueue {
  readonly uploads: readonly Upload[];
  /** Appends files; they are sent one after the other. `onStored` is called after each that the core has. */
  add(place: Place, files: readonly File[], onStored: (name: string) => void): void;
  /** Stops an upload, or takes a failed one off the list. */
  drop(id: string): void;
  retry(id: string, onStored: (name: string) => void): void;
}

/** Makes the queue of uploads of this window; it outlives the screen, so that leaving it loses nothing. */
export function createUploadQueue(send: Send, newId: () => string) {
  const aborts = new Map<string, AbortController>();
  return create<UploadQueue>((set, get) => {
    const change = (id: string, part: Partial<Upload>) =>
      set(({ uploads }) => ({
        uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
      }));
    const forget = (id: string) =>
      set(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
    const sendNext = async (onStored: (name: string) => void): Promise<void> => {
      if (get().uploads.some(({ state }) => state === 'sending')) return;
      const next = get().uploads.find(({ state }) => state === 'waiting');
      if (!next) return;
      const abort = new AbortController();
      aborts.set(next.id, abort);
      change(next.id, { state: 'sending', progressRatio: 0 });
      try {
        await send(uploadUrl(next.place, next.name), next.file, {
          onProgress: (progressRatio) => change(next.id, { progressRatio }),
          signal: abort.signal,
        });
        forget(next.id);
        onStored(next.name);
      } catch (error) {
        if (abort.signal.aborted) forget(next.id);
        else change(next.id, { state: 'failed', error });
      }
      aborts.delete(next.id);
      await sendNext(onStored);
    };
    return {
      uploads: [],
      add(place, files, onStored) {
        const added = files.map((file): Upload => ({
          id: newId(),
          place,
          name: file.name,
          file,
          state: 'waiting',
          progressRatio: 0,
          error: null,
        }));
        set(({ uploads }) => ({ uploads: [...uploads, ...added] }));
        void sendNext(onStored);
      },
      drop(id) {
        const abort = aborts.get(id);
        if (abort) abort.abort();
        else forget(id);
      },
      retry(id, onStored) {
        change(id, { state: 'waiting', error: null });
        void sendNext(onStored);
      },
    };
  });
}
