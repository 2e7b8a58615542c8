import { textOfBody, type TextBody } from '../../drawing/text/text-body.ts';
import type { PlacedShape } from '../place-shapes.ts';
import { listShapes } from '../shape-walk.ts';
import type { SlideShape } from '../slide-shape.ts';
import { anchorOn, selectElement } from './fact-anchors.ts';
import type { FactList } from '../../facts/fact-list.ts';
import type { SlideView } from './slide-view.ts';

const kinds: Readonly<Record<string, 'date' | 'footer' | 'slide-number'>> = {
  dt: 'date',
  ftr: 'footer',
  sldNum: 'slide-number',
};

function findFieldText(body: TextBody | null, fieldType: RegExp): string | null {
  for (const { runs } of body?.paragraphs ?? []) {
    for (const run of runs) if (run.kind === 'field' && fieldType.test(run.fieldType)) return run.text;
  }
  return null;
}

/** Kind and text of a place for footers, or of a text box that shows the slide number. */
function findRole(shape: SlideShape): { readonly kind: string; readonly text: string } | null {
  if (shape.kind !== 'shape') return null;
  const kind = kinds[shape.placeholder?.type ?? ''];
  const number = findFieldText(shape.text, /^slidenum$/i);
  if (kind === undefined) return number === null ? null : { kind: 'slide-number', text: number };
  return { kind, text: (kind === 'slide-number' ? number : null) ?? textOfBody(shape.text) };
}

function listOnSlide(view: SlideView, placed: PlacedShape, list: FactList): void {
  const { number } = view.slide;
  const role = findRole(placed.shape);
  if (role === null || role.text === '') return;
  list.add('header-footer', `${number}-${placed.shape.id}`, view.anchorOfWholeText(placed), {
    kind: role.kind,
    slide: number,
    shapeId: placed.shape.id,
    shapeName: placed.shape.name,
    text: role.text,
  });
}

/** header-footer of one slide; headers exist only on its notes page. */
export function listHeaderFooterFacts(view: SlideView, list: FactList): void {
  const { number, notes } = view.slide;
  for (const placed of view.placed) listOnSlide(view, placed, list);
  for (const shape of listShapes(notes?.shapes ?? [])) {
    const text = shape.kind === 'shape' && shape.placeholder?.type === 'hdr' ? textOfBody(shape.text) : '';
    if (text === '') continue;
    const anchor = anchorOn(selectElement(`notes-${number}`, String(shape.id), 'shape'));
    list.add('header-footer', `notes-${number}-${shape.id}`, anchor, {
      kind: 'header',
      slide: number,
      shapeId: shape.id,
      shapeName: shape.name,
      text,
    });
  }
}
