/** A step of a path: its letter as in SVG, with points; `A` holds both radii, start and swing in 60,000ths of a degree. */
export interface FreeformStep {
  readonly command: 'M' | 'L' | 'Q' | 'C' | 'A' | 'Z';
  /** Numbers, or names of guides. */
  readonly values: readonly string[];
}

export interface FreeformPath {
  /** The size of the grid its points count in; null for that of the shape in EMU. */
  readonly width: number | null;
  readonly height: number | null;
  readonly isFilled: boolean;
  readonly isStroked: boolean;
  readonly steps: readonly FreeformStep[];
}

/** An outline drawn freely (a:custGeom): guides are formulas in the order in which they are worked out. */
export interface Freeform {
  readonly guides: readonly (readonly [name: string, formula: string])[];
  readonly paths: readonly FreeformPath[];
}
