import { parseHex, type Rgb, toHsl, toLinear } from './color-math.ts';

// Where one hue ends and the next begins, in degrees: what people call colours, not what printers do.
const hues: readonly (readonly [upTo: number, name: string])[] = [
  [12, 'red'],
  [40, 'orange'],
  [66, 'yellow'],
  [160, 'green'],
  [185, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [325, 'magenta'],
  [345, 'pink'],
  [360, 'red'],
];

function nameGray(lightness: number): string {
  if (lightness < 0.08) return 'black';
  if (lightness < 0.38) return 'dark gray';
  if (lightness < 0.7) return 'gray';
  return lightness < 0.96 ? 'light gray' : 'white';
}

function withShade(hue: string, lightness: number, luminance: number): string {
  if (hue === 'orange' && luminance < 0.2) return lightness < 0.22 ? 'dark brown' : 'brown';
  if (hue === 'yellow' && lightness < 0.35) return 'olive';
  if (hue === 'red' && lightness > 0.75) return 'pink';
  if (lightness < 0.28) return `dark ${hue}`;
  return lightness > 0.72 ? `light ${hue}` : hue;
}

function nameOf(rgb: Rgb): string {
  const [turn, saturation, lightness] = toHsl(rgb);
  const chroma = Math.max(...rgb) - Math.min(...rgb);
  if (chroma < 0.06 || saturation < 0.09) return nameGray(lightness);
  if (lightness < 0.06) return 'black';
  const [red, green, blue] = toLinear(rgb);
  const hue = hues.find(([upTo]) => turn * 360 <= upTo)?.[1] ?? 'red';
  return withShade(hue, lightness, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

/** What a person would call a colour (`dark blue`, `light gray`); null where `rgb` is not `RRGGBB`. */
export function findColorName(rgb: string): string | null {
  const parsed = parseHex(rgb);
  return parsed === null ? null : nameOf(parsed);
}
