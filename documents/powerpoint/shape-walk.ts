import type { GroupShape, SlideShape } from './slide-shape.ts';

/** A shape with the group it lies in, as the walk through a slide meets it. */
export interface WalkedShape<T> {
  readonly shape: SlideShape;
  /** What `enter` made of the group around it; the start value on the slide itself. */
  readonly around: T;
}

/**
 * All shapes in drawing order, those of a group right after the group; `enter` makes what its children are given.
 * Without recursion, since files nest groups by the thousand.
 */
export function* walkShapes<T>(
  shapes: readonly SlideShape[],
  start: T,
  enter: (group: GroupShape, around: T) => T,
): Generator<WalkedShape<T>> {
  const waiting: WalkedShape<T>[] = shapes.map((shape) => ({ shape, around: start })).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    const { shape, around } = next;
    if (shape.kind !== 'group') continue;
    const inside = enter(shape, around);
    for (const child of shape.children.toReversed()) waiting.push({ shape: child, around: inside });
  }
}

/** All shapes in drawing order, groups and what is in them alike. */
export function listShapes(shapes: readonly SlideShape[]): readonly SlideShape[] {
  if (!shapes.some((shape) => shape.kind === 'group')) return shapes;
  return [...walkShapes(shapes, null, () => null)].map(({ shape }) => shape);
}
