import { describeColor } from '../../drawing/theme-color/drawing-color.ts';
import { textOfBody } from '../../drawing/text/text-body.ts';
import { computeBullets } from '../compute-bullets.ts';
import type { PlacedShape } from '../place-shapes.ts';
import { stackTextStyles } from '../resolve-text.ts';
import type { AutoShape } from '../slide-shape.ts';
import { toColorFields } from './color-fields.ts';
import type { FactList } from '../../facts/fact-list.ts';
import { selectShape } from './fact-anchors.ts';
import { toResolvedFields } from './resolved-fields.ts';
import { type BodySpan, listRunSpans, type RunSpan } from './slide-text.ts';
import type { SlideView } from './slide-view.ts';

function toBulletFields(shape: AutoShape, view: SlideView): object {
  const stack = stackTextStyles(shape, view.slide, view.model);
  const bullets = computeBullets(stack, shape.text?.paragraphs ?? []);
  return bullets.some((bullet) => bullet !== null) ? { bullets } : {};
}

function listShapeTextFacts(view: SlideView, placed: PlacedShape, list: FactList): void {
  const { shape } = placed;
  const { number } = view.slide;
  const text = shape.kind === 'shape' ? textOfBody(shape.text) : '';
  if (shape.kind !== 'shape' || text === '') return;
  const place = `${number}-${shape.id}`;
  const named = { slide: number, shapeId: shape.id, shapeName: shape.name };
  const anchor = view.anchorOfWholeText(placed);
  list.add('slide-text', place, anchor, {
    ...named,
    placeholder: shape.placeholder?.type ?? null,
    text,
    ...toBulletFields(shape, view),
    resolved: toResolvedFields(shape, view),
  });
  // A plain text box is no shape to speak of; libraries mark every shape they write as one.
  if (shape.preset !== null && !(shape.isTextBox && shape.preset === 'rect'))
    list.add('shape-text', place, anchor, { ...named, preset: shape.preset, text });
}

interface Highlight {
  readonly run: RunSpan;
  readonly end: number;
  readonly text: string;
}

// A highlighted phrase is often cut into runs by spelling or language: neighbours of one colour are one.
function joinHighlights(runs: readonly RunSpan[]): Highlight[] {
  const joined: Highlight[] = [];
  for (const run of runs) {
    if (run.run.kind === 'equation' || run.run.properties.highlight === undefined) continue;
    const last = joined.at(-1);
    const isNeighbour =
      last !== undefined &&
      last.end === run.start &&
      last.run.paragraph === run.paragraph &&
      colorOf(last.run) === colorOf(run);
    if (isNeighbour)
      joined[joined.length - 1] = { run: last.run, end: run.end, text: last.text + run.run.text };
    else joined.push({ run, end: run.end, text: run.run.text });
  }
  return joined;
}

function colorOf({ run }: RunSpan): string {
  return run.kind === 'equation' || run.properties.highlight === undefined
    ? ''
    : describeColor(run.properties.highlight) + JSON.stringify(run.properties.highlight.transforms);
}

function listHighlightFacts(view: SlideView, body: BodySpan, runs: readonly RunSpan[], list: FactList): void {
  const { number } = view.slide;
  for (const { run, end, text } of joinHighlights(runs)) {
    const color = run.run.kind === 'equation' ? undefined : run.run.properties.highlight;
    if (color === undefined) continue;
    const anchor = view.anchorOfText({ start: run.start, end }, selectShape(number, body.shape));
    list.add('text-highlight', `${number}-${body.shape.id}`, anchor, {
      slide: number,
      shapeId: body.shape.id,
      text,
      color: describeColor(color),
      ...toColorFields(color, view.colors),
    });
  }
}

function listEquationFacts(view: SlideView, body: BodySpan, runs: readonly RunSpan[], list: FactList): void {
  const { number } = view.slide;
  for (const { run, start, end } of runs) {
    if (run.kind !== 'equation') continue;
    const anchor = view.anchorOfText({ start, end }, selectShape(number, body.shape));
    const { text, latex } = run;
    list.add('equation', String(number), anchor, { slide: number, shapeId: body.shape.id, text, latex });
  }
}

/** slide-text, shape-text, text-highlight, equation and language of one slide. */
export function listTextFacts(view: SlideView, list: FactList): void {
  for (const placed of view.placed) listShapeTextFacts(view, placed, list);
  for (const body of view.text.bodies) {
    const runs = listRunSpans(body);
    listHighlightFacts(view, body, runs, list);
    listEquationFacts(view, body, runs, list);
  }
  const { content, number } = view.slide;
  const tags = content?.languages ?? [];
  if (tags.length > 0)
    list.add('language', String(number), view.anchorOfSlide('language'), { slide: number, tags });
}
