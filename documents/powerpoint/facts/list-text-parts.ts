import type { PowerpointModel } from '../powerpoint-model.ts';
import { listShapes } from '../shape-walk.ts';
import { notesTextOf } from './list-note-facts.ts';
import { composeSlideText } from './slide-text.ts';

/** Text that the positions of text anchors count in. */
export interface TextPart {
  /** `slide-4` or `notes-4`. */
  readonly part: string;
  readonly text: string;
}

/** All text of a deck: each slide's, then that of its notes. */
export function listPowerpointTextParts({ slides }: PowerpointModel): TextPart[] {
  return slides.flatMap((slide) => {
    const shapes = listShapes(slide.content?.shapes ?? []);
    return [
      { part: `slide-${slide.number}`, text: composeSlideText(shapes, slide).text },
      { part: `notes-${slide.number}`, text: notesTextOf(slide) },
    ];
  });
}
