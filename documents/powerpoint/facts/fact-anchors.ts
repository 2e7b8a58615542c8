import type { Selector } from '../../facts/anchor.ts';
import { selectElement } from '../../facts/select.ts';
import type { Box, SlideShape } from '../slide-shape.ts';

export { anchorOn, selectElement, selectText } from '../../facts/select.ts';

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
