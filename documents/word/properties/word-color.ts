import type { Attributes } from '../../xml/read-elements.ts';

/** A colour as WordprocessingML writes it; where a theme colour is named, `value` is what Word last made of it. */
export interface WordColor {
  /** `RRGGBB` in upper case, `auto`, or null where only a theme colour is named. */
  readonly value: string | null;
  /** `accent1`, `text1`, `background2` … */
  readonly theme: string | null;
  /** Two hex digits: how much of the colour is left, the rest white (tint) or black (shade). */
  readonly tint: string | null;
  readonly shade: string | null;
}

/** Reads w:color (`val`, `theme`) or the fill of w:shd (`fill`, `themeFill`). */
export function parseWordColor(attributes: Attributes, names: 'color' | 'fill'): WordColor | null {
  const value = attributes[names === 'color' ? 'w:val' : 'w:fill'] ?? null;
  const prefix = names === 'color' ? 'w:theme' : 'w:themeFill';
  const theme = attributes[names === 'color' ? 'w:themeColor' : 'w:themeFill'] ?? null;
  if (value === null && theme === null) return null;
  return {
    value: value === null || value.toLowerCase() === 'auto' ? value && 'auto' : value.toUpperCase(),
    theme: theme === 'none' ? null : theme,
    tint: attributes[`${prefix}Tint`] ?? null,
    shade: attributes[`${prefix}Shade`] ?? null,
  };
}

/** The colour as stored: `srgbClr:FF0000`, `schemeClr:accent1`, `auto`. */
export function describeWordColor({ value, theme }: WordColor): string {
  if (theme !== null) return `schemeClr:${theme}`;
  return value === 'auto' || value === null ? 'auto' : `srgbClr:${value}`;
}
