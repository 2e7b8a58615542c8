import type { CSSProperties } from 'react';
import type { CellStyle, GridCell } from '#documents';
import { toCssColor } from '../office/css-color.ts';

const widths: Readonly<Record<string, string>> = {
  thick: '3px solid',
  medium: '2px solid',
  double: '3px double',
  dashed: '1px dashed',
  mediumDashed: '2px dashed',
  dotted: '1px dotted',
  hair: '1px dotted',
};

function toBorder(side: { readonly style: string; readonly color: { readonly rgb: string | null } | null }) {
  const line = Object.hasOwn(widths, side.style) ? widths[side.style] : '1px solid';
  return `${line} ${toCssColor(side.color?.rgb) ?? '#000'}`;
}

const horizontals: Readonly<Record<string, CSSProperties['justifyContent']>> = {
  left: 'flex-start',
  right: 'flex-end',
  center: 'center',
  centerContinuous: 'center',
  distributed: 'center',
};

const verticals: Readonly<Record<string, CSSProperties['alignItems']>> = {
  top: 'flex-start',
  center: 'center',
};

// What a cell that says nothing about it looks like: by what is in it.
const usualSides: Readonly<Record<GridCell['kind'], CSSProperties['justifyContent']>> = {
  text: 'flex-start',
  number: 'flex-end',
  boolean: 'center',
  error: 'center',
  blank: 'flex-start',
};

/** How a cell is drawn. */
export function toCellStyle(style: CellStyle | undefined, kind: GridCell['kind']): CSSProperties {
  const { font, fill, borders, alignment } = style ?? {
    font: null,
    fill: null,
    borders: null,
    alignment: null,
  };
  const lines = [font?.isUnderlined ? 'underline' : '', font?.isStruckOut ? 'line-through' : ''];
  const size = font?.sizePoints ?? null;
  return {
    fontFamily: font?.name ? `"${font.name.replaceAll(/["\\]/g, '')}", var(--pl-cell-font)` : undefined,
    fontSize: size === null ? undefined : `${Math.min(200, Math.max(4, size))}pt`,
    fontWeight: font?.isBold ? 700 : undefined,
    fontStyle: font?.isItalic ? 'italic' : undefined,
    textDecorationLine: lines.filter(Boolean).join(' ') || undefined,
    color: toCssColor(font?.color?.rgb),
    backgroundColor: toCssColor(fill?.rgb),
    borderLeft: borders?.left && toBorder(borders.left),
    borderRight: borders?.right && toBorder(borders.right),
    borderTop: borders?.top && toBorder(borders.top),
    borderBottom: borders?.bottom && toBorder(borders.bottom),
    justifyContent: horizontals[alignment?.horizontal ?? ''] ?? usualSides[kind],
    alignItems: verticals[alignment?.vertical ?? ''] ?? 'flex-end',
    whiteSpace: alignment?.isWrapped ? 'pre-wrap' : 'pre',
    textAlign: alignment?.horizontal === 'center' ? 'center' : undefined,
    paddingInlineStart: alignment?.indent ? `${2 + 7 * Math.min(20, alignment.indent)}px` : undefined,
  };
}

/** How the cells of a column look that are not stored: what of its format is seen without a text. */
export function toEmptyCellStyle(style: CellStyle | undefined): CSSProperties | undefined {
  if (style === undefined || (style.fill === null && style.borders === null)) return undefined;
  const { backgroundColor, borderRight, borderBottom } = toCellStyle(style, 'blank');
  return Object.fromEntries(
    Object.entries({ backgroundColor, borderRight, borderBottom }).filter(([, value]) => value !== undefined),
  );
}
