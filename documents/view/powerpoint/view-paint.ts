import type { DrawingBlip } from '../../drawing/shape-style/drawing-blip.ts';
import type { DrawingFill } from '../../drawing/shape-style/drawing-fill.ts';
import type { DrawingLine } from '../../drawing/shape-style/drawing-line.ts';
import type { Effective } from '../../drawing/shape-style/resolve-style.ts';
import type { DrawingColor } from '../../drawing/theme-color/drawing-color.ts';
import { resolveColor } from '../../drawing/theme-color/resolve-color.ts';
import type { ColorContext } from '../../drawing/theme-color/theme.ts';
import type { Relationship } from '../../office/relationships.ts';
import type { ColorView, LineView, PaintView } from './slide-view.ts';

export const EMU_PER_POINT = 12_700;

export type Relationships = ReadonlyMap<string, Relationship>;

export function viewColor(color: DrawingColor | null | undefined, context: ColorContext): ColorView | null {
  const resolved = color == null ? null : resolveColor(color, context);
  return resolved === null ? null : { rgb: resolved.rgb, alpha: resolved.alphaRatio };
}

/** The part of a picture that browsers show best: an SVG rather than its stand-in. */
export function findSource(blip: DrawingBlip | null, relationships: Relationships): string | null {
  const partOf = (id: string | null) => (id === null ? null : (relationships.get(id)?.part ?? null));
  return blip === null ? null : (partOf(blip.svgId) ?? partOf(blip.embedId));
}

function mix(a: ColorView, b: ColorView): ColorView {
  const at = ({ rgb }: ColorView, index: number) => Number.parseInt(rgb.slice(index * 2, index * 2 + 2), 16);
  const rgb = [0, 1, 2].map((index) =>
    Math.round((at(a, index) + at(b, index)) / 2)
      .toString(16)
      .padStart(2, '0')
      .toUpperCase(),
  );
  return { rgb: rgb.join(''), alpha: (a.alpha + b.alpha) / 2 };
}

/** How a fill is seen; null for none. Patterns are drawn as the mean of their two colours. */
export function viewPaint(
  { value, context }: Effective<DrawingFill>,
  relationships: Relationships,
): PaintView | null {
  switch (value.kind) {
    case 'none':
    case 'group':
      return null;
    case 'solid': {
      const color = viewColor(value.color, context);
      return color && { kind: 'solid', color };
    }
    case 'gradient': {
      const stops = value.stops
        .flatMap(({ positionRatio, color }) => {
          const seen = viewColor(color, context);
          return seen === null ? [] : [{ at: Math.min(1, Math.max(0, positionRatio)), color: seen }];
        })
        .toSorted((a, b) => a.at - b.at);
      const isPath = value.path !== null && value.angle === null;
      return stops.length === 0
        ? null
        : { kind: 'gradient', angle: isPath ? null : (value.angle ?? 0) / 60_000, stops };
    }
    case 'pattern': {
      const foreground = viewColor(value.foreground, context) ?? { rgb: '000000', alpha: 1 };
      const background = viewColor(value.background, context) ?? { rgb: 'FFFFFF', alpha: 1 };
      return { kind: 'solid', color: mix(foreground, background) };
    }
    case 'picture':
      return { kind: 'picture', source: findSource(value.blip, relationships) };
  }
}

// ECMA-376 part 1, 20.1.10.48: dashes and gaps in widths of the line.
const dashes: Readonly<Record<string, readonly number[]>> = {
  dot: [1, 3],
  sysDot: [1, 1],
  dash: [4, 3],
  sysDash: [3, 1],
  lgDash: [8, 3],
  dashDot: [4, 3, 1, 3],
  sysDashDot: [3, 1, 1, 1],
  lgDashDot: [8, 3, 1, 3],
  lgDashDotDot: [8, 3, 1, 3, 1, 3],
  sysDashDotDot: [3, 1, 1, 1, 1, 1],
};

const DEFAULT_LINE_EMU = 9_525;

function isEnd(end: string | null): boolean {
  return end !== null && end !== 'none';
}

/** How an outline is seen; null for none. A gradient along a line is drawn in its first colour. */
export function viewLine({ value, context }: Effective<DrawingLine>): LineView | null {
  if (value.fill === null) return null;
  const paint = viewPaint({ value: value.fill, context }, new Map());
  const color =
    paint?.kind === 'solid' ? paint.color : paint?.kind === 'gradient' ? paint.stops[0]?.color : null;
  if (color == null) return null;
  const width = Math.max(0, value.widthEmu ?? DEFAULT_LINE_EMU) / EMU_PER_POINT;
  return {
    color,
    width,
    dashes: (dashes[value.dash ?? ''] ?? []).map((length) => length * Math.max(0.75, width)),
    hasHead: isEnd(value.headEnd),
    hasTail: isEnd(value.tailEnd),
  };
}
