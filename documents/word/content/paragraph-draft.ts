import type { RunProperties } from '../properties/run-properties.ts';
import type { StoryDraft } from './story-draft.ts';
import type { Inline, Link, Revision } from './story.ts';

/** A paragraph while it is read. */
export interface ParagraphDraft {
  readonly story: StoryDraft;
  readonly start: number;
  text: string;
  readonly inlines: Inline[];
}

/** What is around a run: a link, a tracked change. */
export interface InlineScope {
  readonly link: Link | null;
  readonly revision: Revision | null;
  readonly isDeleted: boolean;
}

export const plainScope: InlineScope = { link: null, revision: null, isDeleted: false };

export function startParagraph(story: StoryDraft): ParagraphDraft {
  return { story, start: story.position, text: '', inlines: [] };
}

/** Adds a break of the page, which is a `\n` of its own in the text. */
export function addPageBreak(paragraph: ParagraphDraft, scope: InlineScope, properties: RunProperties): void {
  addText(paragraph, scope, '\n', properties, null);
  const added = paragraph.inlines.pop();
  if (added !== undefined)
    paragraph.inlines.push(added.kind === 'text' ? { ...added, isPageBreak: true } : added);
}

/** Adds what one run says; deleted text is kept apart and takes no place. */
export function addText(
  paragraph: ParagraphDraft,
  scope: InlineScope,
  text: string,
  properties: RunProperties,
  formatRevision: Revision | null,
): void {
  const start = paragraph.story.position;
  const { link, revision, isDeleted } = scope;
  if (isDeleted && revision !== null) {
    paragraph.inlines.push({ kind: 'deleted', start, text, properties, revision });
    return;
  }
  paragraph.inlines.push({ kind: 'text', start, text, properties, link, revision, formatRevision });
  paragraph.text += text;
  paragraph.story.position += text.length;
}
