import type { DrawingFill } from '../drawing/shape-style/drawing-fill.ts';
import { findFrame } from './find-inherited.ts';
import type { Slide } from './powerpoint-model.ts';
import { walkShapes } from './shape-walk.ts';
import type { Box, GroupShape, ShapeFrame, SlideShape } from './slide-shape.ts';

/** From the coordinates inside a group to those of the slide: a matrix for points, factors for sizes. */
interface Placement {
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
  readonly scaleX: number;
  readonly scaleY: number;
  readonly groupFill: DrawingFill | null;
}

/** A shape and where it lies on the slide, in whole EMU and before its own rotation. */
export interface PlacedShape {
  readonly shape: SlideShape;
  /** Null where neither the shape nor its layout says. */
  readonly box: Box | null;
  readonly frame: ShapeFrame | null;
  /** What a fill `as the group` means here. */
  readonly groupFill: DrawingFill | null;
}

const onSlide: Placement = { matrix: [1, 0, 0, 1, 0, 0], scaleX: 1, scaleY: 1, groupFill: null };

function placeBox(box: Box, { matrix: [a, b, c, d, e, f], scaleX, scaleY }: Placement): Box {
  const middleX = box.x + box.cx / 2;
  const middleY = box.y + box.cy / 2;
  const cx = box.cx * scaleX;
  const cy = box.cy * scaleY;
  return {
    x: Math.round(a * middleX + c * middleY + e - cx / 2),
    y: Math.round(b * middleX + d * middleY + f - cy / 2),
    cx: Math.round(cx),
    cy: Math.round(cy),
  };
}

function ratioOf(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

// Children are scaled into the group's box, then flipped and turned with it about its middle.
function enterGroup({ frame, childBox, fill }: GroupShape, around: Placement): Placement {
  const groupFill = fill === null || fill.kind === 'group' ? around.groupFill : fill;
  if (frame === null) return { ...around, groupFill };
  const inner = childBox ?? frame;
  const scaleX = ratioOf(frame.cx, inner.cx);
  const scaleY = ratioOf(frame.cy, inner.cy);
  const angle = (frame.rotation / 60_000) * (Math.PI / 180);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const flipX = frame.isFlippedHorizontally ? -1 : 1;
  const flipY = frame.isFlippedVertically ? -1 : 1;
  const [a, b, c, d] = [
    cos * flipX * scaleX,
    sin * flipX * scaleX,
    -sin * flipY * scaleY,
    cos * flipY * scaleY,
  ];
  const innerX = inner.x + inner.cx / 2;
  const innerY = inner.y + inner.cy / 2;
  const e = frame.x + frame.cx / 2 - a * innerX - c * innerY;
  const f = frame.y + frame.cy / 2 - b * innerX - d * innerY;
  const [pa, pb, pc, pd, pe, pf] = around.matrix;
  return {
    matrix: [
      pa * a + pc * b,
      pb * a + pd * b,
      pa * c + pc * d,
      pb * c + pd * d,
      pa * e + pc * f + pe,
      pb * e + pd * f + pf,
    ],
    scaleX: around.scaleX * scaleX,
    scaleY: around.scaleY * scaleY,
    groupFill,
  };
}

/** All shapes of a slide in drawing order with their places, groups and layouts resolved. */
export function placeShapes(slide: Slide): PlacedShape[] {
  const placed: PlacedShape[] = [];
  for (const { shape, around } of walkShapes(slide.content?.shapes ?? [], onSlide, enterGroup)) {
    const frame = findFrame(shape, slide.layout);
    placed.push({
      shape,
      frame,
      box: frame === null ? null : placeBox(frame, around),
      groupFill: around.groupFill,
    });
  }
  return placed;
}
