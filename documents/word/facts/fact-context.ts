import type { Anchor } from '../../facts/anchor.ts';
import type { FactList } from '../../facts/fact-list.ts';
import { anchorOn, selectElement, selectText, type TextSpan } from '../../facts/select.ts';
import type { WordStory } from '../content/story.ts';
import type { WordModel } from '../word-model.ts';

/** What every lister of facts is given: the document, one of its stories and where the facts go. */
export interface StoryContext {
  readonly model: WordModel;
  readonly story: WordStory;
  readonly list: FactList;
}

/** A span of a story; one without text is named as an element instead. */
export function anchorOnSpan(
  story: WordStory,
  span: TextSpan,
  elementId: string,
  elementKind: string,
): Anchor {
  if (span.end <= span.start) return anchorOn(selectElement(story.name, elementId, elementKind));
  return anchorOn(selectText(story.name, story.text, span));
}

/** All text of a story. */
export function anchorOnStory(story: WordStory, elementKind: string): Anchor {
  return anchorOnSpan(story, { start: 0, end: story.text.length }, story.name, elementKind);
}
