import { resolveColor } from '../drawing/theme-color/resolve-color.ts';
import type { Theme } from '../drawing/theme-color/theme.ts';
import type { WordColor } from './properties/word-color.ts';

// ST_ThemeColor against the twelve names of a theme.
const slots: ReadonlyMap<string, string> = new Map([
  ['dark1', 'dk1'],
  ['light1', 'lt1'],
  ['dark2', 'dk2'],
  ['light2', 'lt2'],
  ['text1', 'dk1'],
  ['background1', 'lt1'],
  ['text2', 'dk2'],
  ['background2', 'lt2'],
  ['hyperlink', 'hlink'],
  ['followedHyperlink', 'folHlink'],
]);

function mix(rgb: string, share: number, towards: 0 | 255): string {
  const channels = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(rgb.slice(at, at + 2), 16);
    return Math.round(channel * share + towards * (1 - share));
  });
  return channels
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

function toShare(digits: string | null): number | null {
  return digits !== null && /^[\da-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) / 255 : null;
}

/** A colour as `RRGGBB`: what Word last made of it, or else the theme's; null for `auto`. */
export function findWordRgb(
  { value, theme: name, tint, shade }: WordColor,
  theme: Theme | null,
): string | null {
  if (value !== null && /^[\dA-F]{6}$/.test(value)) return value;
  if (name === null) return null;
  const slot = slots.get(name) ?? name;
  const base = resolveColor({ space: 'schemeClr', value: slot, transforms: [] }, { theme, map: new Map() });
  if (base === null) return null;
  const [light, dark] = [toShare(tint), toShare(shade)];
  if (light !== null) return mix(base.rgb, light, 255);
  return dark === null ? base.rgb : mix(base.rgb, dark, 0);
}
