import type { Attributes } from '../../xml/read-elements.ts';
import { parseOnOff } from '../properties/measure.ts';
import type { TableLook } from './story.ts';

/** Of a table that states nothing: its style applies as a whole. */
export const noLook: TableLook = {
  firstRow: false,
  lastRow: false,
  firstColumn: false,
  lastColumn: false,
  hasRowBands: true,
  hasColumnBands: true,
};

/** Takes w:tblLook: attributes by name (2010 on), or else the bits of `val` (ECMA-376 part 4, 14.3.7). */
export function readLook(attributes: Attributes): TableLook {
  const bits = Number.parseInt(attributes['w:val'] ?? '0', 16) || 0;
  const isOn = (name: string, bit: number): boolean => {
    const value = attributes[`w:${name}`];
    return value === undefined ? (bits & bit) !== 0 : parseOnOff(value);
  };
  return {
    firstRow: isOn('firstRow', 0x20),
    lastRow: isOn('lastRow', 0x40),
    firstColumn: isOn('firstColumn', 0x80),
    lastColumn: isOn('lastColumn', 0x1_00),
    hasRowBands: !isOn('noHBand', 0x2_00),
    hasColumnBands: !isOn('noVBand', 0x4_00),
  };
}
