import { computeListMarkers, type ListPlace } from '../lists/compute-list-markers.ts';
import { findHeadingLevel } from '../resolve-paragraph.ts';
import { anchorOnSpan, type StoryContext } from './fact-context.ts';

function toListField(place: ListPlace | undefined) {
  return place === undefined ? null : { level: place.level, marker: place.marker };
}

/** text of kind `paragraph`; empty paragraphs are none. */
export function listParagraphFacts({ model, story, list }: StoryContext): void {
  const markers = computeListMarkers(model, story.paragraphs);
  const { styles } = model;
  for (const [index, paragraph] of story.paragraphs.entries()) {
    if (paragraph.text === '') continue;
    const { start, text, properties } = paragraph;
    const styleId = properties.styleId ?? styles.defaultParagraphStyleId;
    const place = `${story.name}-${index + 1}`;
    const anchor = anchorOnSpan(story, { start, end: start + text.length }, place, 'paragraph');
    list.add('text', place, anchor, {
      kind: 'paragraph',
      text,
      part: story.name,
      style: (styleId === null ? undefined : styles.byId.get(styleId))?.name ?? styleId,
      headingLevel: findHeadingLevel(styles, properties),
      list: toListField(markers.get(paragraph)),
    });
  }
}
