import type { Anchor, Selector } from '../../facts/anchor.ts';
import type { Box, SlideShape } from '../slide-shape.ts';
import type { TextSpan } from './slide-text.ts';

const CONTEXT_LENGTH = 32;

/** A span of a part's text with what stands around it. */
export function selectText(part: string, text: string, { start, end }: TextSpan): Selector {
  return {
    kind: 'text',
    part,
    start,
    end,
    quote: text.slice(start, end),
    prefix: text.slice(Math.max(0, start - CONTEXT_LENGTH), start),
    suffix: text.slice(end, end + CONTEXT_LENGTH),
  };
}

export function selectElement(part: string, elementId: string, elementKind: string): Selector {
  return { kind: 'element', part, elementId, elementKind };
}

export function selectShape(slide: number, shape: SlideShape): Selector {
  return selectElement(`slide-${slide}`, String(shape.id), shape.kind);
}

function toPercent(part: number, whole: number): string {
  return whole === 0 ? '0' : String(Math.round((part / whole) * 10_000) / 100);
}

export function selectRegion(slide: number, box: Box, size: { cx: number; cy: number }): Selector {
  const xywh = [
    toPercent(box.x, size.cx),
    toPercent(box.y, size.cy),
    toPercent(box.cx, size.cx),
    toPercent(box.cy, size.cy),
  ].join(',');
  return { kind: 'region', slide, xywh };
}

export function anchorOn(...selectors: (Selector | null)[]): Anchor {
  return { selectors: selectors.filter((selector) => selector !== null) };
}
