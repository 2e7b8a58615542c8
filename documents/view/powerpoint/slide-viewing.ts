import { type Effective } from '../../drawing/shape-style/resolve-style.ts';
import type { DrawingFill } from '../../drawing/shape-style/drawing-fill.ts';
import type { ColorContext } from '../../drawing/theme-color/theme.ts';
import { composeSlideText, type SlideText } from '../../powerpoint/facts/slide-text.ts';
import { type PlacedShape, placeShapes } from '../../powerpoint/place-shapes.ts';
import type { PowerpointModel, Slide } from '../../powerpoint/powerpoint-model.ts';
import { walkShapes } from '../../powerpoint/shape-walk.ts';
import { colorContextOf } from '../../powerpoint/slide-colors.ts';
import type { ShapeFrame } from '../../powerpoint/slide-shape.ts';
import type { Relationships } from './view-paint.ts';

/** How a shape is turned and mirrored once the groups around it are taken into account. */
export interface Turn {
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly isFlippedX: boolean;
  readonly isFlippedY: boolean;
}

/** What the shapes of a slide, or of a layout or master beneath it, are drawn with. */
export interface SlideViewing {
  readonly model: PowerpointModel;
  readonly slide: Slide;
  readonly placed: readonly (PlacedShape & { readonly turn: Turn })[];
  readonly colors: ColorContext;
  readonly relationships: Relationships;
  /** Null for layouts and masters: nothing of theirs is anchored. */
  readonly text: SlideText | null;
}

const noTurn: Turn = { rotation: 0, isFlippedX: false, isFlippedY: false };

function turnWithin(frame: ShapeFrame | null, around: Turn): Turn {
  if (frame === null) return around;
  // What is mirrored once turns the other way.
  const way = around.isFlippedX === around.isFlippedY ? 1 : -1;
  return {
    rotation: around.rotation + (way * frame.rotation) / 60_000,
    isFlippedX: around.isFlippedX !== frame.isFlippedHorizontally,
    isFlippedY: around.isFlippedY !== frame.isFlippedVertically,
  };
}

export function createSlideViewing(model: PowerpointModel, slide: Slide, isAnchored: boolean): SlideViewing {
  const shapes = slide.content?.shapes ?? [];
  const turns = [...walkShapes(shapes, noTurn, ({ frame }, around) => turnWithin(frame, around))];
  const placed = placeShapes(slide).map((each, index) => ({
    ...each,
    turn: turnWithin(each.frame, turns[index]?.around ?? noTurn),
  }));
  return {
    model,
    slide,
    placed,
    colors: colorContextOf(slide),
    relationships: slide.relationships,
    text: isAnchored
      ? composeSlideText(
          placed.map(({ shape }) => shape),
          slide,
        )
      : null,
  };
}

/** A fill `as the group around it` is that group's. */
export function ofGroup(
  fill: Effective<DrawingFill> | null,
  { groupFill }: PlacedShape,
  context: ColorContext,
): Effective<DrawingFill> | null {
  if (fill?.value.kind !== 'group') return fill;
  return groupFill === null ? null : { value: groupFill, context };
}
