import { type ColorContext, defaultColorMap } from '../drawing/theme-color/theme.ts';
import type { Slide } from './powerpoint-model.ts';

/** What the colours of a slide mean: its master's theme, through the nearest colour map. */
export function colorContextOf({ content, layout }: Slide): ColorContext {
  const master = layout?.master ?? null;
  return {
    theme: master?.theme ?? null,
    map: content?.colorMap ?? layout?.content.colorMap ?? master?.content.colorMap ?? defaultColorMap,
  };
}
