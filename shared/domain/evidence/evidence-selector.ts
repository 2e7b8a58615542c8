/** A text span within a part of a document, in UTF-16 units (FORMATS, *Evidence selectors*). */
interface TextSelector {
  readonly kind: 'text';
  readonly part: string;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
}

interface CellsSelector {
  readonly kind: 'cells';
  readonly sheet: string;
  /** `B2`, `B2:D9`, or several of these with spaces between. */
  readonly ref: string;
  readonly formula?: true;
}

interface RegionSelector {
  readonly kind: 'region';
  readonly part?: string;
  readonly slide?: number;
  /** `x,y,w,h` in percent of the slide or part. */
  readonly xywh: string;
}

interface ElementSelector {
  readonly kind: 'element';
  readonly part: string;
  readonly elementId: string;
  readonly elementKind: string;
}

/** One way to say where in a document evidence is. */
export type EvidenceSelector = TextSelector | CellsSelector | RegionSelector | ElementSelector;

export type EvidenceKind = EvidenceSelector['kind'];

/** What is marked: a file, and several selectors that all say the same place in it. */
export interface EvidenceTarget {
  /** Of the file's bytes. */
  readonly sha256: string;
  readonly selectors: readonly EvidenceSelector[];
}
