import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import type { SectionProperties } from '../properties/section-properties.ts';
import type {
  CommentRange,
  Revision,
  WordBlock,
  WordField,
  WordParagraph,
  WordSection,
  WordStory,
  WordTable,
} from './story.ts';

interface OpenField {
  instruction: string;
  resultStart: number | null;
}

/** A story while it is read. Positions count in the text of all paragraphs joined by `\n`. */
export interface StoryDraft {
  readonly name: string;
  readonly part: string;
  /** What is read into at the moment: of the story, or of the cell that is open. */
  blocks: WordBlock[];
  readonly paragraphs: WordParagraph[];
  readonly tables: WordTable[];
  readonly sections: WordSection[];
  readonly fields: WordField[];
  readonly commentRanges: CommentRange[];
  readonly openComments: Map<string, number>;
  readonly openFields: OpenField[];
  tableDepth: number;
  tableCount: number;
  /** Where the next character comes to stand. */
  position: number;
  readonly document: DocumentDraft;
}

/** Shared by all stories of one document. */
export interface DocumentDraft {
  textboxCount: number;
  /** How often each name of a story was asked for. */
  readonly names: Map<string, number>;
  /** w:altChunk: documents of other formats that Word would read into this one. */
  readonly foreignParts: { readonly part: string; readonly relationshipId: string }[];
  /** A reader of paragraphs and tables: cells and text boxes hold what the body holds. */
  readonly createBlockReader: (story: StoryDraft) => ElementReader;
}

// Two comments may claim one id; anchors must lead to one place.
function claimName(names: Map<string, number>, name: string): string {
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : `${name}.${count}`;
}

export function createDocumentDraft(createBlockReader: DocumentDraft['createBlockReader']): DocumentDraft {
  return { textboxCount: 0, names: new Map(), foreignParts: [], createBlockReader };
}

export function createStoryDraft(name: string, part: string, document: DocumentDraft): StoryDraft {
  return {
    name: claimName(document.names, name),
    part,
    blocks: [],
    paragraphs: [],
    tables: [],
    sections: [],
    fields: [],
    commentRanges: [],
    openComments: new Map(),
    openFields: [],
    tableDepth: 0,
    tableCount: 0,
    position: 0,
    document,
  };
}

export function finishStory(draft: StoryDraft): WordStory {
  const text = draft.paragraphs.map((paragraph) => paragraph.text).join('\n');
  return {
    name: draft.name,
    part: draft.part,
    text,
    blocks: draft.blocks,
    paragraphs: draft.paragraphs,
    tables: draft.tables.toSorted((one, other) => one.index - other.index),
    sections: draft.sections,
    fields: draft.fields,
    commentRanges: draft.commentRanges,
  };
}

export function toRevision(change: Revision['change'], attributes: Attributes): Revision {
  return { change, author: attributes['w:author'] ?? null, date: attributes['w:date'] ?? null };
}

export function addSection(draft: StoryDraft, properties: SectionProperties): void {
  const start = draft.sections.at(-1)?.end ?? 0;
  draft.sections.push({ properties, start, end: draft.position });
}

/** Takes w:commentRangeStart and w:commentRangeEnd, which may stand in or between paragraphs. */
export function markComment(draft: StoryDraft, name: string, attributes: Attributes): void {
  const commentId = attributes['w:id'] ?? '';
  if (name === 'w:commentRangeStart') draft.openComments.set(commentId, draft.position);
  const start = draft.openComments.get(commentId);
  if (name !== 'w:commentRangeEnd' || start === undefined) return;
  draft.openComments.delete(commentId);
  draft.commentRanges.push({ commentId, start, end: draft.position });
}

/** Takes w:fldChar; fields may hold others and span paragraphs. */
export function markField(draft: StoryDraft, type: string | undefined): void {
  const open = draft.openFields.at(-1);
  if (type === 'begin') draft.openFields.push({ instruction: '', resultStart: null });
  else if (type === 'separate' && open !== undefined) open.resultStart = draft.position;
  else if (type === 'end' && open !== undefined) {
    draft.openFields.pop();
    closeField(draft, open.instruction, open.resultStart ?? draft.position);
  }
}

export function closeField(draft: StoryDraft, instruction: string, start: number): void {
  draft.fields.push({ instruction: instruction.trim(), start, end: draft.position });
}

export function addInstruction(draft: StoryDraft, text: string): void {
  const open = draft.openFields.at(-1);
  if (open !== undefined && open.resultStart === null) open.instruction += text;
}
