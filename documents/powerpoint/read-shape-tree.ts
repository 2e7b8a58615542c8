import type { LanguageListener } from '../drawing/text/read-text-body.ts';
import type { Attributes, ElementReader } from '../xml/read-elements.ts';
import {
  createDraftReader,
  createPictureReader,
  createShapeDraft,
  openShapeProperty,
  toBase,
} from './read-drawn-shape.ts';
import { createFrameReader } from './read-frame.ts';
import { createGraphicFrameReader } from './read-graphic-frame.ts';
import { createNonVisualReader } from './read-non-visual.ts';
import type { SlideShape } from './slide-shape.ts';

function createAutoShapeReader(
  onShape: (shape: SlideShape) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const draft = createShapeDraft();
  const finish = (): void => {
    const { preset, hasCustomGeometry, adjustments, freeform, style, text, nonVisual } = draft;
    const { isTextBox } = nonVisual;
    const base = toBase(nonVisual, draft.frame);
    onShape({
      kind: 'shape',
      ...base,
      preset,
      hasCustomGeometry,
      adjustments,
      freeform,
      style,
      text,
      isTextBox,
    });
  };
  return createDraftReader(draft, finish, onLanguage);
}

function createConnectorReader(
  onShape: (shape: SlideShape) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const draft = createShapeDraft();
  const finish = (): void => {
    const { preset, hasCustomGeometry, adjustments, freeform, style, nonVisual } = draft;
    const { fromShapeId, toShapeId } = nonVisual;
    const base = toBase(nonVisual, draft.frame);
    onShape({
      kind: 'connector',
      ...base,
      preset,
      hasCustomGeometry,
      adjustments,
      freeform,
      style,
      fromShapeId,
      toShapeId,
    });
  };
  return createDraftReader(draft, finish, onLanguage);
}

function createInkReader(attributes: Attributes, onShape: (shape: SlideShape) => void): ElementReader {
  const draft = createShapeDraft();
  return {
    open: (name, child) => {
      if (name === 'p14:nvContentPartPr') return createNonVisualReader(draft.nonVisual);
      if (name === 'p14:xfrm') return createFrameReader(child, (frame) => void (draft.frame = frame));
      return null;
    },
    close: () =>
      onShape({
        kind: 'ink',
        ...toBase(draft.nonVisual, draft.frame),
        relationshipId: attributes['r:id'] ?? '',
      }),
  };
}

function createGroupReader(
  onShape: (shape: SlideShape) => void,
  onLanguage: LanguageListener,
): ElementReader {
  const draft = createShapeDraft();
  const children: SlideShape[] = [];
  const properties: ElementReader = {
    open: (name, attributes) => openShapeProperty(draft, name, attributes),
  };
  return {
    open: (name, attributes) => {
      if (name === 'p:nvGrpSpPr') return createNonVisualReader(draft.nonVisual);
      if (name === 'p:grpSpPr') return properties;
      return openShape(name, attributes, (shape) => void children.push(shape), onLanguage);
    },
    close: () =>
      onShape({
        kind: 'group',
        ...toBase(draft.nonVisual, draft.frame),
        childBox: draft.childBox,
        fill: draft.style.fill,
        children,
      }),
  };
}

/** A reader of the shape element `name`; null where it is none. */
function openShape(
  name: string,
  attributes: Attributes,
  onShape: (shape: SlideShape) => void,
  onLanguage: LanguageListener,
): ElementReader | null {
  switch (name) {
    case 'p:sp':
      return createAutoShapeReader(onShape, onLanguage);
    case 'p:pic':
      return createPictureReader(onShape, onLanguage);
    case 'p:cxnSp':
      return createConnectorReader(onShape, onLanguage);
    case 'p:grpSp':
      return createGroupReader(onShape, onLanguage);
    case 'p:graphicFrame':
      return createGraphicFrameReader(onShape, onLanguage);
    case 'p:contentPart':
    case 'p14:contentPart':
      return createInkReader(attributes, onShape);
    default:
      return null;
  }
}

/** A reader of p:spTree; shapes come in drawing order, the lowest first. */
export function createShapeTreeReader(
  onShape: (shape: SlideShape) => void,
  onLanguage: LanguageListener,
): ElementReader {
  return { open: (name, attributes) => openShape(name, attributes, onShape, onLanguage) };
}
