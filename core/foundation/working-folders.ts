import type { Readable } from 'node:stream';
import type { AttemptId, CheckId, Sha256 } from '#domain';

export type FolderOwner = AttemptId | CheckId;

export interface WorkingFile {
  readonly name: string;
  open(): Readable;
}

/** Folders on the core's own machine in which people work with native apps, one per attempt or check. */
export interface WorkingFolders {
  /** Absolute path. */
  pathOf(owner: FolderOwner): string;
  /** Makes a part of the folder, such as `outputs`, if it isn't there. */
  makePart(owner: FolderOwner, part: string): Promise<void>;
  /** Lays a copy of a stored file there, unless there is one: a copy that a person has worked on is theirs. Gives its path. */
  lay(
    owner: FolderOwner,
    part: string,
    file: { readonly name: string; readonly sha256: Sha256 },
    options?: { readonly isReadOnly: boolean },
  ): Promise<string>;
  /** The plain files of a part, links and folders left out. */
  list(owner: FolderOwner, part: string): Promise<readonly WorkingFile[]>;
}
