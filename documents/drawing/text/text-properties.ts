import type { DrawingFill } from '../shape-style/drawing-fill.ts';
import type { DrawingColor } from '../theme-color/drawing-color.ts';

/** What a click on a run or shape does; `relationshipId` is empty for actions that need no target. */
export interface DrawingLink {
  readonly relationshipId: string;
  readonly action: string | null;
  readonly tooltip: string | null;
}

/** Formatting of characters; what is absent comes from the list style, layout, master or document. */
export interface RunProperties {
  readonly language?: string;
  readonly sizeHalfPoints?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** `sng`, `dbl`, `none` … as stored; `strike` likewise. */
  readonly underline?: string;
  readonly strike?: string;
  readonly capitals?: string;
  /** Thousandths of a percent above (super-) or below (subscript) the line. */
  readonly baseline?: number;
  readonly fill?: DrawingFill;
  readonly highlight?: DrawingColor;
  readonly latin?: string;
  readonly eastAsian?: string;
  readonly complexScript?: string;
  readonly link?: DrawingLink;
  readonly hoverLink?: DrawingLink;
}

export type Bullet =
  | { readonly kind: 'none' }
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'number'; readonly scheme: string; readonly startAt: number }
  | { readonly kind: 'picture' };

/** Formatting of a paragraph; lengths in EMU. */
export interface ParagraphProperties {
  readonly alignment?: string;
  readonly isRightToLeft?: boolean;
  readonly marginLeftEmu?: number;
  readonly indentEmu?: number;
  readonly bullet?: Bullet;
  readonly bulletFont?: string;
  readonly bulletColor?: DrawingColor;
  /** Hundredths of a point, or thousandths of a percent of the line where `isPercent`. */
  readonly lineSpacing?: TextSpacing;
  readonly spaceBefore?: TextSpacing;
  readonly spaceAfter?: TextSpacing;
}

export interface TextSpacing {
  readonly value: number;
  readonly isPercent: boolean;
}

/** One level of a list style: paragraph formatting with the character formatting that goes with it. */
export interface TextLevel {
  readonly paragraph: ParagraphProperties;
  readonly run: RunProperties;
}

/** Level 0 to 8; a level that is not there says nothing. */
export type TextListStyle = readonly (TextLevel | undefined)[];
