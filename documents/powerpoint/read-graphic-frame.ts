import type { LanguageListener } from '../drawing/text/read-text-body.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import { createFrameReader } from './read-frame.ts';
import { createNonVisual, createNonVisualReader } from './read-non-visual.ts';
import { createPictureReader, toBase } from './read-drawn-shape.ts';
import { createSlideTableReader } from './read-slide-table.ts';
import type { PictureShape, ShapeFrame, SlideShape } from './slide-shape.ts';
import type { SlideTable } from './slide-table.ts';

/** What a frame holds, before it is known where it lies. */
type Content =
  | { readonly kind: 'table'; readonly table: SlideTable }
  | { readonly kind: 'chart' | 'smartart'; readonly relationshipId: string }
  | {
      readonly kind: 'ole';
      readonly programId: string | null;
      readonly relationshipId: string | null;
      readonly picture: PictureShape | null;
    }
  | { readonly kind: 'other'; readonly uri: string };

function createOleReader(
  attributes: Attributes,
  onContent: (content: Content) => void,
  onLanguage: LanguageListener,
): ElementReader {
  let picture: PictureShape | null = null;
  return {
    open: (name) =>
      name === 'p:pic' ? createPictureReader((found) => void (picture = found), onLanguage) : null,
    close: () =>
      onContent({
        kind: 'ole',
        programId: attributes['progId'] ?? null,
        relationshipId: attributes['r:id'] ?? null,
        picture,
      }),
  };
}

function openContent(
  name: string,
  attributes: Attributes,
  onContent: (content: Content) => void,
  onLanguage: LanguageListener,
): ElementReader | null {
  switch (name) {
    case 'a:tbl':
      return createSlideTableReader((table) => onContent({ kind: 'table', table }), onLanguage);
    case 'p:oleObj':
      return createOleReader(attributes, onContent, onLanguage);
    case 'c:chart':
    case 'cx:chart':
      onContent({ kind: 'chart', relationshipId: attributes['r:id'] ?? '' });
      return null;
    case 'dgm:relIds':
      onContent({ kind: 'smartart', relationshipId: attributes['r:dm'] ?? '' });
      return null;
    default:
      return null;
  }
}

/** A reader of p:graphicFrame. */
export function createGraphicFrameReader(
  onShape: (shape: SlideShape) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const nonVisual = createNonVisual();
  let frame: ShapeFrame | null = null;
  let content: Content | null = null;
  let uri = '';
  const inGraphicPart: ElementReader = {
    open: (name, attributes) => openContent(name, attributes, (found) => void (content = found), onLanguage),
  };
  const inGraphic: ElementReader = {
    open: (name, attributes) => {
      if (name !== 'a:graphicData') return null;
      uri = attributes['uri'] ?? '';
      return inGraphicPart;
    },
  };
  return {
    open: (name, attributes) => {
      if (name === 'p:nvGraphicFramePr') return createNonVisualReader(nonVisual);
      if (name === 'p:xfrm') return createFrameReader(attributes, (found) => void (frame = found));
      return name === 'a:graphic' ? inGraphic : null;
    },
    close: () => onShape({ ...toBase(nonVisual, frame), ...(content ?? { kind: 'other', uri }) }),
  };
}
