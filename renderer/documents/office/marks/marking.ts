import type { Selector } from '#documents';

/** A place in a file that somebody marked as evidence; `useEvidence` of `#api` supplies them. */
export interface Mark {
  readonly markId: string;
  /** Of the file as it was marked: another version of it has another. */
  readonly sha256: string;
  readonly selectors: readonly Selector[];
  readonly note: string;
  /** False for the other person's. */
  readonly isOwn: boolean;
  readonly removedAt: number | null;
}

/** What is marked in a file, and the ways to change it. */
export interface Marking {
  readonly marks: readonly Mark[];
  readonly canMark: boolean;
  /** Gives the id of the new mark. */
  add(selectors: readonly Selector[]): Promise<string>;
  edit(id: string, note: string): Promise<void>;
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
}
