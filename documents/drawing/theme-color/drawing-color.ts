import type { Attributes, ElementReader } from '../../xml/read-elements.ts';

export type ColorSpace = 'srgbClr' | 'schemeClr' | 'sysClr' | 'prstClr' | 'hslClr' | 'scrgbClr';

/** One change to a colour, in the order of the file: `lumMod` 75000 is 75 %. */
export interface ColorTransform {
  readonly name: string;
  readonly value: number;
}

/** A colour as DrawingML stores it; what it looks like depends on theme and colour map (resolveColor). */
export interface DrawingColor {
  readonly space: ColorSpace;
  /** `RRGGBB`, a theme slot, a name, or numbers joined by commas (hslClr, scrgbClr). */
  readonly value: string;
  /** What a system colour was when the file was saved: `RRGGBB`. */
  readonly lastRgb?: string;
  readonly transforms: readonly ColorTransform[];
}

const spaces: ReadonlySet<string> = new Set<ColorSpace>([
  'srgbClr',
  'schemeClr',
  'sysClr',
  'prstClr',
  'hslClr',
  'scrgbClr',
]);

function valueOf(space: ColorSpace, attributes: Attributes): string {
  if (space === 'hslClr') return [attributes['hue'], attributes['sat'], attributes['lum']].join(',');
  if (space === 'scrgbClr') return [attributes['r'], attributes['g'], attributes['b']].join(',');
  const value = attributes['val'] ?? '';
  return space === 'srgbClr' ? value.toUpperCase() : value;
}

/** Percentages are thousandths in transitional files and `75%` in strict ones. */
export function parsePercentage(value: string | undefined): number {
  if (value === undefined) return 0;
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number)) return 0;
  return value.endsWith('%') ? number * 1000 : number;
}

/** A reader of the colour element `name`; null where it is none. */
export function openColor(
  name: string,
  attributes: Attributes,
  onColor: (color: DrawingColor) => void,
): ElementReader | null {
  const space = name.slice(2) as ColorSpace;
  if (!name.startsWith('a:') || !spaces.has(space)) return null;
  const transforms: ColorTransform[] = [];
  const lastRgb = attributes['lastClr'];
  const color: DrawingColor = {
    space,
    value: valueOf(space, attributes),
    ...(lastRgb === undefined ? {} : { lastRgb: lastRgb.toUpperCase() }),
    transforms,
  };
  return {
    open: (child, { val }) => {
      transforms.push({ name: child.slice(2), value: parsePercentage(val) });
      return null;
    },
    close: () => onColor(color),
  };
}

/** A reader for an element that holds one colour, such as a:solidFill. */
export function createColorReader(onColor: (color: DrawingColor) => void): ElementReader {
  return { open: (name, attributes) => openColor(name, attributes, onColor) };
}

/** The colour as stored, changes left out: `srgbClr:FF0000`, `schemeClr:accent1`. */
export function describeColor(color: DrawingColor): string {
  return `${color.space}:${color.value}`;
}
