import { createDocumentDraft, type DocumentDraft, type StoryDraft } from '../word/content/story-draft.ts';
import type { Revision } from '../word/content/story.ts';
import type { WordComment } from '../word/parts/comments.ts';
import type { WordNote } from '../word/parts/notes.ts';
import type { AbstractList, ListInstance, WordNumbering } from '../word/parts/numbering.ts';
import type { ElementReader } from '../xml/read-elements.ts';
import type { OpenStyles } from './open-styles.ts';

/** What readers of one OpenDocument text share while they read. */
export interface OpenReading {
  readonly styles: OpenStyles;
  readonly document: DocumentDraft;
  readonly notes: WordNote[];
  readonly comments: WordComment[];
  /** Stories of annotations whose end is still to come, by their name. */
  readonly openComments: Map<string, string>;
  /** Tracked changes by their id; `text` is what a deletion took away. */
  readonly changes: Map<string, { readonly revision: Revision; readonly text: string }>;
  /** Insertions that are open where the text is read, innermost last. */
  readonly openChanges: string[];
  readonly lists: ListNumbers;
  /** Text of the embedded formula that a frame shows; null where the object is no formula. */
  readonly readFormula: (href: string) => string | null;
}

export function createOpenReading(
  styles: OpenStyles,
  readFormula: OpenReading['readFormula'],
  createBlockReader: (story: StoryDraft, reading: OpenReading) => ElementReader,
): OpenReading {
  const reading: OpenReading = {
    styles,
    document: createDocumentDraft((story) => createBlockReader(story, reading)),
    notes: [],
    comments: [],
    openComments: new Map(),
    changes: new Map(),
    openChanges: [],
    lists: createListNumbers(styles),
    readFormula,
  };
  return reading;
}

interface ListNumbers {
  /** The number of a list that begins here, or goes on counting where an earlier one stopped. */
  readonly start: (styleName: string, isContinued: boolean) => number;
  readonly toNumbering: () => WordNumbering;
}

function createListNumbers({ lists }: OpenStyles): ListNumbers {
  const abstracts = new Map<string, AbstractList>();
  const instances = new Map<number, ListInstance>();
  const latest = new Map<string, number>();
  return {
    start: (styleName, isContinued) => {
      const known = latest.get(styleName);
      if (isContinued && known !== undefined) return known;
      const numId = instances.size + 1;
      abstracts.set(String(numId), { levels: lists.get(styleName) ?? new Map(), styleLink: null });
      instances.set(numId, { abstractId: String(numId), overrides: new Map() });
      latest.set(styleName, numId);
      return numId;
    },
    toNumbering: () => ({ abstracts, instances }),
  };
}
