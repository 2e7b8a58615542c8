import type { ObjectInline, WordParagraph, WordStory } from './story.ts';

/** A story and after it those of its text boxes, however deep. */
export function listWithTextboxes(story: WordStory): WordStory[] {
  const stories: WordStory[] = [];
  const pending = [story];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    stories.push(next);
    const inner = listObjects(next).flatMap(({ object }) =>
      object.kind === 'textbox' ? [object.story] : [],
    );
    pending.push(...inner.toReversed());
  }
  return stories;
}

export interface PlacedObject extends ObjectInline {
  readonly paragraph: WordParagraph;
}

export function listObjects(story: WordStory): PlacedObject[] {
  const objects: PlacedObject[] = [];
  for (const paragraph of story.paragraphs) {
    for (const inline of paragraph.inlines)
      if (inline.kind === 'object') objects.push({ ...inline, paragraph });
  }
  return objects;
}
