import type { CellRange } from '../excel/cell-ref.ts';
import type { Fact } from '../facts/fact.ts';

export interface ResolvedText {
  readonly kind: 'text';
  readonly part: string;
  /** UTF-16 positions in the text as it is now. */
  readonly start: number;
  readonly end: number;
  /** Found by its words, because it no longer stands where it stood. */
  readonly isShifted: boolean;
}

export interface ResolvedCells {
  readonly kind: 'cells';
  readonly sheet: string;
  readonly ranges: readonly CellRange[];
}

export interface ResolvedRegion {
  readonly kind: 'region';
  readonly part: string | null;
  readonly slide: number | null;
  /** In percent of the slide or part. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ResolvedElement {
  readonly kind: 'element';
  readonly part: string;
  readonly elementId: string;
  readonly elementKind: string;
}

export type ResolvedPlace = ResolvedText | ResolvedCells | ResolvedRegion | ResolvedElement;

/** Where an anchor leads: a place for each of its selectors, and the facts that are there. */
export interface ResolvedAnchor {
  readonly places: readonly ResolvedPlace[];
  /** Those of which every selector that leads to facts is a part; none for a place that nothing is said of. */
  readonly facts: readonly Fact[];
}
