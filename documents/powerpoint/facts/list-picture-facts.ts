import type { PlacedShape } from '../place-shapes.ts';
import type { Slide } from '../powerpoint-model.ts';
import type { PictureShape, ShapeMedia, SlideShape } from '../slide-shape.ts';
import { anchorOn, selectShape } from './fact-anchors.ts';
import type { FactList } from '../../facts/fact-list.ts';
import type { SlideView } from './slide-view.ts';

/** Where a relationship leads: the part inside the package, or the address outside. */
function findTarget(slide: Slide, id: string | null): string | null {
  const relationship = id === null ? undefined : slide.relationships.get(id);
  return relationship === undefined ? null : (relationship.part ?? relationship.target);
}

// A film's link may be a leftover (`NULL`, a path of somebody's disk) beside the copy that is played.
function findMediaTarget(slide: Slide, media: ShapeMedia): string | null {
  const linked = findTarget(slide, media.linkId);
  const isAddress = linked !== null && /^(?:https?:)?\/\//i.test(linked);
  return isAddress ? linked : (findTarget(slide, media.embedId) ?? linked);
}

function pictureOf(shape: SlideShape): PictureShape | null {
  if (shape.kind === 'picture') return shape;
  return shape.kind === 'ole' ? shape.picture : null;
}

function listImageFact(view: SlideView, placed: PlacedShape, picture: PictureShape, list: FactList): void {
  const { slide } = view;
  const { blip } = picture;
  list.add('image', `${slide.number}-${placed.shape.id}`, view.anchorOfShape(placed), {
    slide: slide.number,
    shapeId: picture.id,
    shapeName: picture.name,
    name: picture.name,
    altText: picture.altText,
    title: picture.title,
    isDecorative: picture.isDecorative,
    part: findTarget(slide, blip?.embedId ?? blip?.linkId ?? null),
    svgPart: findTarget(slide, blip?.svgId ?? null),
    crop: picture.crop,
    widthEmu: placed.box?.cx ?? null,
    heightEmu: placed.box?.cy ?? null,
  });
}

function listVideoFact(view: SlideView, placed: PlacedShape, media: ShapeMedia, list: FactList): void {
  const { slide } = view;
  const target = findMediaTarget(slide, media);
  if (media.kind !== 'video' || target === null) return;
  list.add('video', `${slide.number}-${placed.shape.id}`, view.anchorOfShape(placed), {
    kind: /^(?:https?:)?\/\//i.test(target) ? 'online' : 'embedded',
    slide: slide.number,
    shapeId: placed.shape.id,
    shapeName: placed.shape.name,
    target,
  });
}

export function hasSvg(shape: SlideShape): boolean {
  const picture = pictureOf(shape);
  if (picture !== null) return picture.blip?.svgId != null;
  return (
    shape.kind === 'shape' && shape.style.fill?.kind === 'picture' && shape.style.fill.blip?.svgId != null
  );
}

function listCountFact(
  view: SlideView,
  type: 'icon' | 'ink',
  shapes: readonly SlideShape[],
  list: FactList,
): void {
  const { number } = view.slide;
  if (shapes.length === 0) return;
  const anchor = anchorOn(...shapes.map((shape) => selectShape(number, shape)));
  list.add(type, String(number), anchor, {
    slide: number,
    count: shapes.length,
    shapeIds: shapes.map(({ id }) => id),
  });
}

/** image, video, icon and ink of one slide. */
export function listPictureFacts(view: SlideView, list: FactList): void {
  const shapes = view.placed.map(({ shape }) => shape);
  for (const placed of view.placed) {
    const picture = pictureOf(placed.shape);
    if (picture === null) continue;
    listImageFact(view, placed, picture, list);
    if (picture.media !== null) listVideoFact(view, placed, picture.media, list);
  }
  listCountFact(view, 'icon', shapes.filter(hasSvg), list);
  listCountFact(
    view,
    'ink',
    shapes.filter((shape) => shape.kind === 'ink'),
    list,
  );
}
