import { useQueryClient } from '@tanstack/react-query';
import { api, newId, uploadFile } from '#api';
import type { Place } from '../place.ts';
import { createUploadQueue } from './upload-queue.ts';
import type { Upload } from './upload-queue.ts';

const useUploadQueue = createUploadQueue(uploadFile, newId);

export interface Uploads {
  readonly list: readonly Upload[];
  /** Files that are still to arrive; submitting waits for them. */
  readonly pendingCount: number;
  add(files: readonly File[]): void;
  drop(id: string): void;
  retry(id: string): void;
}

/** The uploads to one assignment. */
export function useUploads(place: Place): Uploads {
  const queries = useQueryClient();
  const { uploads, add, drop, retry } = useUploadQueue();
  const list = uploads.filter((upload) => upload.place.assignmentId === place.assignmentId);
  const onStored = () => void queries.invalidateQueries({ queryKey: api.work.get.key() });
  return {
    list,
    pendingCount: list.filter(({ state }) => state !== 'failed').length,
    add: (files) => add(place, files, onStored),
    drop,
    retry: (id) => retry(id, onStored),
  };
}
