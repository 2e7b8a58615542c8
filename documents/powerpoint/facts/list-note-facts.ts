import { textOfBody } from '../../drawing/text/text-body.ts';
import type { Slide } from '../powerpoint-model.ts';
import { listShapes } from '../shape-walk.ts';
import { anchorOn, selectText } from './fact-anchors.ts';
import type { FactList } from '../../facts/fact-list.ts';

/** A slide's notes: the text of its notes page's body; '' where there is none. */
export function notesTextOf({ notes }: Slide): string {
  return listShapes(notes?.shapes ?? [])
    .filter((shape) => shape.kind === 'shape' && shape.placeholder?.type === 'body')
    .map((shape) => (shape.kind === 'shape' ? textOfBody(shape.text) : ''))
    .filter((text) => text !== '')
    .join('\n');
}

/** slide-note of one slide. */
export function listNoteFacts(slide: Slide, list: FactList): void {
  const text = notesTextOf(slide);
  if (text.trim() === '') return;
  const anchor = anchorOn(selectText(`notes-${slide.number}`, text, { start: 0, end: text.length }));
  list.add('slide-note', String(slide.number), anchor, { slide: slide.number, text });
}
