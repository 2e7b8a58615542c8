import type { Chart } from '../drawing/chart/chart.ts';
import type { SmartArt } from '../drawing/smartart/smartart.ts';
import type { TextListStyle } from '../drawing/text/text-properties.ts';
import type { Theme } from '../drawing/theme-color/theme.ts';
import type { DocumentWarning } from '../facts/fact.ts';
import type { Relationship } from '../office/relationships.ts';
import type { SlidePart } from './slide-part.ts';
import type { TableStyle } from './table-styles.ts';

export interface SlideMaster {
  readonly content: SlidePart;
  readonly relationships: ReadonlyMap<string, Relationship>;
  readonly theme: Theme | null;
}

export interface SlideLayout {
  readonly content: SlidePart;
  readonly relationships: ReadonlyMap<string, Relationship>;
  readonly master: SlideMaster | null;
}

/** A slide in the order of the deck. */
export interface Slide {
  /** From 1. */
  readonly number: number;
  readonly part: string;
  /** Null where the part is damaged or missing; a warning says so. */
  readonly content: SlidePart | null;
  readonly layout: SlideLayout | null;
  readonly notes: SlidePart | null;
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** By the relationship that a shape names; those that could not be read are left out, with a warning. */
  readonly charts: ReadonlyMap<string, Chart>;
  readonly smartArts: ReadonlyMap<string, SmartArt>;
}

export interface SlideSection {
  readonly name: string;
  readonly slides: readonly number[];
}

/** A deck as its file has it: typed, nothing drawn, nothing left to look up in the package but pictures and films. */
export interface PowerpointModel {
  readonly sizeEmu: { readonly cx: number; readonly cy: number };
  readonly slides: readonly Slide[];
  readonly sections: readonly SlideSection[];
  readonly tableStyles: ReadonlyMap<string, TableStyle>;
  readonly defaultTextStyle: TextListStyle;
  readonly warnings: readonly DocumentWarning[];
}
