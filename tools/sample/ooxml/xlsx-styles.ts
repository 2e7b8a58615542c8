import { palette } from './theme.ts';
import { namespaces, xmlHead } from './xml-text.ts';

type CellLook = {
  readonly format?: number;
  readonly font?: number;
  readonly fill?: number;
  readonly border?: number;
  readonly align?: 'center' | 'left';
};

const AMOUNT = 3;
const PERCENT = 164;
const SIGNED = 165;

// Fonts: 0 body, 1 bold, 2 white bold, 3 title, 4 grey note. Fills: 2 navy, 3 mist. Borders: 1 hair, 2 total.
const looks = {
  text: {},
  title: { font: 3 },
  note: { font: 4 },
  head: { font: 2, fill: 2, border: 1, align: 'center' },
  label: { border: 1 },
  amount: { format: AMOUNT, border: 1 },
  signed: { format: SIGNED, border: 1 },
  percent: { format: PERCENT, border: 1 },
  totalLabel: { font: 1, fill: 3, border: 2 },
  totalAmount: { font: 1, fill: 3, border: 2, format: AMOUNT },
  totalSigned: { font: 1, fill: 3, border: 2, format: SIGNED },
  totalPercent: { font: 1, fill: 3, border: 2, format: PERCENT },
} as const satisfies Record<string, CellLook>;

export type CellStyle = keyof typeof looks;

/** The index of a style in the workbook's cell formats. */
export function styleIndexOf(style: CellStyle): number {
  return Object.keys(looks).indexOf(style);
}

function formatXml(look: CellLook): string {
  const { format = 0, font = 0, fill = 0, border = 0, align } = look;
  const alignment =
    align === undefined ? '' : `<alignment horizontal="${align}" vertical="center" wrapText="1"/>`;
  return (
    `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" ` +
    `applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">${alignment}</xf>`
  );
}

function fontXml(size: number, color: string, bold = false, italic = false): string {
  return (
    `<font>${bold ? '<b/>' : ''}${italic ? '<i/>' : ''}<sz val="${size}"/><color rgb="FF${color}"/>` +
    '<name val="Calibri"/><family val="2"/></font>'
  );
}

function borderXml(style: string, color: string): string {
  const side = (tag: string): string => `<${tag} style="${style}"><color rgb="FF${color}"/></${tag}>`;
  return `<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border>`;
}

function solidFill(hex: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="FF${hex}"/><bgColor indexed="64"/></patternFill></fill>`;
}

/** The styles part; differential format 0 is the red of an overspend. */
export function xlsxStylesXml(): string {
  const fonts = [
    fontXml(11, palette.ink),
    fontXml(11, palette.ink, true),
    fontXml(11, palette.paper, true),
    fontXml(16, palette.navy, true),
    fontXml(10, '6B7280', false, true),
  ];
  const fills = [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
    solidFill(palette.navy),
    solidFill(palette.mist),
  ];
  const borders = [
    '<border><left/><right/><top/><bottom/><diagonal/></border>',
    borderXml('thin', 'C5CDD8'),
    borderXml('medium', palette.navy),
  ];
  const formats = Object.values(looks).map(formatXml);
  return (
    `${xmlHead}<styleSheet ${namespaces.x}><numFmts count="2"><numFmt numFmtId="${PERCENT}" formatCode="0.0%"/>` +
    `<numFmt numFmtId="${SIGNED}" formatCode="#,##0;[Red]\\-#,##0"/></numFmts>` +
    `<fonts count="${fonts.length}">${fonts.join('')}</fonts><fills count="${fills.length}">${fills.join('')}</fills>` +
    `<borders count="${borders.length}">${borders.join('')}</borders>` +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles><dxfs count="1"><dxf>' +
    '<font><color rgb="FF9C0006"/></font><fill><patternFill><bgColor rgb="FFFFC7CE"/></patternFill></fill></dxf></dxfs>' +
    '</styleSheet>'
  );
}
