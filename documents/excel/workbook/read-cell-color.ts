import { formatHex, fromHsl, parseHex, toHsl } from '../../drawing/theme-color/color-math.ts';
import { findColorName } from '../../drawing/theme-color/color-name.ts';
import { resolveColor } from '../../drawing/theme-color/resolve-color.ts';
import type { ColorContext } from '../../drawing/theme-color/theme.ts';
import type { Attributes } from '../../xml/read-elements.ts';
import type { CellColor } from './styles.ts';

// `theme` counts the slots with each light one before its dark one, other than the theme part does.
const slots = 'lt1 dk1 lt2 dk2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'.split(' ');

// ECMA-376 part 1, 18.8.27; 0 to 7 repeat as 8 to 15, and 64 and 65 are the system's own.
const indexed = (
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF ' +
  '800000 008000 000080 808000 800080 008080 C0C0C0 808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF ' +
  '000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 ' +
  '3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333 ' +
  '000000 FFFFFF'
).split(' ');

function tintColor(rgb: string, tint: number): string {
  const parsed = parseHex(rgb);
  if (parsed === null || tint === 0 || !Number.isFinite(tint)) return rgb;
  const [hue, saturation, lightness] = toHsl(parsed);
  const changed = tint < 0 ? lightness * (1 + tint) : lightness + (1 - lightness) * tint;
  return formatHex(fromHsl([hue, saturation, changed]));
}

/** A colour as it is stored: `srgbClr:FF0000`, `schemeClr:accent1`, `indexed:22`; null for an automatic one. */
export function describeStoredColor({ rgb, theme, indexed: index }: Attributes): string | null {
  if (rgb !== undefined && /^(?:[0-9a-f]{2})?[0-9a-f]{6}$/i.test(rgb))
    return `srgbClr:${rgb.slice(-6).toUpperCase()}`;
  if (theme !== undefined)
    return slots[Number(theme)] === undefined ? null : `schemeClr:${slots[Number(theme)]}`;
  return index === undefined ? null : `indexed:${index}`;
}

/** Reads the attributes of a `color`, `fgColor` or `bgColor`; null for an automatic one. */
export function readCellColor(
  attributes: Attributes,
  context: ColorContext,
  palette: readonly string[],
): CellColor | null {
  const stored = describeStoredColor(attributes);
  if (stored === null) return null;
  const value = stored.slice(stored.indexOf(':') + 1);
  const tint = Number(attributes['tint'] ?? 0);
  let rgb: string | null = value;
  if (stored.startsWith('scheme')) {
    rgb = resolveColor({ space: 'schemeClr', value, transforms: [] }, context)?.rgb ?? null;
  } else if (stored.startsWith('indexed')) rgb = palette[Number(value)] ?? indexed[Number(value)] ?? null;
  const seen = rgb === null ? null : tintColor(rgb, tint);
  return { stored, rgb: seen, colorName: seen === null ? null : findColorName(seen) };
}
