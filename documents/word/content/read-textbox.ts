import type { ElementReader } from '../../xml/read-elements.ts';
import type { ParagraphDraft } from './paragraph-draft.ts';
import { createStoryDraft, finishStory } from './story-draft.ts';

/** A reader of w:txbxContent: a story of its own, which the paragraph only holds the place of. */
export function createTextboxReader({ story, inlines }: ParagraphDraft): ElementReader {
  const { document } = story;
  document.textboxCount += 1;
  const inner = createStoryDraft(`textbox-${document.textboxCount}`, story.part, document);
  // Taken now: a text box in this one comes to stand behind it.
  const place = { kind: 'object', start: story.position } as const;
  const close = (): void => {
    inlines.push({ ...place, object: { kind: 'textbox', story: finishStory(inner) } });
  };
  return { ...document.createBlockReader(inner), close };
}
