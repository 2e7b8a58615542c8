/** A colour of a cell: as stored, and as it is seen where that can be told. */
export interface CellColor {
  /** `srgbClr:FF0000`, `schemeClr:accent1`, `indexed:22`. */
  readonly stored: string;
  /** `RRGGBB`. */
  readonly rgb: string | null;
  readonly colorName: string | null;
}

export interface CellFont {
  readonly name: string | null;
  readonly sizePoints: number | null;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruckOut: boolean;
  readonly color: CellColor | null;
}

export interface CellStyle {
  /** The format code, `General` where there is none. */
  readonly numFmt: string;
  readonly font: CellFont | null;
  /** null where a cell is not filled. */
  readonly fill: CellColor | null;
  /** Sides that have a line; null where none has. */
  readonly borders: CellBorders | null;
  /** null where everything is as usual. */
  readonly alignment: CellAlignment | null;
}

export interface CellBorder {
  /** ST_BorderStyle: `thin`, `double` … */
  readonly style: string;
  readonly color: CellColor | null;
}

export type CellBorders = Readonly<Partial<Record<'left' | 'right' | 'top' | 'bottom', CellBorder>>>;

export interface CellAlignment {
  readonly horizontal: string | null;
  readonly vertical: string | null;
  readonly isWrapped: boolean;
  readonly indent: number;
  /** Degrees upwards, 91 to 180 downwards, 255 for letters above each other, as in the file. */
  readonly rotation: number;
}

export interface WorkbookStyles {
  /** By the `s` of a cell. */
  readonly cells: readonly CellStyle[];
  /** By the `dxfId` of a conditional format. */
  readonly differential: readonly { readonly font: CellFont | null; readonly fill: CellColor | null }[];
}

export const plainStyle: CellStyle = {
  numFmt: 'General',
  font: null,
  fill: null,
  borders: null,
  alignment: null,
};

/** One line for a font: `Calibri, 11 pt, bold, srgbClr:FF0000`. */
export function describeFont(font: CellFont): string {
  const traits = [
    font.name,
    font.sizePoints === null ? null : `${font.sizePoints} pt`,
    font.isBold ? 'bold' : null,
    font.isItalic ? 'italic' : null,
    font.isUnderlined ? 'underlined' : null,
    font.isStruckOut ? 'struck out' : null,
    font.color?.stored,
  ];
  return traits.filter(Boolean).join(', ');
}
