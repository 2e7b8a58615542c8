import type { Readable } from 'node:stream';
import type { ByteSource } from '#documents';

export interface DiskEntry {
  readonly name: string;
  /** `other` is a link or a device: never followed. */
  readonly kind: 'file' | 'folder' | 'other';
  readonly bytes: number;
}

/** A file held open for reading anywhere in it. */
export interface OpenFile {
  readonly source: ByteSource;
  close(): Promise<void>;
}

/** A file being written under a temporary name. */
export interface NewFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Overwrites bytes that were written before. */
  patch(bytes: Uint8Array, at: number): Promise<void>;
  /** Makes sure that everything is on the disk, then gives the file its name. */
  finish(): Promise<void>;
  /** Takes it away again. */
  discard(): Promise<void>;
}

/**
 * Folders and files on the core's own machine, for what people bring in and take out. The server has the real one.
 * Failures are Node's own system errors, with their `code`.
 */
export interface Disk {
  find(path: string): Promise<DiskEntry | null>;
  /** Sorted by name. */
  list(folder: string): Promise<readonly DiskEntry[]>;
  read(path: string): Promise<Uint8Array>;
  stream(path: string): Readable;
  open(path: string): Promise<OpenFile>;
  create(path: string): Promise<NewFile>;
  makeFolder(path: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
}
