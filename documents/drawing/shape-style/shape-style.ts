import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { createColorReader, type DrawingColor } from '../theme-color/drawing-color.ts';
import type { DrawingFill } from './drawing-fill.ts';
import type { DrawingLine } from './drawing-line.ts';

/** A reference into a theme's style lists, with the colour that `phClr` stands for there. */
export interface StyleReference {
  /** Counts from 1; 0 means nothing; 1001 and on are background fills. */
  readonly index: number;
  readonly color: DrawingColor | null;
}

/** How a shape looks: what is written on it, and the theme styles it refers to. */
export interface ShapeStyle {
  readonly fill: DrawingFill | null;
  readonly line: DrawingLine | null;
  readonly fillReference: StyleReference | null;
  readonly lineReference: StyleReference | null;
  /** The colour of its text unless a run says otherwise; `index` is `major`, `minor` or `none`. */
  readonly fontReference: { readonly index: string; readonly color: DrawingColor | null } | null;
}

export const emptyShapeStyle: ShapeStyle = {
  fill: null,
  line: null,
  fillReference: null,
  lineReference: null,
  fontReference: null,
};

export type StyleReferences = Pick<ShapeStyle, 'fillReference' | 'lineReference' | 'fontReference'>;

/** A reader of p:style, wps:style or xdr:style. */
export function createStyleReferenceReader(
  onReferences: (references: StyleReferences) => void,
): ElementReader {
  const found = new Map<string, { index: string; color: DrawingColor | null }>();
  const toReference = (name: string): StyleReference | null => {
    const reference = found.get(name);
    return reference === undefined ? null : { index: Number(reference.index) || 0, color: reference.color };
  };
  return {
    open: (name, attributes: Attributes) => {
      const reference = { index: attributes['idx'] ?? '', color: null as DrawingColor | null };
      found.set(name, reference);
      return createColorReader((color) => void (reference.color = color));
    },
    close: () =>
      onReferences({
        fillReference: toReference('a:fillRef'),
        lineReference: toReference('a:lnRef'),
        fontReference: found.get('a:fontRef') ?? null,
      }),
  };
}
