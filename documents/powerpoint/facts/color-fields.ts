import { describeColor, type DrawingColor } from '../../drawing/theme-color/drawing-color.ts';
import { findColorName } from '../../drawing/theme-color/color-name.ts';
import { type ResolvedColor, resolveColor } from '../../drawing/theme-color/resolve-color.ts';
import type { ColorContext } from '../../drawing/theme-color/theme.ts';
import { describeFill, type DrawingFill, findFillColor } from '../../drawing/shape-style/drawing-fill.ts';
import type { Effective } from '../../drawing/shape-style/resolve-style.ts';

/** How a colour looks, beside how it is stored. */
export interface ColorFields {
  readonly rgb: string | null;
  readonly colorName: string | null;
}

function toFields(resolved: ResolvedColor | null): ColorFields {
  return {
    rgb: resolved?.rgb ?? null,
    colorName: resolved === null ? null : findColorName(resolved.rgb),
  };
}

export function toColorFields(color: DrawingColor | null, context: ColorContext): ColorFields {
  return toFields(color === null ? null : resolveColor(color, context));
}

export function toFillFields(fill: Effective<DrawingFill> | null): ColorFields {
  return toColorFields(
    fill === null ? null : findFillColor(fill.value),
    fill?.context ?? { theme: null, map: new Map() },
  );
}

/** A fill of a theme style names its colour through `phClr`: the colour meant is the one to tell. */
export function describeEffectiveFill({ value, context }: Effective<DrawingFill>): string {
  const { placeholder } = context;
  const isPlaceholder = value.kind === 'solid' && value.color.value === 'phClr';
  return isPlaceholder && placeholder != null ? describeColor(placeholder) : describeFill(value);
}

/** Changes to a stored colour (`lumMod:75000`), so that two shades of one theme colour can be told apart. */
export function describeTransforms(fill: DrawingFill | null): readonly string[] {
  const color = fill === null ? null : findFillColor(fill);
  return (color?.transforms ?? []).map(({ name, value }) => `${name}:${value}`);
}
