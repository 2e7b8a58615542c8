import type { MediaKind } from '#viewers';
import type { FileUrls } from './file-urls.ts';

/** A file shown in the viewer beside the instruction. */
export interface ShownFile extends FileUrls {
  readonly name: string;
  readonly kind: MediaKind;
  readonly sha256: string;
}

export interface Viewing {
  readonly shown: ShownFile | null;
  /** Shows a file; the one that is shown already is put away. */
  toggle(file: ShownFile): void;
}
