import type { Readable } from 'node:stream';
import type { Sha256 } from '#domain';

export interface StoredFile {
  readonly sha256: Sha256;
  readonly bytes: number;
}

/** Files by the hash of their bytes. What is stored under a hash never changes. */
export interface FileStore {
  /** Writes to a temporary name, syncs, renames. Throws `file-too-large` past the limit and `disk-full`. */
  put(source: Readable | Uint8Array, limitBytes?: number): Promise<StoredFile>;
  has(sha256: Sha256): Promise<boolean>;
  /** Absolute path of a stored file; throws `file-missing`. */
  getPath(sha256: Sha256): Promise<string>;
  /** The whole file; throws `file-missing`. For large files use `open`. */
  read(sha256: Sha256): Promise<Uint8Array>;
  open(sha256: Sha256, range?: { readonly start: number; readonly end: number }): Promise<Readable>;
}
