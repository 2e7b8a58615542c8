import type { DrawingFill } from '../drawing/shape-style/drawing-fill.ts';
import type { SlideLayout } from './powerpoint-model.ts';
import { listShapes } from './shape-walk.ts';
import type { SlidePart } from './slide-part.ts';
import type { Placeholder, ShapeFrame, SlideShape } from './slide-shape.ts';

/** What stands behind a placeholder, nearest first. */
export interface InheritedShapes {
  readonly layout: SlideShape | null;
  readonly master: SlideShape | null;
}

const nothing: InheritedShapes = { layout: null, master: null };

const ownFamilies: ReadonlySet<string> = new Set(['dt', 'ftr', 'sldNum', 'hdr', 'sldImg']);

/** Masters have one place for titles and one for everything else that is written on a slide. */
export function familyOf({ type }: Placeholder): string {
  if (type === 'title' || type === 'ctrTitle') return 'title';
  return ownFamilies.has(type) ? type : 'body';
}

const indexed = new WeakMap<SlidePart, readonly SlideShape[]>();

function placeholdersOf(content: SlidePart): readonly SlideShape[] {
  const known = indexed.get(content);
  if (known !== undefined) return known;
  const found = listShapes(content.shapes).filter((shape) => shape.placeholder !== null);
  indexed.set(content, found);
  return found;
}

function findBehind(content: SlidePart, wanted: Placeholder): SlideShape | null {
  const family = familyOf(wanted);
  const isAtIndex = ({ placeholder }: SlideShape): boolean =>
    (placeholder?.index ?? 0) === (wanted.index ?? 0);
  const isOfFamily = ({ placeholder }: SlideShape): boolean =>
    placeholder !== null && familyOf(placeholder) === family;
  const places = placeholdersOf(content);
  return (
    places.find((shape) => isAtIndex(shape) && isOfFamily(shape)) ??
    places.find((shape) => wanted.index !== null && isAtIndex(shape)) ??
    places.find((shape) => shape.placeholder?.type === wanted.type) ??
    null
  );
}

/** The places of layout and master that a shape fills; nothing for a shape that is no placeholder. */
export function findInherited(shape: SlideShape, layout: SlideLayout | null): InheritedShapes {
  if (shape.placeholder === null || layout === null) return nothing;
  const onLayout = findBehind(layout.content, shape.placeholder);
  const family = familyOf(onLayout?.placeholder ?? shape.placeholder);
  const onMaster =
    layout.master === null
      ? undefined
      : placeholdersOf(layout.master.content).find(
          ({ placeholder }) => placeholder !== null && familyOf(placeholder) === family,
        );
  return { layout: onLayout, master: onMaster ?? null };
}

/** The fill of a shape that has none of its own and no style: that of its layout, else of its master. */
export function findInheritedFill(shape: SlideShape, layout: SlideLayout | null): DrawingFill | null {
  const inherited = findInherited(shape, layout);
  for (const place of [inherited.layout, inherited.master]) {
    if (place?.kind === 'shape' && place.style.fill !== null) return place.style.fill;
  }
  return null;
}

/** Where a shape lies: its own word, else that of its layout, else of its master. */
export function findFrame(shape: SlideShape, layout: SlideLayout | null): ShapeFrame | null {
  if (shape.frame !== null || shape.placeholder === null) return shape.frame;
  const inherited = findInherited(shape, layout);
  return inherited.layout?.frame ?? inherited.master?.frame ?? null;
}
