import { clamp, formatHex, fromHsl, fromLinear, parseHex, type Rgb, toHsl, toLinear } from './color-math.ts';
import type { ColorTransform, DrawingColor } from './drawing-color.ts';
import { findPresetColor } from './preset-colors.ts';
import type { ColorContext } from './theme.ts';

/** A colour as it is seen: `RRGGBB` and how opaque it is, 0 to 1. */
export interface ResolvedColor {
  readonly rgb: string;
  readonly alphaRatio: number;
}

interface Tint {
  readonly rgb: Rgb;
  readonly alpha: number;
}

// Themes and style lists refer to each other; a file may close the circle.
const MAX_STEPS = 8;

const hslIndex: Readonly<Record<string, 0 | 1 | 2>> = { hue: 0, sat: 1, lum: 2 };
const rgbIndex: Readonly<Record<string, 0 | 1 | 2>> = { red: 0, green: 1, blue: 2 };

function changePart(part: number, change: string, value: number): number {
  if (change === 'Mod') return part * value;
  return change === 'Off' ? part + value : value;
}

function replaceAt(triple: Rgb, index: 0 | 1 | 2, value: number): Rgb {
  return [index === 0 ? value : triple[0], index === 1 ? value : triple[1], index === 2 ? value : triple[2]];
}

function mapLinear(rgb: Rgb, change: (part: number) => number): Rgb {
  const [red, green, blue] = toLinear(rgb);
  return fromLinear([change(red), change(green), change(blue)]);
}

function changeChannel(rgb: Rgb, transform: ColorTransform): Rgb {
  const [, channel = '', change = ''] = /^(hue|sat|lum|red|green|blue)(Mod|Off)?$/.exec(transform.name) ?? [];
  const hsl = hslIndex[channel];
  if (hsl !== undefined) {
    // Angles are 60,000ths of a degree; everything else is a share.
    const isAngle = hsl === 0 && change !== 'Mod';
    const value = transform.value / (isAngle ? 21_600_000 : 100_000);
    const stored = toHsl(rgb);
    const changed = changePart(stored[hsl], change, value);
    return fromHsl(replaceAt(stored, hsl, hsl === 0 ? changed : clamp(changed)));
  }
  const index = rgbIndex[channel];
  if (index === undefined) return rgb;
  const linear = toLinear(rgb);
  return fromLinear(replaceAt(linear, index, changePart(linear[index], change, transform.value / 100_000)));
}

// The arithmetic of ECMA-376 part 1, 20.1.2.3; tint and shade work on linear light, as PowerPoint draws them.
function applyTransform({ rgb, alpha }: Tint, transform: ColorTransform): Tint {
  const value = transform.value / 100_000;
  switch (transform.name) {
    case 'alpha':
      return { rgb, alpha: clamp(value) };
    case 'alphaMod':
      return { rgb, alpha: clamp(alpha * value) };
    case 'alphaOff':
      return { rgb, alpha: clamp(alpha + value) };
    case 'tint':
      return { rgb: mapLinear(rgb, (part) => 1 - (1 - part) * value), alpha };
    case 'shade':
      return { rgb: mapLinear(rgb, (part) => part * value), alpha };
    case 'gamma':
      return { rgb: fromLinear(rgb), alpha };
    case 'invGamma':
      return { rgb: toLinear(rgb), alpha };
    case 'inv':
      return { rgb: mapLinear(rgb, (part) => 1 - part), alpha };
    case 'comp': {
      const [hue, saturation, lightness] = toHsl(rgb);
      return { rgb: fromHsl([hue + 0.5, saturation, lightness]), alpha };
    }
    case 'gray': {
      const gray = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
      return { rgb: [gray, gray, gray], alpha };
    }
    default:
      return { rgb: changeChannel(rgb, transform), alpha };
  }
}

function findBase(color: DrawingColor, context: ColorContext, steps: number): Tint | null {
  const parts = color.value.split(',').map((part) => Number.parseFloat(part) || 0);
  const [first = 0, second = 0, third = 0] = parts;
  switch (color.space) {
    case 'schemeClr': {
      const isPlaceholder = color.value === 'phClr';
      const slot = context.map.get(color.value) ?? color.value;
      const next = isPlaceholder ? context.placeholder : context.theme?.colors.get(slot);
      return next == null || steps === 0 ? null : resolveTint(next, context, steps - 1);
    }
    case 'hslClr':
      return { rgb: fromHsl([first / 21_600_000, second / 100_000, third / 100_000]), alpha: 1 };
    case 'scrgbClr':
      return { rgb: fromLinear([first / 100_000, second / 100_000, third / 100_000]), alpha: 1 };
    case 'srgbClr':
    case 'sysClr':
    case 'prstClr': {
      const hex = color.space === 'srgbClr' ? color.value : (color.lastRgb ?? findPresetColor(color.value));
      const rgb = hex === null ? null : parseHex(hex);
      return rgb === null ? null : { rgb, alpha: 1 };
    }
  }
}

function resolveTint(color: DrawingColor, context: ColorContext, steps: number): Tint | null {
  const base = findBase(color, context, steps);
  return base === null ? null : color.transforms.reduce(applyTransform, base);
}

/** What a stored colour looks like; null where the theme does not say. */
export function resolveColor(color: DrawingColor, context: ColorContext): ResolvedColor | null {
  const tint = resolveTint(color, context, MAX_STEPS);
  return tint === null ? null : { rgb: formatHex(tint.rgb), alphaRatio: tint.alpha };
}
