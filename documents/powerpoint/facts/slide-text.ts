import type { TextSpan } from '../../facts/select.ts';
import { type TextBody, textOfBody, type TextRun } from '../../drawing/text/text-body.ts';
import type { Slide } from '../powerpoint-model.ts';
import type { SlideShape } from '../slide-shape.ts';

export type { TextSpan } from '../../facts/select.ts';

/** The text of one shape or table cell within its slide. */
export interface BodySpan extends TextSpan {
  readonly shape: SlideShape;
  readonly body: TextBody;
  /** From 0; null where the shape is no table. */
  readonly cell: { readonly row: number; readonly column: number } | null;
}

/** All text of a slide in drawing order, joined by line feeds: what text anchors on `slide-4` count in. */
export interface SlideText {
  readonly text: string;
  readonly bodies: readonly BodySpan[];
  readonly spanOf: (shape: SlideShape) => TextSpan | null;
}

interface Piece {
  readonly text: string;
  readonly body: TextBody | null;
  readonly cell: BodySpan['cell'];
}

function listPieces(shape: SlideShape, slide: Slide): Piece[] {
  if (shape.kind === 'shape' && shape.text !== null)
    return [{ text: textOfBody(shape.text), body: shape.text, cell: null }];
  if (shape.kind === 'smartart') {
    const texts = slide.smartArts.get(shape.relationshipId)?.texts ?? [];
    return texts.map((text) => ({ text, body: null, cell: null }));
  }
  if (shape.kind !== 'table') return [];
  return shape.table.rows.flatMap(({ cells }, row) =>
    cells.map(({ text: body }, column) => ({ text: textOfBody(body), body, cell: { row, column } })),
  );
}

/** Puts the text of shapes together; shapes without any take no room. */
export function composeSlideText(shapes: readonly SlideShape[], slide: Slide): SlideText {
  const texts: string[] = [];
  const bodies: BodySpan[] = [];
  const spans = new Map<SlideShape, TextSpan>();
  let at = 0;
  for (const shape of shapes) {
    const start = at;
    for (const { text, body, cell } of listPieces(shape, slide)) {
      if (text === '') continue;
      if (body !== null) bodies.push({ shape, body, cell, start: at, end: at + text.length });
      texts.push(text);
      at += text.length + 1;
    }
    if (at > start) spans.set(shape, { start, end: at - 1 });
  }
  return { text: texts.join('\n'), bodies, spanOf: (shape) => spans.get(shape) ?? null };
}

/** A run with its place in the slide's text. */
export interface RunSpan extends TextSpan {
  readonly run: Exclude<TextRun, { kind: 'break' }>;
  /** From 0, within its body. */
  readonly paragraph: number;
}

/** The runs of a body, line breaks left out. */
export function listRunSpans({ body, start }: BodySpan): RunSpan[] {
  const spans: RunSpan[] = [];
  let at = start;
  body.paragraphs.forEach(({ runs }, paragraph) => {
    for (const run of runs) {
      const length = run.kind === 'break' ? 1 : run.text.length;
      if (run.kind !== 'break') spans.push({ run, paragraph, start: at, end: at + length });
      at += length;
    }
    at += 1;
  });
  return spans;
}
