import type { ParagraphProperties } from '../word/properties/paragraph-properties.ts';
import type { RunProperties } from '../word/properties/run-properties.ts';
import type { WordColor } from '../word/properties/word-color.ts';
import type { Attributes } from '../xml/read-elements.ts';
import { parseLengthEmu, parseLengthTwips } from './length.ts';

/** `#rrggbb` as `RRGGBB`; null for `transparent` and whatever else is no colour. */
export function parseHexColor(text: string | undefined): string | null {
  return /^#([\da-f]{6})$/i.exec(text ?? '')?.[1]?.toUpperCase() ?? null;
}

export function toWordColor(rgb: string | null): WordColor | null {
  return rgb === null ? null : { value: rgb, theme: null, tint: null, shade: null };
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== 'none';
}

/** Takes style:text-properties; sizes in percent are left to the style behind. */
export function readTextProperties(attributes: Attributes): RunProperties {
  const run: Draft<RunProperties> = {};
  const font = attributes['style:font-name'] ?? attributes['fo:font-family'];
  if (font !== undefined) run.fonts = { ascii: font.replaceAll(/^'|'$/g, '') };
  const size = parseLengthEmu(attributes['fo:font-size']);
  if (size !== null) run.sizeHalfPoints = Math.round(size / 6350);
  const weight = attributes['fo:font-weight'];
  if (weight !== undefined) run.bold = weight === 'bold' || Number(weight) >= 600;
  const slant = attributes['fo:font-style'];
  if (slant !== undefined) run.italic = slant !== 'normal';
  const underline = attributes['style:text-underline-style'];
  if (underline !== undefined) run.underline = underline === 'solid' ? 'single' : underline;
  const strike = attributes['style:text-line-through-style'] ?? attributes['style:text-line-through-type'];
  if (strike !== undefined) {
    run.strike = isSet(strike);
    run.doubleStrike = attributes['style:text-line-through-type'] === 'double';
  }
  const color = toWordColor(parseHexColor(attributes['fo:color']));
  if (color !== null) run.color = color;
  const background = attributes['fo:background-color'];
  const rgb = parseHexColor(background);
  if (background !== undefined) run.highlight = rgb === null ? 'none' : `srgbClr:${rgb}`;
  if (attributes['text:display'] === 'none') run.hidden = true;
  const language = attributes['fo:language'];
  const country = attributes['fo:country'];
  if (isSet(language)) run.language = isSet(country) ? `${language}-${country}` : (language ?? '');
  return run;
}

const alignments: Readonly<Record<string, string>> = { justify: 'both' };

/** Takes style:paragraph-properties. */
export function readParagraphProperties(attributes: Attributes): ParagraphProperties {
  const paragraph: Draft<ParagraphProperties> = {};
  const alignment = attributes['fo:text-align'];
  if (alignment !== undefined) paragraph.alignment = alignments[alignment] ?? alignment;
  const leftTwips = parseLengthTwips(attributes['fo:margin-left']);
  const rightTwips = parseLengthTwips(attributes['fo:margin-right']);
  const firstLineTwips = parseLengthTwips(attributes['fo:text-indent']);
  if (leftTwips !== null || rightTwips !== null || firstLineTwips !== null)
    paragraph.indent = { leftTwips, rightTwips, firstLineTwips };
  const beforeTwips = parseLengthTwips(attributes['fo:margin-top']);
  const afterTwips = parseLengthTwips(attributes['fo:margin-bottom']);
  if (beforeTwips !== null || afterTwips !== null)
    paragraph.spacing = { beforeTwips, afterTwips, line: null, lineRule: null };
  const shading = toWordColor(parseHexColor(attributes['fo:background-color']));
  if (shading !== null) paragraph.shading = shading;
  if (attributes['fo:break-before'] === 'page') paragraph.pageBreakBefore = true;
  return paragraph;
}
