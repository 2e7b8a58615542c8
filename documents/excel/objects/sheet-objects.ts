import type { Chart } from '../../drawing/chart/chart.ts';

export interface SheetTable {
  readonly id: string;
  readonly name: string;
  readonly ref: string;
  readonly columns: readonly string[];
  readonly hasTotalsRow: boolean;
  readonly part: string;
}

/** The cell in which an object's upper left corner lies, from 0 as in the file. */
export interface AnchorCell {
  readonly col: number;
  readonly row: number;
}

/** A point of a cell, offsets in EMU from its upper left corner. */
export interface AnchorPoint extends AnchorCell {
  readonly columnOffsetEmu: number;
  readonly rowOffsetEmu: number;
}

/** How an object lies on its sheet; a group's place is that of all that is in it. */
export interface ObjectPlace {
  readonly from: AnchorPoint | null;
  readonly to: AnchorPoint | null;
  /** Where it is anchored to the sheet instead of to cells. */
  readonly positionEmu: { readonly x: number; readonly y: number } | null;
  readonly sizeEmu: { readonly cx: number; readonly cy: number } | null;
}

interface DrawnObject {
  readonly elementId: string;
  readonly name: string;
  readonly altText: string | null;
  /** null for an object that stands at a fixed place. */
  readonly anchorCell: AnchorCell | null;
  readonly place: ObjectPlace;
  readonly drawingPart: string;
}

export interface SheetPicture extends DrawnObject {
  /** The part of the picture; null for one that is linked. */
  readonly part: string | null;
}

export interface SheetShape extends DrawnObject {
  readonly preset: string | null;
  /** Paragraphs joined by line breaks. */
  readonly text: string;
}

export interface SheetChart extends DrawnObject {
  readonly chart: Chart;
}

export interface SheetDrawing {
  readonly pictures: readonly SheetPicture[];
  readonly shapes: readonly SheetShape[];
  /** Parts of charts in document order, read by whoever wants them. */
  readonly charts: readonly (DrawnObject & { readonly part: string })[];
}

export interface PivotTable {
  readonly name: string;
  readonly location: string;
  readonly source: { readonly sheet: string; readonly ref: string } | { readonly name: string } | null;
  readonly rowFields: readonly string[];
  readonly columnFields: readonly string[];
  readonly pageFields: readonly string[];
  readonly dataFields: readonly string[];
  readonly part: string;
}

export interface SheetComment {
  readonly ref: string;
  readonly author: string | null;
  /** As the file states it; only threaded comments have one. */
  readonly date: string | null;
  readonly text: string;
  readonly isResolved: boolean | null;
  readonly replies: readonly {
    readonly author: string | null;
    readonly date: string | null;
    readonly text: string;
  }[];
  readonly part: string;
}
