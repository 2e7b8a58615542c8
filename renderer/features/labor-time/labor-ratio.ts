import type { LaborRow } from '#contract';

const msPerMinute = 60_000;

/** Published minutes as milliseconds. */
export const publishedMs = ({ published }: Pick<LaborRow, 'published'>): number | null =>
  published.laborMinutes === null ? null : published.laborMinutes * msPerMinute;

/** Measured ÷ published; null where either is missing. */
export function computeLaborRatio(row: Pick<LaborRow, 'published' | 'laborTimeMs'>): number | null {
  const published = publishedMs(row);
  return row.laborTimeMs === null || published === null || published <= 0
    ? null
    : row.laborTimeMs / published;
}
