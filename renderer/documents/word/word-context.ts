import { createContext, use } from 'react';
import type { ComponentType } from 'react';
import type { Anchor, BlockView, ElementPlace } from '#documents';
import type { PartSpan } from '../office/text-ranges.ts';
import type { HeldDocument } from '../reading/open-in-worker.ts';

/** What every piece of a drawn document needs. */
export interface WordContext {
  readonly held: HeldDocument;
  /** Draws the blocks of a text box, which stands within blocks itself. */
  readonly DrawBlocks: ComponentType<{ readonly blocks: readonly BlockView[] }>;
  /** Whether what was deleted with tracking on is shown. */
  readonly showsChanges: boolean;
  readonly noteNumbers: ReadonlyMap<string, number>;
  readonly askLink: (target: string) => void;
  readonly chooseElement: (place: ElementPlace) => void;
  readonly chooseAnchor: (anchor: Anchor) => void;
  readonly goToSpan: (span: PartSpan) => void;
  readonly goToNote: (key: string) => void;
  /** Back to where a note is referred to. */
  readonly goToReference: (key: string) => void;
}

export const WordContextOf = createContext<WordContext | null>(null);

export function useWord(): WordContext {
  const context = use(WordContextOf);
  if (context === null) throw new Error('a piece of a document is drawn outside of one');
  return context;
}
