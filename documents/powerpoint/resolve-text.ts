import type { ShapeStyle } from '../drawing/shape-style/shape-style.ts';
import type { TextBody, TextParagraph } from '../drawing/text/text-body.ts';
import type {
  ParagraphProperties,
  RunProperties,
  TextLevel,
  TextListStyle,
} from '../drawing/text/text-properties.ts';
import type { Theme } from '../drawing/theme-color/theme.ts';
import { familyOf, findInherited } from './find-inherited.ts';
import type { PowerpointModel, Slide } from './powerpoint-model.ts';
import type { SlideShape } from './slide-shape.ts';

/** Formatting as it is seen: everything that master, layout, shape, paragraph and run say, nearest last. */
export interface ResolvedText {
  readonly paragraph: ParagraphProperties;
  readonly run: RunProperties;
}

/** List styles that apply to the text of a shape, farthest first; the same for all its runs. */
export type TextStack = readonly { readonly style: TextListStyle; readonly run?: RunProperties }[];

function textOf(shape: SlideShape | null): TextBody | null {
  return shape?.kind === 'shape' ? shape.text : null;
}

function fontReferenceOf({ fontReference }: ShapeStyle): RunProperties {
  if (fontReference === null) return {};
  const { index, color } = fontReference;
  const latin = { major: '+mj-lt', minor: '+mn-lt' }[index];
  return {
    ...(color === null ? {} : { fill: { kind: 'solid', color } }),
    ...(latin === undefined ? {} : { latin }),
  };
}

/** What stands behind the text of a shape: document defaults and style, or the places of master and layout. */
export function stackTextStyles(shape: SlideShape, slide: Slide, model: PowerpointModel): TextStack {
  const own = { style: textOf(shape)?.listStyle ?? [] };
  const styles = slide.layout?.master?.content.textStyles ?? null;
  if (shape.placeholder === null) {
    const reference = shape.kind === 'shape' ? fontReferenceOf(shape.style) : {};
    return [
      { style: styles?.other ?? [] },
      { style: model.defaultTextStyle },
      { style: [], run: reference },
      own,
    ];
  }
  const inherited = findInherited(shape, slide.layout);
  const family = familyOf(inherited.layout?.placeholder ?? shape.placeholder);
  const ofMaster = { title: styles?.title, body: styles?.body }[family] ?? styles?.other ?? [];
  return [
    { style: model.defaultTextStyle },
    { style: ofMaster },
    { style: textOf(inherited.master)?.listStyle ?? [] },
    { style: textOf(inherited.layout)?.listStyle ?? [] },
    own,
  ];
}

function levelOf(style: TextListStyle, level: number): TextLevel | undefined {
  return style[level];
}

/** The formatting of a run (or, without one, of any text in the paragraph). */
export function resolveText(
  stack: TextStack,
  { level, properties }: TextParagraph,
  run: RunProperties = {},
): ResolvedText {
  let paragraph: ParagraphProperties = {};
  let text: RunProperties = {};
  for (const layer of stack) {
    const found = levelOf(layer.style, level);
    paragraph = { ...paragraph, ...found?.paragraph };
    text = { ...text, ...layer.run, ...found?.run };
  }
  return { paragraph: { ...paragraph, ...properties }, run: { ...text, ...run } };
}

/** The name of a font, with `+mj-lt` and its like replaced by the theme's; null where nothing says. */
export function resolveFont(typeface: string | undefined, theme: Theme | null): string | null {
  const [, set, script] = /^\+(mj|mn)-(lt|ea|cs)$/.exec(typeface ?? '') ?? [];
  if (set === undefined) return typeface === undefined || typeface === '' ? null : typeface;
  const font = set === 'mj' ? theme?.majorFont : theme?.minorFont;
  if (script === 'ea') return font?.eastAsian ?? null;
  return (script === 'cs' ? font?.complexScript : font?.latin) ?? null;
}
