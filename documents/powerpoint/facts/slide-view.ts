import type { ColorContext } from '../../drawing/theme-color/theme.ts';
import type { Anchor, Selector } from '../../facts/anchor.ts';
import { type PlacedShape, placeShapes } from '../place-shapes.ts';
import type { PowerpointModel, Slide } from '../powerpoint-model.ts';
import { colorContextOf } from '../slide-colors.ts';
import { anchorOn, selectElement, selectRegion, selectShape, selectText } from './fact-anchors.ts';
import { composeSlideText, type SlideText, type TextSpan } from './slide-text.ts';

/** A slide with everything worked out that its facts need. */
export interface SlideView {
  readonly model: PowerpointModel;
  readonly slide: Slide;
  readonly placed: readonly PlacedShape[];
  readonly colors: ColorContext;
  readonly text: SlideText;
  /** A shape as a thing. */
  readonly anchorOfShape: (placed: PlacedShape) => Anchor;
  /** A shape with all of its text. */
  readonly anchorOfWholeText: (placed: PlacedShape) => Anchor;
  readonly anchorOfText: (span: TextSpan, ...others: (Selector | null)[]) => Anchor;
  readonly anchorOfSlide: (elementKind: string) => Anchor;
}

export function createSlideView(model: PowerpointModel, slide: Slide): SlideView {
  const placed = placeShapes(slide);
  const text = composeSlideText(
    placed.map(({ shape }) => shape),
    slide,
  );
  const part = `slide-${slide.number}`;
  const anchorOfText: SlideView['anchorOfText'] = (span, ...others) =>
    anchorOn(selectText(part, text.text, span), ...others);
  return {
    model,
    slide,
    placed,
    text,
    colors: colorContextOf(slide),
    anchorOfText,
    anchorOfShape: ({ shape, box }) =>
      anchorOn(
        selectShape(slide.number, shape),
        box === null ? null : selectRegion(slide.number, box, model.sizeEmu),
      ),
    anchorOfWholeText: ({ shape, box }) => {
      const span = text.spanOf(shape);
      return anchorOn(
        span === null ? null : selectText(part, text.text, span),
        selectShape(slide.number, shape),
        box === null ? null : selectRegion(slide.number, box, model.sizeEmu),
      );
    },
    anchorOfSlide: (elementKind) => anchorOn(selectElement(part, part, elementKind)),
  };
}
