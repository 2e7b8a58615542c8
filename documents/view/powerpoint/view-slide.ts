import { findThemeFill } from '../../drawing/shape-style/resolve-style.ts';
import { textOfBody } from '../../drawing/text/text-body.ts';
import type { ColorContext } from '../../drawing/theme-color/theme.ts';
import { notesTextOf } from '../../powerpoint/facts/list-note-facts.ts';
import type { PowerpointModel, Slide } from '../../powerpoint/powerpoint-model.ts';
import { listShapes } from '../../powerpoint/shape-walk.ts';
import { colorContextOf } from '../../powerpoint/slide-colors.ts';
import type { SlidePart } from '../../powerpoint/slide-part.ts';
import type { DeckView, EffectView, PaintView, ShapeView, SlideView } from './slide-view.ts';
import { createSlideViewing, type SlideViewing } from './slide-viewing.ts';
import { EMU_PER_POINT, type Relationships, viewPaint } from './view-paint.ts';
import { viewShape } from './view-shape.ts';

function listShapeViews(viewing: SlideViewing): ShapeView[] {
  return viewing.placed.flatMap((placed, index) => viewShape(placed, index, viewing) ?? []);
}

/** What a layout or master draws on the slides made from it: everything but its places for text and pictures. */
function viewBeneath(
  model: PowerpointModel,
  slide: Slide,
  content: SlidePart,
  relationships: Relationships,
): ShapeView[] {
  const own = {
    ...slide,
    content: { ...content, shapes: content.shapes.filter(({ placeholder }) => placeholder === null) },
    relationships,
  };
  const viewing = { ...createSlideViewing(model, own, false), colors: colorContextOf(slide) };
  return listShapeViews(viewing).map((view) => ({ ...view, key: `${content.part} ${view.key}` }));
}

function listBeneath(model: PowerpointModel, slide: Slide): ShapeView[] {
  const { content, layout } = slide;
  if (layout === null || content?.showsMasterShapes === false) return [];
  const { master } = layout;
  const ofMaster =
    master === null || !layout.content.showsMasterShapes
      ? []
      : viewBeneath(model, slide, master.content, master.relationships);
  return [...ofMaster, ...viewBeneath(model, slide, layout.content, layout.relationships)];
}

function viewOneBackground(
  { background }: SlidePart,
  relationships: Relationships,
  context: ColorContext,
): PaintView | null {
  if (background === null) return null;
  const { fill, reference } = background;
  if (fill !== null) return viewPaint({ value: fill, context }, relationships);
  const themed = reference === null ? null : findThemeFill(context.theme, reference.index);
  if (reference === null || themed === null) return null;
  return viewPaint({ value: themed, context: { ...context, placeholder: reference.color } }, new Map());
}

function viewBackground(slide: Slide): PaintView | null {
  const { content, layout } = slide;
  const context = colorContextOf(slide);
  if (content?.background) return viewOneBackground(content, slide.relationships, context);
  if (layout?.content.background) return viewOneBackground(layout.content, layout.relationships, context);
  const master = layout?.master ?? null;
  return master && viewOneBackground(master.content, master.relationships, context);
}

function listEffects({ content }: Slide): EffectView[] {
  const names = new Map(listShapes(content?.shapes ?? []).map(({ id, name }) => [id, name]));
  return (content?.effects ?? []).map(({ effectClass, trigger, shapeId, paragraphs }) => ({
    effectClass,
    trigger,
    elementId: shapeId === null ? null : String(shapeId),
    shapeName: shapeId === null ? null : (names.get(shapeId) ?? null),
    paragraphs,
  }));
}

/** A slide as it is drawn; null where there is none of this number. */
export function viewSlide(model: PowerpointModel, number: number): SlideView | null {
  const slide = model.slides[number - 1];
  if (slide === undefined) return null;
  const viewing = createSlideViewing(model, slide, true);
  return {
    number,
    part: `slide-${number}`,
    text: viewing.text?.text ?? '',
    isDamaged: slide.content === null,
    layoutName: slide.layout?.content.name ?? null,
    background: viewBackground(slide),
    beneath: listBeneath(model, slide),
    shapes: listShapeViews(viewing),
    notes: { part: `notes-${number}`, text: notesTextOf(slide) },
    effects: listEffects(slide),
    transition: slide.content?.transition ?? null,
  };
}

function findTitle({ content }: Slide): string | null {
  for (const shape of content?.shapes ?? []) {
    if (shape.kind !== 'shape' || !/^(?:title|ctrTitle)$/.test(shape.placeholder?.type ?? '')) continue;
    const title = textOfBody(shape.text).replaceAll(/\s+/g, ' ').trim();
    if (title !== '') return title;
  }
  return null;
}

// What PowerPoint takes where a file states no size.
const defaultSize = { width: 720, height: 540 };

/** A deck before any slide is drawn. */
export function viewDeck({ sizeEmu, slides, sections }: PowerpointModel): DeckView {
  const { cx, cy } = sizeEmu;
  const isStated = cx > 0 && cy > 0;
  return {
    ...(isStated ? { width: cx / EMU_PER_POINT, height: cy / EMU_PER_POINT } : defaultSize),
    slides: slides.map((slide) => ({
      number: slide.number,
      title: findTitle(slide),
      isHidden: slide.content?.isHidden ?? false,
    })),
    sections,
  };
}
