import type { CSSProperties } from 'react';
import type { SlideColorView, SlideRunLook, SlideTextParagraph } from '#documents';
import { toCssColor } from '../office/css-color.ts';

/** A colour of a slide as CSS, see-through or not; undefined for what is none. */
export function toSlideColor(color: SlideColorView | null | undefined): string | undefined {
  const opaque = toCssColor(color?.rgb);
  if (color == null || opaque === undefined || color.alpha >= 1) return opaque;
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(color.rgb.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${Math.max(0, color.alpha)})`;
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

function toFontFamily({ latin, eastAsian }: SlideRunLook): string {
  const named = [latin, eastAsian].filter((name) => name !== null && name !== '');
  const quoted = named.map((name) => `"${String(name).replaceAll(/["\\;{}]/g, '')}"`);
  const isSerif = /times|serif|roman|georgia|garamond|cambria|song|ming|宋|明/i.test(latin ?? '');
  const isFixed = /courier|consol|mono/i.test(latin ?? '');
  const stack = isFixed ? 'monospace' : isSerif ? 'var(--pl-slide-serif)' : 'var(--pl-slide-sans)';
  return [...quoted, stack].join(', ');
}

/** Lengths that shrink with text that is made to fit its shape. */
const fitted = (size: number) => `calc(${clamp(size, 1, 800)}px * var(--pl-fit, 1))`;

/** How a run is drawn; a point is a pixel of the slide. */
export function toRunStyle(look: SlideRunLook): CSSProperties {
  const lines = [look.isUnderlined ? 'underline' : '', look.isStruckOut ? 'line-through' : ''];
  const isRaised = look.baseline !== 0;
  return {
    fontFamily: toFontFamily(look),
    fontSize: fitted(look.size * (isRaised ? 0.66 : 1)),
    fontWeight: look.isBold ? 700 : 400,
    fontStyle: look.isItalic ? 'italic' : 'normal',
    textDecorationLine: lines.filter(Boolean).join(' ') || 'none',
    textTransform: look.capitals === 'all' ? 'uppercase' : undefined,
    fontVariantCaps: look.capitals === 'small' ? 'small-caps' : undefined,
    verticalAlign: isRaised ? `${clamp(look.baseline, -1, 1)}em` : undefined,
    color: toSlideColor(look.color),
    backgroundColor: toSlideColor(look.highlight),
  };
}

// What PowerPoint's fonts take for a line, in sizes of their letters.
const LINE_RATIO = 1.2;

function toLength({ value, isRatio }: SlideTextParagraph['before'], size: number): string {
  return fitted(clamp(isRatio ? value * size * LINE_RATIO : value, 0, 1000));
}

/** How a paragraph is laid out; no room is left above the first. */
export function toParagraphStyle(paragraph: SlideTextParagraph, isFirst: boolean): CSSProperties {
  const { align, isRightToLeft, marginLeft, indent, line, before, after, size, bullet } = paragraph;
  const side = isRightToLeft ? 'paddingRight' : 'paddingLeft';
  return {
    textAlign: align,
    direction: isRightToLeft ? 'rtl' : undefined,
    [side]: `${clamp(marginLeft, 0, 2000)}px`,
    // A hanging first line without a bullet begins where its text does.
    textIndent: `${clamp(bullet === null && indent < 0 ? Math.max(indent, -marginLeft) : indent, -marginLeft, 2000)}px`,
    marginTop: isFirst ? undefined : toLength(before, size),
    marginBottom: toLength(after, size),
    lineHeight: line.isRatio ? clamp(line.value * LINE_RATIO, 0.5, 6) : `${clamp(line.value, 1, 800)}px`,
    fontSize: fitted(size),
  };
}
