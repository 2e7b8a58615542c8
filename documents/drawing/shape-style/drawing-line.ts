import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import { type DrawingFill, openFill } from './drawing-fill.ts';

/** An outline; what is null is left to the style. */
export interface DrawingLine {
  readonly widthEmu: number | null;
  readonly fill: DrawingFill | null;
  readonly dash: string | null;
  readonly headEnd: string | null;
  readonly tailEnd: string | null;
}

function parseWidth(value: string | undefined): number | null {
  const width = Number(value);
  return value === undefined || !Number.isFinite(width) ? null : width;
}

/** A reader of a:ln (or a:lnL … of a table cell). */
export function createLineReader(attributes: Attributes, onLine: (line: DrawingLine) => void): ElementReader {
  let fill: DrawingFill | null = null;
  const marks = new Map<string, string>();
  return {
    open: (name, child) => {
      if (name === 'a:prstDash') marks.set('dash', child['val'] ?? 'solid');
      else if (name === 'a:headEnd' || name === 'a:tailEnd') marks.set(name, child['type'] ?? 'none');
      return openFill(name, child, (found) => void (fill = found));
    },
    close: () =>
      onLine({
        widthEmu: parseWidth(attributes['w']),
        fill,
        dash: marks.get('dash') ?? null,
        headEnd: marks.get('a:headEnd') ?? null,
        tailEnd: marks.get('a:tailEnd') ?? null,
      }),
  };
}
