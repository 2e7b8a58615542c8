import type { ColorContext, Theme } from '../theme-color/theme.ts';
import { type DrawingFill } from './drawing-fill.ts';
import type { DrawingLine } from './drawing-line.ts';
import type { ShapeStyle, StyleReference } from './shape-style.ts';

/** A fill or line that applies, with the colours its own place gives it. */
export interface Effective<T> {
  readonly value: T;
  readonly context: ColorContext;
}

const BACKGROUND_FILLS_AT = 1000;

/** The fill a style reference points to; null for index 0 and past the list's end. */
export function findThemeFill(theme: Theme | null, index: number): DrawingFill | null {
  const fills = index > BACKGROUND_FILLS_AT ? theme?.backgroundFills : theme?.fills;
  return fills?.[(index > BACKGROUND_FILLS_AT ? index - BACKGROUND_FILLS_AT : index) - 1] ?? null;
}

function withPlaceholder(context: ColorContext, reference: StyleReference): ColorContext {
  return { ...context, placeholder: reference.color };
}

/** The fill of a shape: its own, else that of its theme style. */
export function findEffectiveFill(style: ShapeStyle, context: ColorContext): Effective<DrawingFill> | null {
  if (style.fill !== null) return { value: style.fill, context };
  const reference = style.fillReference;
  const fill = reference === null ? null : findThemeFill(context.theme, reference.index);
  return reference === null || fill === null
    ? null
    : { value: fill, context: withPlaceholder(context, reference) };
}

/** The outline of a shape: its own properties over those of its theme style. */
export function findEffectiveLine(style: ShapeStyle, context: ColorContext): Effective<DrawingLine> | null {
  const reference = style.lineReference;
  const themed = reference === null ? null : (context.theme?.lines[reference.index - 1] ?? null);
  const own = style.line;
  if (own === null && themed === null) return null;
  return {
    value: {
      widthEmu: own?.widthEmu ?? themed?.widthEmu ?? null,
      fill: own?.fill ?? themed?.fill ?? null,
      dash: own?.dash ?? themed?.dash ?? null,
      headEnd: own?.headEnd ?? themed?.headEnd ?? null,
      tailEnd: own?.tailEnd ?? themed?.tailEnd ?? null,
    },
    context: own?.fill == null && reference !== null ? withPlaceholder(context, reference) : context,
  };
}
