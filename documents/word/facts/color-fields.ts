import { findColorName } from '../../drawing/theme-color/color-name.ts';
import type { Theme } from '../../drawing/theme-color/theme.ts';
import { findWordRgb } from '../resolve-color.ts';
import type { WordColor } from '../properties/word-color.ts';

/** How a colour looks, beside how it is stored. */
interface ColorFields {
  readonly rgb: string | null;
  readonly colorName: string | null;
}

// ECMA-376 part 1, 17.18.40.
const highlights: ReadonlyMap<string, string> = new Map([
  ['black', '000000'],
  ['blue', '0000FF'],
  ['cyan', '00FFFF'],
  ['darkBlue', '00008B'],
  ['darkCyan', '008B8B'],
  ['darkGray', 'A9A9A9'],
  ['darkGreen', '006400'],
  ['darkMagenta', '800080'],
  ['darkRed', '8B0000'],
  ['darkYellow', '808000'],
  ['green', '00FF00'],
  ['lightGray', 'D3D3D3'],
  ['magenta', 'FF00FF'],
  ['red', 'FF0000'],
  ['white', 'FFFFFF'],
  ['yellow', 'FFFF00'],
]);

function toFields(rgb: string | null): ColorFields {
  return { rgb, colorName: rgb === null ? null : findColorName(rgb) };
}

/** Takes Word's names, and `srgbClr:RRGGBB` of OpenDocument, where any colour may be one. */
export function toHighlightFields(name: string): ColorFields {
  return toFields(highlights.get(name) ?? /^srgbClr:([\dA-F]{6})$/.exec(name)?.[1] ?? null);
}

export function toWordColorFields(color: WordColor | null, theme: Theme | null): ColorFields {
  return toFields(color === null ? null : findWordRgb(color, theme));
}
