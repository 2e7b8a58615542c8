import { toCssColor } from '../office/css-color.ts';
import type { CSSProperties } from 'react';
import type { ParagraphView, RunLook, TableView } from '#documents';

type CellView = TableView['rows'][number]['cells'][number];
type BorderView = NonNullable<CellView['borders']>['top'];

function toFontFamily({ font, eastAsiaFont }: RunLook): string {
  const named = [font, eastAsiaFont].filter((name) => name !== null && name !== '');
  const quoted = named.map((name) => `"${String(name).replaceAll(/["\\]/g, '')}"`);
  const isSerif = /times|serif|roman|georgia|garamond|cambria|song|ming|宋|明/i.test(font);
  const [own, ...eastAsian] = quoted;
  const kind = isSerif ? 'serif' : 'sans';
  // Latin letters and quotes come from a Latin font where the document's own is not there.
  return [own, `var(--pl-paper-latin-${kind})`, ...eastAsian, `var(--pl-paper-${kind})`]
    .filter((name) => name !== undefined)
    .join(', ');
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** How a run is drawn. */
export function toRunStyle(look: RunLook): CSSProperties {
  const lines = [look.isUnderlined ? 'underline' : '', look.isStruckOut ? 'line-through' : ''];
  return {
    fontFamily: toFontFamily(look),
    fontSize: `${clamp(look.sizePt, 1, 400) * (look.raised === 'none' ? 1 : 0.65)}pt`,
    fontWeight: look.isBold ? 700 : 400,
    fontStyle: look.isItalic ? 'italic' : 'normal',
    textDecorationLine: lines.filter(Boolean).join(' ') || 'none',
    textTransform: look.capitals === 'all' ? 'uppercase' : undefined,
    fontVariantCaps: look.capitals === 'small' ? 'small-caps' : undefined,
    verticalAlign: look.raised === 'none' ? undefined : look.raised,
    color: toCssColor(look.color),
    backgroundColor: toCssColor(look.highlight),
  };
}

const points = (value: number) => `${clamp(value, -400, 1_600)}pt`;

/** A marker takes the room that its paragraph hangs by. */
export function toMarkerStyle({ firstLinePt }: ParagraphView, look: RunLook): CSSProperties {
  return { ...toRunStyle(look), minWidth: firstLinePt < 0 ? points(-firstLinePt) : undefined };
}

/** How a paragraph is laid out. */
export function toParagraphStyle(paragraph: ParagraphView): CSSProperties {
  const { align, isRightToLeft, line, isExactLine } = paragraph;
  const hangingPt = Math.max(0, -paragraph.firstLinePt);
  return {
    textAlign: align,
    direction: isRightToLeft ? 'rtl' : undefined,
    // What hangs is within the box: what is outside of it is not painted.
    marginLeft: points(Math.max(0, paragraph.leftPt - hangingPt)),
    paddingLeft: points(hangingPt),
    marginRight: points(Math.max(0, paragraph.rightPt)),
    textIndent: points(paragraph.firstLinePt),
    paddingTop: points(Math.max(0, paragraph.beforePt)),
    paddingBottom: points(Math.max(0, paragraph.afterPt)),
    lineHeight: isExactLine ? points(Math.max(6, line)) : clamp(line * 1.2, 0.8, 6),
    backgroundColor: toCssColor(paragraph.fill),
  };
}

function toCssBorder(border: BorderView): string {
  if (border === null) return 'none';
  return `${clamp(border.widthPt, 0.5, 12)}pt ${border.style} ${toCssColor(border.color) ?? 'currentColor'}`;
}

/** Where a table stands between the margins. */
export const tableMargins: Readonly<Record<TableView['align'], CSSProperties>> = {
  left: {},
  center: { marginInline: 'auto' },
  right: { marginLeft: 'auto' },
};

/** How a cell of a table is drawn. */
export function toCellStyle({
  borders,
  verticalAlign,
  fill,
}: Pick<CellView, 'borders' | 'verticalAlign' | 'fill'>): CSSProperties {
  return {
    backgroundColor: toCssColor(fill),
    verticalAlign,
    ...(borders && {
      borderTop: toCssBorder(borders.top),
      borderRight: toCssBorder(borders.right),
      borderBottom: toCssBorder(borders.bottom),
      borderLeft: toCssBorder(borders.left),
    }),
  };
}
