import type { Anchor, SlideElementPlace, SlideView } from '#documents';
import type { PartSpan } from '../office/text-ranges.ts';

/** An area of a slide in percent of its width and height. */
export interface SlideArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The slide that an anchor is on; null where it is on none. */
export function findSlideNumber({ selectors }: Anchor): number | null {
  for (const selector of selectors) {
    if (selector.kind === 'region' && selector.slide !== undefined) return selector.slide;
    const part = 'part' in selector ? selector.part : undefined;
    const number = /^(?:slide|notes)-(\d+)$/.exec(part ?? '')?.[1];
    if (number !== undefined) return Number(number);
  }
  return null;
}

/** The text that an anchor is on; null where it is on none. */
export function findSpan({ selectors }: Anchor): PartSpan | null {
  return selectors.find((selector) => selector.kind === 'text') ?? null;
}

/** The area that an anchor states; null where it states none. */
export function findArea({ selectors }: Anchor): SlideArea | null {
  const region = selectors.find((selector) => selector.kind === 'region');
  const numbers = region?.xywh.split(',').map(Number) ?? [];
  const [x, y, width, height] = numbers;
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return numbers.every((number) => Number.isFinite(number)) ? { x, y, width, height } : null;
}

/** The elements that an anchor names on a slide. */
export function listElementIds({ selectors }: Anchor, part: string): readonly string[] {
  return selectors.flatMap((selector) =>
    selector.kind === 'element' && selector.part === part ? [selector.elementId] : [],
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

export function toAreaAnchor(slide: number, { x, y, width, height }: SlideArea): Anchor {
  return { selectors: [{ kind: 'region', slide, xywh: [x, y, width, height].map(round).join(',') }] };
}

/** An element with the area it takes, as its facts have both. */
export function toElementAnchor(slide: SlideView, place: SlideElementPlace, size: Size): Anchor {
  const box = slide.shapes.find((shape) => shape.place?.elementId === place.elementId)?.box;
  const area = box && {
    x: (box.x / size.width) * 100,
    y: (box.y / size.height) * 100,
    width: (box.width / size.width) * 100,
    height: (box.height / size.height) * 100,
  };
  const { part, elementId, elementKind } = place;
  return {
    selectors: [
      { kind: 'element', part, elementId, elementKind },
      ...(area ? toAreaAnchor(slide.number, area).selectors : []),
    ],
  };
}

/** The area between two points of the slide, in percent, no larger than the slide. */
export function computeArea(from: readonly [number, number], to: readonly [number, number]): SlideArea {
  const clamp = (value: number) => Math.min(100, Math.max(0, value));
  const [left, right] = [clamp(Math.min(from[0], to[0])), clamp(Math.max(from[0], to[0]))];
  const [top, bottom] = [clamp(Math.min(from[1], to[1])), clamp(Math.max(from[1], to[1]))];
  return { x: left, y: top, width: right - left, height: bottom - top };
}
