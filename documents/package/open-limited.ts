import type { ByteSource } from './byte-source.ts';
import { defaultPackageLimits, type PackageLimits } from './package-limits.ts';
import { limitTime, type TimeLimit } from './time-limit.ts';
import { openZip, type ZipArchive } from './zip-archive.ts';

interface ReadingLimits {
  readonly limits?: PackageLimits;
  readonly timeLimit?: TimeLimit;
}

/** Opens a zip within what whoever reads it allows; throws DocumentError. */
export function openLimited(source: ByteSource, { limits, timeLimit }: ReadingLimits): ZipArchive {
  const archive = openZip(source, { limits: limits ?? defaultPackageLimits });
  return timeLimit === undefined ? archive : limitTime(archive, timeLimit);
}
