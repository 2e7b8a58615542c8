/** A text span within a part: UTF-16 positions, with the words around it so that a moved one is found again. */
export interface TextSelector {
  readonly kind: 'text';
  /** `body`, `header-1`, `footnote-3`, `comment-0`, `slide-4`, `notes-4` … */
  readonly part: string;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
}

export interface CellsSelector {
  readonly kind: 'cells';
  readonly sheet: string;
  /** `B2` or `B2:D9`. */
  readonly ref: string;
  readonly formula?: true;
}

/** Percent of the part's or slide's width and height: `x,y,w,h`. */
export interface RegionSelector {
  readonly kind: 'region';
  readonly part?: string;
  readonly slide?: number;
  readonly xywh: string;
}

/** A table, chart, SmartArt, shape, field, section, document property …: whatever has no text or cells of its own. */
export interface ElementSelector {
  readonly kind: 'element';
  readonly part: string;
  readonly elementId: string;
  readonly elementKind: string;
}

export type Selector = TextSelector | CellsSelector | RegionSelector | ElementSelector;

/** Where a fact is (FORMATS, *Evidence selectors*): several selectors that must agree. The file's hash is the file's. */
export interface Anchor {
  readonly selectors: readonly Selector[];
}
