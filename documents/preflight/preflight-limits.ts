import { defaultPackageLimits, type PackageLimits } from '../package/package-limits.ts';

/** What a check before submitting may cost. */
export type PreflightLimits = {
  readonly maxFileBytes: number;
  /** Inflated XML that is read for being well-formed; what lies beyond is only inflated. */
  readonly maxXmlBytes: number;
  readonly package: PackageLimits;
};

export const defaultPreflightLimits: PreflightLimits = {
  maxFileBytes: 2 * 1024 ** 3,
  maxXmlBytes: 48 * 1024 ** 2,
  package: defaultPackageLimits,
};
