import type { EmbeddedObject } from '../../word/content/embedded-object.ts';
import type { WordParagraph, WordStory } from '../../word/content/story.ts';
import { listObjects } from '../../word/content/walk-stories.ts';
import { computeListMarkers, type ListPlace } from '../../word/lists/compute-list-markers.ts';
import type { RunResolver } from '../../word/resolve-run.ts';
import type { WordModel } from '../../word/word-model.ts';
import type { BlockView, ElementPlace } from './word-view.ts';

/** What all stories of a document are drawn with. */
export interface DocumentViewing {
  readonly model: WordModel;
  readonly resolver: RunResolver;
  /** Draws a story that stands in another one, such as a text box. */
  readonly viewStory: (story: WordStory) => readonly BlockView[];
}

/** What a story is drawn with. */
export interface StoryViewing {
  readonly document: DocumentViewing;
  readonly story: WordStory;
  readonly markers: ReadonlyMap<WordParagraph, ListPlace>;
  readonly places: ReadonlyMap<EmbeddedObject, ElementPlace>;
}

/** Where the objects of a story are, counted by kind as their facts count them. */
function placeObjects(story: WordStory): ReadonlyMap<EmbeddedObject, ElementPlace> {
  const counts = new Map<string, number>();
  return new Map(
    listObjects(story).map(({ object }) => {
      const count = (counts.get(object.kind) ?? 0) + 1;
      counts.set(object.kind, count);
      return [object, { part: story.name, elementId: `${object.kind}-${count}`, elementKind: object.kind }];
    }),
  );
}

export function createStoryViewing(document: DocumentViewing, story: WordStory): StoryViewing {
  const markers = computeListMarkers(document.model, story.paragraphs);
  return { document, story, markers, places: placeObjects(story) };
}
