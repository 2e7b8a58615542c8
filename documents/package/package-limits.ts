/** How much a package may cost to read. What headers claim is an upper bound; what inflates is counted. */
export type PackageLimits = {
  readonly maxEntryCount: number;
  readonly maxEntryBytes: number;
  /** Inflated bytes over all entries that are read. */
  readonly maxTotalBytes: number;
  /** Inflated to stored bytes of one entry; judged only above `ratioFloorBytes`. */
  readonly maxRatio: number;
  readonly ratioFloorBytes: number;
};

const MEBIBYTE = 1024 * 1024;

/** Generous for real Office files, far below what a zip bomb needs. */
export const defaultPackageLimits: PackageLimits = {
  maxEntryCount: 20_000,
  maxEntryBytes: 512 * MEBIBYTE,
  maxTotalBytes: 1024 * MEBIBYTE,
  maxRatio: 300,
  ratioFloorBytes: 8 * MEBIBYTE,
};
