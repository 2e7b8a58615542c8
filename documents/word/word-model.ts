import type { Chart } from '../drawing/chart/chart.ts';
import type { SmartArt } from '../drawing/smartart/smartart.ts';
import type { Theme } from '../drawing/theme-color/theme.ts';
import type { DocumentWarning } from '../facts/fact.ts';
import type { Relationship } from '../office/relationships.ts';
import type { WordStory } from './content/story.ts';
import type { CommentThread, WordComment } from './parts/comments.ts';
import type { WordNote } from './parts/notes.ts';
import type { WordNumbering } from './parts/numbering.ts';
import type { WordStyles } from './parts/styles.ts';

export interface WordHeader {
  readonly kind: 'header' | 'footer';
  readonly part: string;
  readonly story: WordStory;
}

/** A document as its file has it: typed, nothing laid out, nothing left to look up in the package but pictures. */
export interface WordModel {
  readonly body: WordStory;
  /** In the order that sections first name them, then those that none does. */
  readonly headers: readonly WordHeader[];
  /** Whether headers of even pages are shown; without it they are only kept. */
  readonly hasEvenHeaders: boolean;
  readonly notes: readonly WordNote[];
  readonly comments: readonly WordComment[];
  readonly commentThreads: ReadonlyMap<string, CommentThread>;
  readonly styles: WordStyles;
  readonly numbering: WordNumbering;
  readonly theme: Theme | null;
  readonly findRelationship: (part: string, relationshipId: string) => Relationship | null;
  readonly findChart: (part: string) => Chart | null;
  readonly findSmartArt: (part: string) => SmartArt | null;
  /** Parts of films that the document keeps. */
  readonly embeddedVideos: readonly string[];
  readonly statedPages: number | null;
  readonly warnings: readonly DocumentWarning[];
}
