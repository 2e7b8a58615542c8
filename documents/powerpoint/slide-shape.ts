import type { DrawingBlip } from '../drawing/shape-style/drawing-blip.ts';
import type { DrawingFill } from '../drawing/shape-style/drawing-fill.ts';
import type { ShapeStyle } from '../drawing/shape-style/shape-style.ts';
import type { TextBody } from '../drawing/text/text-body.ts';
import type { Freeform } from '../drawing/geometry/freeform.ts';
import type { DrawingLink } from '../drawing/text/text-properties.ts';
import type { SlideTable } from './slide-table.ts';

/** A box in EMU. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly cx: number;
  readonly cy: number;
}

/** Where a shape says it is, in the coordinates of the group around it. */
export interface ShapeFrame extends Box {
  /** 60,000ths of a degree, clockwise. */
  readonly rotation: number;
  readonly isFlippedHorizontally: boolean;
  readonly isFlippedVertically: boolean;
}

/** The place of a layout that a shape fills; `type` is `obj` where the file states none. */
export interface Placeholder {
  readonly type: string;
  readonly index: number | null;
}

interface ShapeBase {
  readonly id: number;
  readonly name: string;
  readonly altText: string | null;
  readonly title: string | null;
  readonly isHidden: boolean;
  readonly isDecorative: boolean;
  readonly placeholder: Placeholder | null;
  /** Null where the layout decides. */
  readonly frame: ShapeFrame | null;
  readonly link: DrawingLink | null;
  readonly hoverLink: DrawingLink | null;
}

interface Drawn {
  /** `rect`, `ellipse` …; null where the layout decides or the outline is drawn freely. */
  readonly preset: string | null;
  readonly hasCustomGeometry: boolean;
  /** What moves the outline of a preset (`adj`, `adj1` …), where it is not as usual. */
  readonly adjustments: Readonly<Record<string, number>>;
  /** An outline drawn freely; null where it has none. */
  readonly freeform: Freeform | null;
  readonly style: ShapeStyle;
}

/** A sound or film by its relationships; a file often has both a link and an embedded copy. */
export interface ShapeMedia {
  readonly kind: 'video' | 'audio' | 'unknown';
  readonly linkId: string | null;
  readonly embedId: string | null;
}

export interface AutoShape extends ShapeBase, Drawn {
  readonly kind: 'shape';
  readonly isTextBox: boolean;
  readonly text: TextBody | null;
}

export interface ConnectorShape extends ShapeBase, Drawn {
  readonly kind: 'connector';
  readonly fromShapeId: number | null;
  readonly toShapeId: number | null;
}

/** What is cut off a picture at each side, 0 to 1 of its size; below 0 is room added. */
export interface PictureCrop {
  readonly leftRatio: number;
  readonly topRatio: number;
  readonly rightRatio: number;
  readonly bottomRatio: number;
}

export interface PictureShape extends ShapeBase, Drawn {
  readonly kind: 'picture';
  readonly blip: DrawingBlip | null;
  readonly crop: PictureCrop | null;
  readonly media: ShapeMedia | null;
}

export interface GroupShape extends ShapeBase {
  readonly kind: 'group';
  /** The box in which its children give their places; null where it is the group's own. */
  readonly childBox: Box | null;
  /** What children filled `as the group` show. */
  readonly fill: DrawingFill | null;
  readonly children: readonly SlideShape[];
}

export interface TableShape extends ShapeBase {
  readonly kind: 'table';
  readonly table: SlideTable;
}

export interface ChartShape extends ShapeBase {
  readonly kind: 'chart';
  readonly relationshipId: string;
}

export interface SmartArtShape extends ShapeBase {
  readonly kind: 'smartart';
  /** Of the part that holds its text. */
  readonly relationshipId: string;
}

export interface OleShape extends ShapeBase {
  readonly kind: 'ole';
  readonly programId: string | null;
  readonly relationshipId: string | null;
  readonly picture: PictureShape | null;
}

export interface InkShape extends ShapeBase {
  readonly kind: 'ink';
  readonly relationshipId: string;
}

/** A frame around something this reader does not know, such as a 3D model. */
export interface OtherShape extends ShapeBase {
  readonly kind: 'other';
  readonly uri: string;
}

export type SlideShape =
  | AutoShape
  | ConnectorShape
  | PictureShape
  | GroupShape
  | TableShape
  | ChartShape
  | SmartArtShape
  | OleShape
  | InkShape
  | OtherShape;
