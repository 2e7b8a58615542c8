import type { Chart } from '../../drawing/chart/chart.ts';
import type { Anchor } from '../../facts/anchor.ts';
import type { MathView } from '../equation/equation-view.ts';
import type { SmartArtNode } from '../../drawing/smartart/smartart.ts';

/** A document as it is drawn: plain values, every look resolved, every text with its place for anchors. */
export interface WordView {
  readonly sections: readonly WordSheet[];
  readonly footnotes: readonly WordNoteView[];
  readonly endnotes: readonly WordNoteView[];
  readonly comments: readonly WordCommentView[];
  readonly outline: readonly OutlineEntry[];
}

/** A stretch of the body on pages of one size. Lengths in points. */
export interface WordSheet {
  readonly widthPt: number;
  /** The least height: that of a page; null for what goes on where the section before ends. */
  readonly heightPt: number | null;
  readonly marginsPt: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;
  readonly columnCount: number;
  readonly blocks: readonly BlockView[];
  readonly headers: readonly BlockView[];
  readonly footers: readonly BlockView[];
}

export type BlockView = ParagraphView | TableView;

export interface ParagraphView {
  readonly kind: 'paragraph';
  /** The text that positions count in: `body`, `header-1` … */
  readonly part: string;
  /** UTF-16 position in that text. */
  readonly start: number;
  readonly headingLevel: number | null;
  readonly align: 'left' | 'right' | 'center' | 'justify';
  readonly isRightToLeft: boolean;
  readonly leftPt: number;
  readonly rightPt: number;
  /** Negative where the first line hangs. */
  readonly firstLinePt: number;
  readonly beforePt: number;
  readonly afterPt: number;
  /** A multiple of the font's own line, or points where `isExactLine`. */
  readonly line: number;
  readonly isExactLine: boolean;
  /** `RRGGBB`, as all colours here. */
  readonly fill: string | null;
  readonly startsPage: boolean;
  readonly marker: { readonly text: string; readonly look: RunLook } | null;
  readonly inlines: readonly InlineView[];
  /** Where tabs go to the middle or the right edge of the line. */
  readonly tabbed: TabbedLine | null;
}

export interface TabbedLine {
  /** What stands between the tabs. */
  readonly parts: readonly (readonly InlineView[])[];
  readonly leader: 'none' | 'dots' | 'line';
}

export interface RunLook {
  readonly font: string;
  readonly eastAsiaFont: string | null;
  readonly sizePt: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruckOut: boolean;
  readonly isHidden: boolean;
  readonly capitals: 'none' | 'all' | 'small';
  readonly raised: 'none' | 'super' | 'sub';
  readonly color: string | null;
  readonly highlight: string | null;
}

export type InlineView =
  | {
      readonly kind: 'text';
      readonly start: number;
      readonly text: string;
      readonly look: RunLook;
      readonly link: string | null;
      readonly change: ChangeView | null;
      readonly isPageBreak: boolean;
    }
  /** Deleted with tracking on: not part of the text that positions count in. */
  | { readonly kind: 'deleted'; readonly text: string; readonly look: RunLook; readonly change: ChangeView }
  | { readonly kind: 'note'; readonly note: 'footnote' | 'endnote'; readonly noteId: string }
  | { readonly kind: 'object'; readonly object: ObjectView };

export interface ChangeView {
  readonly kind: 'insertion' | 'deletion';
  readonly author: string | null;
  readonly date: string | null;
}

/** What stands in a text without being text; `elementId` and `elementKind` as its facts have them. */
export interface ElementPlace {
  readonly part: string;
  readonly elementId: string;
  readonly elementKind: string;
}

export type ObjectView = ElementPlace &
  (
    | {
        readonly kind: 'image';
        /** The package part; null for a picture that is elsewhere. */
        readonly source: string | null;
        readonly altText: string | null;
        readonly widthPt: number | null;
        readonly heightPt: number | null;
      }
    | { readonly kind: 'chart'; readonly chart: Chart | null; readonly widthPt: number | null }
    | { readonly kind: 'smartart'; readonly tree: readonly SmartArtNode[] }
    | {
        readonly kind: 'equation';
        readonly text: string;
        readonly isDisplayed: boolean;
        /** Null where there is only the text. */
        readonly math: MathView | null;
      }
    | { readonly kind: 'textbox'; readonly blocks: readonly BlockView[] }
    | { readonly kind: 'other'; readonly name: string | null }
  );

export interface TableView extends ElementPlace {
  readonly kind: 'table';
  readonly align: 'left' | 'center' | 'right';
  readonly columnWidthsPt: readonly (number | null)[];
  readonly rows: readonly { readonly isHeader: boolean; readonly cells: readonly CellView[] }[];
}

export interface BorderView {
  readonly style: 'solid' | 'dashed' | 'dotted' | 'double';
  readonly widthPt: number;
  /** Null for the colour of the text. */
  readonly color: string | null;
}

export type CellBorders = Readonly<Record<'top' | 'right' | 'bottom' | 'left', BorderView | null>>;

export interface CellView {
  /** Null where the file says nothing of borders. */
  readonly borders: CellBorders | null;
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly rowSpan: number;
  readonly colSpan: number;
  readonly fill: string | null;
  readonly blocks: readonly BlockView[];
}

export interface WordNoteView {
  readonly noteId: string;
  readonly number: number;
  readonly blocks: readonly BlockView[];
}

export interface WordCommentView {
  /** What its text is called: `comment-0`. */
  readonly part: string;
  /** As its fact has it. */
  readonly anchor: Anchor;
  readonly commentId: string;
  readonly author: string | null;
  readonly date: string | null;
  readonly blocks: readonly BlockView[];
  /** What it is about; null where nothing says. */
  readonly about: { readonly part: string; readonly start: number; readonly end: number } | null;
  readonly parentId: string | null;
  readonly isDone: boolean;
}

export interface OutlineEntry {
  readonly level: number;
  readonly text: string;
  readonly part: string;
  readonly start: number;
  readonly end: number;
}
