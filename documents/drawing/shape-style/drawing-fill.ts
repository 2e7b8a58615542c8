import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { emptyReader } from '../../xml/read-elements.ts';
import {
  createColorReader,
  describeColor,
  type DrawingColor,
  openColor,
  parsePercentage,
} from '../theme-color/drawing-color.ts';
import { createBlipReader, type DrawingBlip } from './drawing-blip.ts';

export interface GradientStop {
  /** 0 to 1 along the gradient. */
  readonly positionRatio: number;
  readonly color: DrawingColor;
}

export type DrawingFill =
  | { readonly kind: 'none' }
  /** As the group around it. */
  | { readonly kind: 'group' }
  | { readonly kind: 'solid'; readonly color: DrawingColor }
  | {
      readonly kind: 'gradient';
      readonly stops: readonly GradientStop[];
      /** 60,000ths of a degree, clockwise; null for gradients along a path. */
      readonly angle: number | null;
      readonly path: string | null;
    }
  | {
      readonly kind: 'pattern';
      readonly preset: string;
      readonly foreground: DrawingColor | null;
      readonly background: DrawingColor | null;
    }
  | { readonly kind: 'picture'; readonly blip: DrawingBlip | null };

function createGradientReader(onFill: (fill: DrawingFill) => void): ElementReader {
  const stops: GradientStop[] = [];
  let angle: number | null = null;
  let path: string | null = null;
  const list: ElementReader = {
    open: (name, { pos }) =>
      name === 'a:gs'
        ? createColorReader(
            (color) => void stops.push({ positionRatio: parsePercentage(pos) / 100_000, color }),
          )
        : null,
  };
  return {
    open: (name, attributes) => {
      if (name === 'a:gsLst') return list;
      if (name === 'a:lin') angle = Number(attributes['ang'] ?? 0);
      if (name === 'a:path') path = attributes['path'] ?? '';
      return null;
    },
    close: () => onFill({ kind: 'gradient', stops, angle, path }),
  };
}

function createPatternReader(preset: string, onFill: (fill: DrawingFill) => void): ElementReader {
  let foreground: DrawingColor | null = null;
  let background: DrawingColor | null = null;
  return {
    open: (name) =>
      createColorReader((color) => {
        if (name === 'a:fgClr') foreground = color;
        else background = color;
      }),
    close: () => onFill({ kind: 'pattern', preset, foreground, background }),
  };
}

function createPictureReader(onFill: (fill: DrawingFill) => void): ElementReader {
  let blip: DrawingBlip | null = null;
  return {
    open: (name, attributes) =>
      name === 'a:blip' ? createBlipReader(attributes, (found) => void (blip = found)) : null,
    close: () => onFill({ kind: 'picture', blip }),
  };
}

/** A reader of the fill element `name`; null where it is none. A colour element alone counts as a solid fill. */
export function openFill(
  name: string,
  attributes: Attributes,
  onFill: (fill: DrawingFill) => void,
): ElementReader | null {
  switch (name) {
    case 'a:noFill':
      onFill({ kind: 'none' });
      return emptyReader;
    case 'a:grpFill':
      onFill({ kind: 'group' });
      return emptyReader;
    case 'a:solidFill':
      return createColorReader((color) => onFill({ kind: 'solid', color }));
    case 'a:gradFill':
      return createGradientReader(onFill);
    case 'a:pattFill':
      return createPatternReader(attributes['prst'] ?? '', onFill);
    case 'a:blipFill':
      return createPictureReader(onFill);
    default:
      return openColor(name, attributes, (color) => onFill({ kind: 'solid', color }));
  }
}

/** A fill in one word: its colour as stored where it is solid, else the name of its element. */
export function describeFill(fill: DrawingFill): string {
  switch (fill.kind) {
    case 'solid':
      return describeColor(fill.color);
    case 'none':
      return 'noFill';
    case 'group':
      return 'grpFill';
    case 'gradient':
      return 'gradFill';
    case 'pattern':
      return 'pattFill';
    case 'picture':
      return 'blipFill';
  }
}

/** The one colour that stands for a fill: its own, a gradient's first, a pattern's foreground. */
export function findFillColor(fill: DrawingFill): DrawingColor | null {
  if (fill.kind === 'solid') return fill.color;
  if (fill.kind === 'gradient') return fill.stops[0]?.color ?? null;
  return fill.kind === 'pattern' ? fill.foreground : null;
}
