import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import type { ParagraphDraft } from './paragraph-draft.ts';
import { createDrawingReader } from './read-drawing.ts';
import { createTextboxReader } from './read-textbox.ts';

const emuPerUnit: Readonly<Record<string, number>> = {
  pt: 12_700,
  in: 914_400,
  cm: 360_000,
  mm: 36_000,
  px: 9525,
};

/** A length in the style attribute of a VML shape, in EMU. */
function parseStyleLength(style: string, name: string): number | null {
  const found = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*(\\d*\\.?\\d+)(pt|in|cm|mm|px)`).exec(style);
  return found === null ? null : Math.round(Number(found[1]) * (emuPerUnit[found[2] ?? ''] ?? 0));
}

/** A reader of w:pict and w:object, the drawings of Word before 2010 (VML). */
export function createPictureReader(paragraph: ParagraphDraft): ElementReader {
  const { inlines, story } = paragraph;
  let shape: Attributes = {};
  let isEmbedded = false;
  const addImage = (attributes: Attributes): void => {
    const relationshipId = attributes['r:id'] ?? attributes['r:pict'] ?? '';
    const style = shape['style'] ?? '';
    const altText = shape['alt'] ?? attributes['o:title'] ?? null;
    if (relationshipId === '') return;
    inlines.push({
      kind: 'object',
      start: story.position,
      object: {
        kind: 'image',
        name: shape['id'] ?? null,
        altText: altText === '' ? null : altText,
        widthEmu: parseStyleLength(style, 'width'),
        heightEmu: parseStyleLength(style, 'height'),
        relationshipId,
        linkId: null,
      },
    });
  };
  const inside: ElementReader = {
    open: (name, attributes) => {
      if (name === 'w:txbxContent') return createTextboxReader(paragraph);
      if (name === 'w:drawing') return createDrawingReader(paragraph);
      if (name === 'v:imagedata') addImage(attributes);
      else if (name === 'o:OLEObject' && !isEmbedded) {
        isEmbedded = true;
        const programId = attributes['ProgID'] ?? null;
        const object = { kind: 'ole-object', programId, relationshipId: attributes['r:id'] ?? '' } as const;
        inlines.push({ kind: 'object', start: story.position, object });
      } else if (name.startsWith('v:') && attributes['style'] !== undefined) shape = attributes;
      return inside;
    },
  };
  return inside;
}
