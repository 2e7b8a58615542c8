import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { parseInteger } from './measure.ts';
import { parseWordColor, type WordColor } from './word-color.ts';

export type BorderSide = 'top' | 'right' | 'bottom' | 'left' | 'insideH' | 'insideV';

export interface WordBorder {
  /** ST_Border: `single`, `double`, `nil` … */
  readonly style: string;
  readonly sizeEighthPoints: number | null;
  readonly color: WordColor | null;
}

/** Borders of a table, a cell or a style (w:tblBorders, w:tcBorders): what is absent is left to what is beneath. */
export type TableBorders = Readonly<Partial<Record<BorderSide, WordBorder>>>;

const sides: Readonly<Record<string, BorderSide>> = {
  'w:top': 'top',
  'w:right': 'right',
  'w:end': 'right',
  'w:bottom': 'bottom',
  'w:left': 'left',
  'w:start': 'left',
  'w:insideH': 'insideH',
  'w:insideV': 'insideV',
};

function toBorder(attributes: Attributes): WordBorder {
  return {
    style: attributes['w:val'] ?? 'single',
    sizeEighthPoints: parseInteger(attributes['w:sz']),
    color: parseWordColor({ ...attributes, 'w:val': attributes['w:color'] ?? 'auto' }, 'color'),
  };
}

/** A reader of w:tblBorders or w:tcBorders. */
export function createBordersReader(onBorders: (borders: TableBorders) => void): ElementReader {
  const borders: Partial<Record<BorderSide, WordBorder>> = {};
  return {
    open: (name, attributes) => {
      const side = Object.hasOwn(sides, name) ? sides[name] : undefined;
      if (side !== undefined) borders[side] = toBorder(attributes);
      return null;
    },
    close: () => onBorders(borders),
  };
}
