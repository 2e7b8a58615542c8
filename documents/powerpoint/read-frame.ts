import { parseBoolean, parseNumber } from '../drawing/text/read-run-properties.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import type { Box, ShapeFrame } from './slide-shape.ts';

/** A reader of a:xfrm, p:xfrm or p14:xfrm; `childBox` is that of a group. */
export function createFrameReader(
  attributes: Attributes,
  onFrame: (frame: ShapeFrame, childBox: Box | null) => void,
): ElementReader {
  const points = new Map<string, readonly [number, number]>();
  return {
    open: (name, child) => {
      const isSize = name === 'a:ext' || name === 'a:chExt';
      const first = parseNumber(child[isSize ? 'cx' : 'x']) ?? 0;
      points.set(name, [first, parseNumber(child[isSize ? 'cy' : 'y']) ?? 0]);
      return null;
    },
    close: () => {
      const [x, y] = points.get('a:off') ?? [0, 0];
      const [cx, cy] = points.get('a:ext') ?? [0, 0];
      const childSize = points.get('a:chExt');
      const [childX, childY] = points.get('a:chOff') ?? [0, 0];
      onFrame(
        {
          x,
          y,
          cx,
          cy,
          rotation: parseNumber(attributes['rot']) ?? 0,
          isFlippedHorizontally: parseBoolean(attributes['flipH']) === true,
          isFlippedVertically: parseBoolean(attributes['flipV']) === true,
        },
        childSize === undefined ? null : { x: childX, y: childY, cx: childSize[0], cy: childSize[1] },
      );
    },
  };
}
