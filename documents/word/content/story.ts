import type { ParagraphProperties } from '../properties/paragraph-properties.ts';
import type { RunProperties } from '../properties/run-properties.ts';
import type { SectionProperties } from '../properties/section-properties.ts';
import type { TableBorders } from '../properties/table-borders.ts';
import type { WordColor } from '../properties/word-color.ts';
import type { EmbeddedObject } from './embedded-object.ts';

/** Who changed something with tracking on, and when. */
export interface Revision {
  readonly change: 'insertion' | 'deletion' | 'move-from' | 'move-to' | 'formatting' | 'paragraph-formatting';
  readonly author: string | null;
  readonly date: string | null;
}

export interface Link {
  readonly relationshipId: string | null;
  /** A bookmark, here or in the target. */
  readonly bookmark: string | null;
  readonly tooltip: string | null;
}

/** Text of one run and one formatting; `start` is its UTF-16 position in the text of the story. */
export interface TextInline {
  readonly kind: 'text';
  readonly start: number;
  readonly text: string;
  readonly properties: RunProperties;
  readonly link: Link | null;
  /** An insertion or the new place of a move. */
  readonly revision: Revision | null;
  /** What a formatting change was tracked with. */
  readonly formatRevision: Revision | null;
  /** A break of the page: the text is `\n`. */
  readonly isPageBreak?: true;
}

/** Tracked deletions are not part of a story's text. */
export interface DeletedInline {
  readonly kind: 'deleted';
  readonly start: number;
  readonly text: string;
  readonly properties: RunProperties;
  readonly revision: Revision;
}

export interface ObjectInline {
  readonly kind: 'object';
  readonly start: number;
  readonly object: EmbeddedObject;
}

export interface NoteReferenceInline {
  readonly kind: 'note-reference';
  readonly start: number;
  readonly note: 'footnote' | 'endnote';
  readonly noteId: string;
}

export type Inline = TextInline | DeletedInline | ObjectInline | NoteReferenceInline;

export interface WordParagraph {
  readonly kind: 'paragraph';
  /** UTF-16 position in the text of the story. */
  readonly start: number;
  /** Tabs as `\t`, breaks as `\n`, tracked deletions left out. */
  readonly text: string;
  readonly properties: ParagraphProperties;
  readonly inlines: readonly Inline[];
  /** w14:paraId, which comments and their replies are matched by. */
  readonly paraId: string | null;
  readonly formatRevision: Revision | null;
}

export interface WordTableCell {
  /** Of the grid, from 1. */
  readonly column: number;
  /** 0 for a cell that the one above reaches over. */
  readonly rowSpan: number;
  readonly colSpan: number;
  readonly fill: WordColor | null;
  readonly borders?: TableBorders;
  /** `top`, `center`, `bottom`. */
  readonly verticalAlign?: string;
  readonly blocks: readonly WordBlock[];
}

export interface TableLook {
  readonly firstRow: boolean;
  readonly lastRow: boolean;
  readonly firstColumn: boolean;
  readonly lastColumn: boolean;
  readonly hasRowBands: boolean;
  readonly hasColumnBands: boolean;
}

export interface WordTable {
  readonly kind: 'table';
  /** From 1, in the story. */
  readonly index: number;
  readonly depth: number;
  readonly styleId: string | null;
  readonly columnCount: number;
  /** Which conditions of its style apply to it. */
  readonly look: TableLook;
  readonly gridTwips: readonly (number | null)[];
  /** Absent where the format has none of its own for the table as a whole. */
  readonly borders?: TableBorders;
  /** `center`, `right` … */
  readonly alignment?: string;
  readonly rows: readonly { readonly isHeader: boolean; readonly cells: readonly WordTableCell[] }[];
}

export type WordBlock = WordParagraph | WordTable;

export interface WordSection {
  readonly properties: SectionProperties;
  readonly start: number;
  readonly end: number;
}

/** Where a comment is about; both ends are positions in the text of the story. */
export interface CommentRange {
  readonly commentId: string;
  readonly start: number;
  readonly end: number;
}

export interface WordField {
  readonly instruction: string;
  /** What the field last showed, in the text of the story. */
  readonly start: number;
  readonly end: number;
}

/** A run of text with positions of its own: the body, a header, a note, a comment, a text box. */
export interface WordStory {
  /** `body`, `header-1`, `footnote-3`, `comment-0`, `textbox-2`: what anchors call it. */
  readonly name: string;
  /** The package part it is in. */
  readonly part: string;
  /** Paragraphs joined by `\n`, those of tables among them. */
  readonly text: string;
  readonly blocks: readonly WordBlock[];
  /** Those of tables among them, in document order. */
  readonly paragraphs: readonly WordParagraph[];
  /** Nested ones too, in document order. */
  readonly tables: readonly WordTable[];
  readonly sections: readonly WordSection[];
  readonly fields: readonly WordField[];
  readonly commentRanges: readonly CommentRange[];
}
