import { anchorOnSpan, type StoryContext } from './fact-context.ts';
import type { Revision, WordParagraph, WordStory } from '../content/story.ts';

export interface Change {
  readonly revision: Revision;
  readonly start: number;
  end: number;
  text: string;
}

function isSame(one: Revision, other: Revision): boolean {
  return one.change === other.change && one.author === other.author && one.date === other.date;
}

/** Tracked changes of a paragraph; those of one author and moment that touch each other are one. */
function listChanges(paragraph: WordParagraph): Change[] {
  const changes: Change[] = [];
  const add = (revision: Revision, start: number, text: string, length: number): void => {
    const last = changes.findLast((change) => change.revision.change === revision.change);
    if (last !== undefined && last.end === start && isSame(last.revision, revision)) {
      last.text += text;
      last.end += length;
    } else changes.push({ revision, start, end: start + length, text });
  };
  for (const inline of paragraph.inlines) {
    if (inline.kind === 'deleted') add(inline.revision, inline.start, inline.text, 0);
    if (inline.kind !== 'text') continue;
    const { start, text } = inline;
    if (inline.revision !== null) add(inline.revision, start, text, text.length);
    if (inline.formatRevision !== null) add(inline.formatRevision, start, text, text.length);
  }
  if (paragraph.formatRevision !== null)
    add(paragraph.formatRevision, paragraph.start, paragraph.text, paragraph.text.length);
  return changes;
}

/** Tracked changes of a story; `revision-3` of an anchor is the third. */
export function listStoryChanges({ paragraphs }: WordStory): readonly Change[] {
  return paragraphs.flatMap(listChanges);
}

/** text of kind `revision`: what tracked changes inserted, deleted, moved or formatted. */
export function listRevisionFacts({ story, list }: StoryContext): void {
  for (const [at, { revision, start, end, text }] of listStoryChanges(story).entries()) {
    const anchor = anchorOnSpan(story, { start, end }, `revision-${at + 1}`, 'revision');
    const fields = { kind: 'revision', ...revision, text, part: story.name };
    list.add('text', `revision-${story.name}-${at + 1}`, anchor, fields);
  }
}
