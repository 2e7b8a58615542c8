import type { TextBody, TextParagraph, TextRun } from '../drawing/text/text-body.ts';
import type { RunProperties } from '../drawing/text/text-properties.ts';
import type { DrawingColor } from '../drawing/theme-color/drawing-color.ts';
import type { TextInline, WordParagraph, WordStory } from '../word/content/story.ts';
import { listStyleChain, type WordStyles } from '../word/parts/styles.ts';

export function toDrawingColor(rgb: string): DrawingColor {
  return { space: 'srgbClr', value: rgb, transforms: [] };
}

function toRunProperties({ properties, link }: TextInline, styles: WordStyles): RunProperties {
  const layers = [...listStyleChain(styles, properties.styleId).map(({ run }) => run), properties];
  const merged = Object.assign({}, ...layers) as typeof properties;
  const { fonts, sizeHalfPoints, bold, italic, underline, strike, color, highlight, language } = merged;
  const marked = /^srgbClr:(.+)$/.exec(highlight ?? '')?.[1];
  return {
    ...(sizeHalfPoints === undefined ? {} : { sizeHalfPoints }),
    ...(bold === undefined ? {} : { bold }),
    ...(italic === undefined ? {} : { italic }),
    ...(underline === undefined ? {} : { underline: underline === 'single' ? 'sng' : underline }),
    ...(strike === undefined ? {} : { strike: strike ? 'sngStrike' : 'noStrike' }),
    ...(color?.value == null ? {} : { fill: { kind: 'solid', color: toDrawingColor(color.value) } }),
    ...(marked === undefined ? {} : { highlight: toDrawingColor(marked) }),
    ...(fonts?.ascii === undefined ? {} : { latin: fonts.ascii }),
    ...(language === undefined ? {} : { language }),
    ...(link?.relationshipId == null
      ? {}
      : { link: { relationshipId: link.relationshipId, action: null, tooltip: link.tooltip } }),
  };
}

function toRuns(paragraph: WordParagraph, styles: WordStyles): TextRun[] {
  return paragraph.inlines.flatMap((inline): TextRun[] => {
    if (inline.kind === 'object' && inline.object.kind === 'equation')
      return [
        { kind: 'equation', text: inline.object.text, latex: inline.object.latex, root: inline.object.root },
      ];
    if (inline.kind !== 'text') return [];
    const properties = toRunProperties(inline, styles);
    return inline.text
      .split('\n')
      .flatMap((text, at): TextRun[] => [
        ...(at === 0 ? [] : [{ kind: 'break' } as const]),
        ...(text === '' ? [] : [{ kind: 'text', text, properties } as const]),
      ]);
  });
}

/** Paragraphs of an OpenDocument story as those of a text on a slide. */
export function toTextBody(paragraphs: WordStory['paragraphs'], styles: WordStyles): TextBody {
  return {
    properties: {
      anchor: null,
      vertical: null,
      wrap: null,
      columnCount: null,
      autofit: null,
      fontScaleRatio: null,
      insetsEmu: [null, null, null, null],
    },
    listStyle: [],
    paragraphs: paragraphs.map((paragraph): TextParagraph => {
      const { alignment, numbering } = paragraph.properties;
      return {
        level: numbering?.level ?? 0,
        properties: alignment === undefined ? {} : { alignment },
        runs: toRuns(paragraph, styles),
      };
    }),
  };
}
