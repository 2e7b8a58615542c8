import type { EvidenceSelector } from './evidence-selector.ts';
import type { Box } from './measure-union.ts';

/** Where a selector is: boxes are comparable within one place only. */
export interface Located {
  readonly place: string;
  readonly boxes: readonly Box[];
}

const mostColumns = 16_384;
const mostRows = 1_048_576;

const toColumn = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const range = /^\$?([a-z]{0,3})\$?(\d{0,7})(?::\$?([a-z]{0,3})\$?(\d{0,7}))?$/i;

/** `B2:D9` as a box of cells; whole rows (`3:5`) and columns (`A:C`) reach to the edge of the sheet. */
function readRange(text: string): Box | null {
  const [whole, column = '', row = '', toLetters = column, toDigits = row] = range.exec(text) ?? [];
  if (whole === undefined || column + row === '' || toLetters + toDigits === '') return null;
  const columns = column === '' ? [1, mostColumns] : [toColumn(column), toColumn(toLetters)];
  const rows = row === '' ? [1, mostRows] : [Number(row), Number(toDigits)];
  return {
    left: Math.min(...columns),
    right: Math.max(...columns) + 1,
    top: Math.min(...rows),
    bottom: Math.max(...rows) + 1,
  };
}

function readRegion(xywh: string): Box | null {
  const [left = NaN, top = NaN, width = NaN, height = NaN] = xywh.split(',').map(Number);
  const box = { left, top, right: left + width, bottom: top + height };
  return Object.values(box).every(Number.isFinite) && width >= 0 && height >= 0 ? box : null;
}

/** Where a selector of a file is, and how much of it; a position that cannot be read covers nothing. */
export function locateSelector(sha256: string, selector: EvidenceSelector): Located {
  const at = (...names: readonly (string | number | null)[]) =>
    JSON.stringify([sha256, selector.kind, ...names]);
  switch (selector.kind) {
    case 'text': {
      const { part, start, end } = selector;
      return { place: at(part), boxes: [{ left: start, right: end, top: 0, bottom: 1 }] };
    }
    case 'cells': {
      const boxes = selector.ref.trim().split(/\s+/).map(readRange);
      return { place: at(selector.sheet), boxes: boxes.filter((box) => box !== null) };
    }
    case 'region': {
      const box = readRegion(selector.xywh);
      return { place: at(selector.part ?? null, selector.slide ?? null), boxes: box === null ? [] : [box] };
    }
    case 'element':
      return {
        place: at(selector.part, selector.elementKind, selector.elementId),
        boxes: [{ left: 0, right: 1, top: 0, bottom: 1 }],
      };
  }
}
