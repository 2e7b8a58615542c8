import type { Readable } from 'node:stream';
import type { ImportReport, PackFault } from '#contract';

/** One file of a pack. Its name was made by a stranger. */
export interface PackEntry {
  /** From the pack's root, with `/` between segments. */
  readonly path: string;
  readonly bytes: number;
  read(): Promise<Uint8Array>;
  open(): Readable;
}

/** A pack as it was found: a folder, a zip or one merged list. */
export interface PackArchive {
  readonly name: string;
  readonly shape: ImportReport['pack']['shape'];
  readonly entries: readonly PackEntry[];
  /** Files outside the pack where its inputs may lie as well. */
  readonly inputs: readonly PackEntry[];
  /** What was wrong before anything in it was read. */
  readonly faults: readonly PackFault[];
  close(): Promise<void>;
}
