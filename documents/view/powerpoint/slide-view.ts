import type { Chart } from '../../drawing/chart/chart.ts';
import type { MathView } from '../equation/equation-view.ts';

/** A deck before any of its slides is drawn. Lengths of all views here are in points. */
export interface DeckView {
  readonly width: number;
  readonly height: number;
  readonly slides: readonly SlideHead[];
  readonly sections: readonly { readonly name: string; readonly slides: readonly number[] }[];
}

export interface SlideHead {
  /** From 1. */
  readonly number: number;
  readonly title: string | null;
  readonly isHidden: boolean;
}

/** A slide as it is drawn: plain values with every look resolved. */
export interface SlideView {
  readonly number: number;
  /** `slide-4`: what text and elements of it are anchored on. */
  readonly part: string;
  /** All of its text, in which the positions of runs count. */
  readonly text: string;
  /** Whether the slide itself could not be read. */
  readonly isDamaged: boolean;
  readonly layoutName: string | null;
  readonly background: PaintView | null;
  /** What master and layout draw beneath; it has no place of its own. */
  readonly beneath: readonly ShapeView[];
  readonly shapes: readonly ShapeView[];
  readonly notes: { readonly part: string; readonly text: string };
  readonly effects: readonly EffectView[];
  readonly transition: string | null;
}

export interface EffectView {
  readonly effectClass: string;
  readonly trigger: string | null;
  readonly elementId: string | null;
  readonly shapeName: string | null;
  readonly paragraphs: readonly [first: number, last: number] | null;
}

export interface ColorView {
  /** `RRGGBB`. */
  readonly rgb: string;
  readonly alpha: number;
}

export type PaintView =
  | { readonly kind: 'solid'; readonly color: ColorView }
  | {
      readonly kind: 'gradient';
      /** Degrees, clockwise from left to right; null where it runs from the middle outwards. */
      readonly angle: number | null;
      readonly stops: readonly { readonly at: number; readonly color: ColorView }[];
    }
  | { readonly kind: 'picture'; readonly source: string | null };

export interface LineView {
  readonly color: ColorView;
  readonly width: number;
  /** Lengths of dashes and gaps; none for a line without gaps. */
  readonly dashes: readonly number[];
  readonly hasHead: boolean;
  readonly hasTail: boolean;
}

/** An outline in the box of its shape, as an SVG path. */
export interface OutlineView {
  readonly path: string;
  readonly isFilled: boolean;
  readonly isStroked: boolean;
}

export interface ElementPlace {
  readonly part: string;
  readonly elementId: string;
  readonly elementKind: string;
}

export interface BoxView {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface ShapeBase {
  readonly key: string;
  /** Null for what master and layout draw. */
  readonly place: ElementPlace | null;
  readonly name: string;
  readonly altText: string | null;
  readonly box: BoxView;
  /** Degrees, clockwise. */
  readonly rotation: number;
  readonly isFlippedX: boolean;
  readonly isFlippedY: boolean;
  readonly link: string | null;
}

interface Painted {
  readonly outlines: readonly OutlineView[];
  readonly fill: PaintView | null;
  readonly line: LineView | null;
}

export type ShapeView = ShapeBase &
  (
    | (Painted & { readonly kind: 'shape'; readonly text: TextView | null })
    | (Painted & {
        readonly kind: 'picture';
        readonly source: string | null;
        readonly crop: {
          readonly left: number;
          readonly top: number;
          readonly right: number;
          readonly bottom: number;
        } | null;
        readonly media: 'video' | 'audio' | null;
      })
    | { readonly kind: 'group' }
    | { readonly kind: 'table'; readonly table: TableView }
    | { readonly kind: 'chart'; readonly chart: Chart | null; readonly colors: readonly string[] }
    | { readonly kind: 'smartart'; readonly nodes: readonly SmartArtNodeView[] }
    /** What is not drawn: a named box. */
    | {
        readonly kind: 'other';
        readonly what: 'ole' | 'ink' | 'smartart' | 'other';
        readonly detail: string | null;
      }
  );

export interface SmartArtNodeView {
  readonly text: string;
  /** Null where the text of the slide does not hold it. */
  readonly start: number | null;
  readonly children: readonly SmartArtNodeView[];
}

export interface TableView {
  readonly columnWidths: readonly number[];
  readonly rows: readonly { readonly height: number; readonly cells: readonly TableCellView[] }[];
}

export interface TableCellView {
  readonly elementId: string;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly fill: PaintView | null;
  readonly borders: Readonly<Partial<Record<'left' | 'right' | 'top' | 'bottom', LineView>>>;
  readonly text: TextView | null;
}

export interface TextView {
  readonly anchor: 'top' | 'middle' | 'bottom';
  /** `horz`, `vert`, `vert270`, `eaVert` … */
  readonly vertical: string;
  readonly isWrapped: boolean;
  readonly columnCount: number;
  readonly shrinks: boolean;
  /** Left, top, right, bottom. */
  readonly insets: readonly number[];
  readonly paragraphs: readonly TextParagraphView[];
}

/** Points, or a share of the line where `isRatio`. */
export interface SpacingView {
  readonly value: number;
  readonly isRatio: boolean;
}

export interface TextParagraphView {
  readonly align: 'left' | 'center' | 'right' | 'justify';
  readonly isRightToLeft: boolean;
  readonly marginLeft: number;
  readonly indent: number;
  readonly line: SpacingView;
  readonly before: SpacingView;
  readonly after: SpacingView;
  readonly bullet: { readonly text: string; readonly look: RunLookView } | null;
  /** Of a paragraph without any text. */
  readonly size: number;
  readonly runs: readonly TextRunView[];
}

export interface TextRunView {
  readonly kind: 'text' | 'break' | 'equation';
  readonly text: string;
  /** UTF-16 position in the text of the slide; null for what master and layout draw. */
  readonly start: number | null;
  readonly look: RunLookView;
  readonly link: string | null;
  /** Of an equation that can be drawn as one. */
  readonly math: MathView | null;
}

export interface RunLookView {
  readonly latin: string | null;
  readonly eastAsian: string | null;
  readonly size: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruckOut: boolean;
  readonly capitals: 'none' | 'all' | 'small';
  /** Of the letters' size, above the line; below 0 is beneath it. */
  readonly baseline: number;
  readonly color: ColorView | null;
  readonly highlight: ColorView | null;
}
