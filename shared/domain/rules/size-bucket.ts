export type OfficeApp = 'word' | 'excel' | 'powerpoint';
export type SizeBucket = 'small' | 'medium' | 'long';

/** The greatest page, sheet or slide count of a small and of a medium file. */
const limits: Readonly<Record<OfficeApp, readonly [small: number, medium: number]>> = {
  word: [10, 30],
  excel: [3, 8],
  powerpoint: [10, 30],
};

/** Sorts a file by its pages, sheets or slides (SPEC 6, Office Comprehension Bench appendix P). */
export function computeSizeBucket(app: OfficeApp, count: number): SizeBucket {
  const [small, medium] = limits[app];
  if (count <= small) return 'small';
  return count <= medium ? 'medium' : 'long';
}
