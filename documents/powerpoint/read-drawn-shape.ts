import { createAdjustmentReader, createFreeformReader } from '../drawing/geometry/read-freeform.ts';
import type { Freeform } from '../drawing/geometry/freeform.ts';
import { createBlipReader, type DrawingBlip } from '../drawing/shape-style/drawing-blip.ts';
import { openFill } from '../drawing/shape-style/drawing-fill.ts';
import { createLineReader } from '../drawing/shape-style/drawing-line.ts';
import {
  createStyleReferenceReader,
  emptyShapeStyle,
  type ShapeStyle,
} from '../drawing/shape-style/shape-style.ts';
import { parsePercentage } from '../drawing/theme-color/drawing-color.ts';
import { createTextBodyReader, type LanguageListener } from '../drawing/text/read-text-body.ts';
import type { TextBody } from '../drawing/text/text-body.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import { createFrameReader } from './read-frame.ts';
import { createNonVisual, createNonVisualReader, type NonVisual } from './read-non-visual.ts';
import type { Box, PictureCrop, PictureShape, ShapeFrame } from './slide-shape.ts';

/** Everything one of p:sp, p:pic, p:cxnSp and p:grpSp may say, while it is being read. */
export interface ShapeDraft {
  readonly nonVisual: NonVisual;
  frame: ShapeFrame | null;
  childBox: Box | null;
  preset: string | null;
  hasCustomGeometry: boolean;
  adjustments: Readonly<Record<string, number>>;
  freeform: Freeform | null;
  style: ShapeStyle;
  text: TextBody | null;
  blip: DrawingBlip | null;
  crop: PictureCrop | null;
}

export function createShapeDraft(): ShapeDraft {
  return {
    nonVisual: createNonVisual(),
    frame: null,
    childBox: null,
    preset: null,
    hasCustomGeometry: false,
    adjustments: {},
    freeform: null,
    style: emptyShapeStyle,
    text: null,
    blip: null,
    crop: null,
  };
}

export type ShapeBaseFields = Omit<NonVisual, 'isTextBox' | 'media' | 'fromShapeId' | 'toShapeId'> & {
  readonly frame: ShapeFrame | null;
};

/** The fields every kind of shape has. */
export function toBase(nonVisual: NonVisual, frame: ShapeFrame | null): ShapeBaseFields {
  const { isTextBox: _text, media: _media, fromShapeId: _from, toShapeId: _to, ...base } = nonVisual;
  return { ...base, frame };
}

/** A reader of one child of p:spPr or p:grpSpPr. */
export function openShapeProperty(
  draft: ShapeDraft,
  name: string,
  attributes: Attributes,
): ElementReader | null {
  switch (name) {
    case 'a:xfrm':
      return createFrameReader(attributes, (frame, childBox) => {
        draft.frame = frame;
        draft.childBox = childBox;
      });
    case 'a:prstGeom':
      draft.preset = attributes['prst'] ?? null;
      return createAdjustmentReader((adjustments) => void (draft.adjustments = adjustments));
    case 'a:custGeom':
      draft.hasCustomGeometry = true;
      return createFreeformReader((freeform) => void (draft.freeform = freeform));
    case 'a:ln':
      return createLineReader(attributes, (line) => void (draft.style = { ...draft.style, line }));
    default:
      return openFill(name, attributes, (fill) => void (draft.style = { ...draft.style, fill }));
  }
}

function toCrop({ l, t, r, b }: Attributes): PictureCrop | null {
  const [leftRatio, topRatio, rightRatio, bottomRatio] = [l, t, r, b].map(
    (side) => parsePercentage(side) / 100_000,
  ) as [number, number, number, number];
  const isCut = leftRatio !== 0 || topRatio !== 0 || rightRatio !== 0 || bottomRatio !== 0;
  return isCut ? { leftRatio, topRatio, rightRatio, bottomRatio } : null;
}

/** A reader of what p:sp, p:pic and p:cxnSp hold; `onClose` comes when all of it is known. */
export function createDraftReader(
  draft: ShapeDraft,
  onClose: () => void,
  onLanguage: LanguageListener,
): ElementReader {
  const properties: ElementReader = {
    open: (name, attributes) => openShapeProperty(draft, name, attributes),
  };
  const blipFill: ElementReader = {
    open: (name, attributes) => {
      if (name === 'a:srcRect') draft.crop = toCrop(attributes);
      return name === 'a:blip' ? createBlipReader(attributes, (blip) => void (draft.blip = blip)) : null;
    },
  };
  return {
    open: (name) => {
      switch (name) {
        case 'p:nvSpPr':
        case 'p:nvPicPr':
        case 'p:nvCxnSpPr':
          return createNonVisualReader(draft.nonVisual);
        case 'p:spPr':
          return properties;
        case 'p:blipFill':
          return blipFill;
        case 'p:style':
          return createStyleReferenceReader(
            (references) => void (draft.style = { ...draft.style, ...references }),
          );
        case 'p:txBody':
          return createTextBodyReader((body) => void (draft.text = body), onLanguage);
        default:
          return null;
      }
    },
    close: onClose,
  };
}

/** A reader of p:pic. */
export function createPictureReader(
  onPicture: (picture: PictureShape) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const draft = createShapeDraft();
  const finish = (): void => {
    const { preset, hasCustomGeometry, adjustments, freeform, style, blip, crop, nonVisual } = draft;
    const base = toBase(nonVisual, draft.frame);
    onPicture({
      kind: 'picture',
      ...base,
      preset,
      hasCustomGeometry,
      adjustments,
      freeform,
      style,
      blip,
      crop,
      media: nonVisual.media,
    });
  };
  return createDraftReader(draft, finish, onLanguage);
}
