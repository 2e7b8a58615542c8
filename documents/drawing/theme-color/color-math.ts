/** Red, green, blue from 0 to 1, as sRGB stores them. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** Hue in turns, saturation and lightness from 0 to 1. */
export type Hsl = readonly [hue: number, saturation: number, lightness: number];

export function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** `RRGGBB` to numbers; null for anything else. */
export function parseHex(hex: string): Rgb | null {
  if (!/^[0-9a-f]{6}$/i.test(hex)) return null;
  const value = Number.parseInt(hex, 16);
  return [(value >> 16) / 255, ((value >> 8) & 0xff) / 255, (value & 0xff) / 255];
}

export function formatHex(rgb: Rgb): string {
  return rgb
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();
}

/** The transfer curve of sRGB (IEC 61966-2-1). */
export function toLinear(rgb: Rgb): Rgb {
  const curve = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return [curve(rgb[0]), curve(rgb[1]), curve(rgb[2])];
}

export function fromLinear(rgb: Rgb): Rgb {
  const curve = (value: number): number => {
    const part = clamp(value);
    return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  };
  return [curve(rgb[0]), curve(rgb[1]), curve(rgb[2])];
}

export function toHsl([red, green, blue]: Rgb): Hsl {
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const lightness = (max + min) / 2;
  const span = max - min;
  if (span === 0) return [0, 0, lightness];
  const saturation = span / (1 - Math.abs(2 * lightness - 1));
  let sector = (red - green) / span + 4;
  if (max === red) sector = ((green - blue) / span + 6) % 6;
  else if (max === green) sector = (blue - red) / span + 2;
  return [sector / 6, saturation, lightness];
}

export function fromHsl([hue, saturation, lightness]: Hsl): Rgb {
  const s = clamp(saturation);
  const l = clamp(lightness);
  const turn = ((hue % 1) + 1) % 1;
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number): number => {
    const place = (offset + turn * 12) % 12;
    return l - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return [channel(0), channel(8), channel(4)];
}
