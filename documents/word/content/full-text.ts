import type { WordParagraph, WordStory } from './story.ts';

// Text boxes in text boxes in text boxes are nobody's document.
const maxDepth = 8;

function fullTextOfParagraph(story: WordStory, paragraph: WordParagraph, depth: number): string {
  let text = '';
  let from = paragraph.start;
  for (const inline of paragraph.inlines) {
    if (inline.kind !== 'object' || inline.object.kind !== 'textbox' || depth >= maxDepth) continue;
    text += `${story.text.slice(from, inline.start)}\n${fullTextOf(inline.object.story, depth + 1)}\n`;
    from = inline.start;
  }
  return text + story.text.slice(from, paragraph.start + paragraph.text.length);
}

/** The text of a story with that of its text boxes where they stand. */
export function fullTextOf(story: WordStory, depth = 0): string {
  return story.paragraphs.map((paragraph) => fullTextOfParagraph(story, paragraph, depth)).join('\n');
}
