import type { DrawingFill } from '../drawing/shape-style/drawing-fill.ts';
import type { StyleReference } from '../drawing/shape-style/shape-style.ts';
import type { TextListStyle } from '../drawing/text/text-properties.ts';
import type { ColorMap } from '../drawing/theme-color/theme.ts';
import type { AnimationEffect } from './animation-effect.ts';
import type { SlideShape } from './slide-shape.ts';

export interface SlideBackground {
  readonly fill: DrawingFill | null;
  readonly reference: StyleReference | null;
}

/** Text styles of a master: what titles, bodies and other text look like unless something nearer says otherwise. */
export interface MasterTextStyles {
  readonly title: TextListStyle;
  readonly body: TextListStyle;
  readonly other: TextListStyle;
}

/** What a slide, layout, master or notes page holds; all of them are built alike. */
export interface SlidePart {
  readonly part: string;
  /** A layout's or slide's own name. */
  readonly name: string | null;
  readonly layoutType: string | null;
  readonly isHidden: boolean;
  /** Whether what the layout and master draw lies beneath. */
  readonly showsMasterShapes: boolean;
  readonly shapes: readonly SlideShape[];
  readonly background: SlideBackground | null;
  /** A master's own map, or what a slide or layout has in place of it. */
  readonly colorMap: ColorMap | null;
  readonly textStyles: MasterTextStyles | null;
  readonly effects: readonly AnimationEffect[];
  /** The element name of the transition: `fade`, `push` …; `none` for a transition that only states a time. */
  readonly transition: string | null;
  /** Sorted, each once. */
  readonly languages: readonly string[];
}
