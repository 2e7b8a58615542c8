import { createStoryDraft, finishStory } from '../word/content/story-draft.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import type { OpenParagraph } from './read-paragraph.ts';
import { createPlainTextReader } from './read-plain-text.ts';

/** A reader of text:note; notes of a kind are numbered from 1 in the order of the text. */
export function createNoteReader(
  { draft, story, reading }: OpenParagraph,
  attributes: Attributes,
): ElementReader {
  const kind = attributes['text:note-class'] === 'endnote' ? 'endnote' : 'footnote';
  const noteId = String(reading.notes.filter((note) => note.kind === kind).length + 1);
  const inner = createStoryDraft(`${kind}-${noteId}`, story.part, reading.document);
  draft.inlines.push({ kind: 'note-reference', start: draft.story.position, note: kind, noteId });
  return {
    open: (name) => (name === 'text:note-body' ? reading.document.createBlockReader(inner) : null),
    close: () => void reading.notes.push({ kind, noteId, story: finishStory(inner) }),
  };
}

/** A reader of office:annotation, a comment; it is about the text up to its office:annotation-end. */
export function createAnnotationReader(
  { story, reading }: OpenParagraph,
  attributes: Attributes,
): ElementReader {
  const commentId = String(reading.comments.length);
  const inner = createStoryDraft(`comment-${commentId}`, story.part, reading.document);
  const blocks = reading.document.createBlockReader(inner);
  let author: string | null = null;
  let initials: string | null = null;
  let date: string | null = null;
  story.openComments.set(commentId, story.position);
  const name = attributes['office:name'];
  if (name !== undefined) reading.openComments.set(name, commentId);
  return {
    open: (child, own) => {
      if (child === 'dc:creator') return createPlainTextReader((text) => void (author = text));
      if (child === 'dc:date') return createPlainTextReader((text) => void (date = text));
      if (child === 'meta:creator-initials')
        return createPlainTextReader((text) => void (initials = text || null));
      return blocks.open?.(child, own) ?? null;
    },
    close: () => {
      reading.comments.push({ commentId, author, initials, date, story: finishStory(inner) });
      // One that has no end is about the place it stands at.
      if (name === undefined) closeRange(commentId, story);
    },
  };
}

function closeRange(commentId: string, story: OpenParagraph['story']): void {
  const start = story.openComments.get(commentId);
  if (start === undefined) return;
  story.openComments.delete(commentId);
  story.commentRanges.push({ commentId, start, end: story.position });
}

export function endAnnotation({ story, reading }: OpenParagraph, attributes: Attributes): void {
  const commentId = reading.openComments.get(attributes['office:name'] ?? '');
  if (commentId !== undefined) closeRange(commentId, story);
}
