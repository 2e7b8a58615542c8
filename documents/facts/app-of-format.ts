import type { DocumentFormat, OfficeApp } from '../identify/document-format.ts';

/** The application whose documents files of this format are, read here or not; null for what is none. */
export function appOfFormat(format: DocumentFormat): OfficeApp | null {
  if (/^(?:do[ct]|odt|ott)/.test(format)) return 'word';
  if (/^(?:xl|ods|ots)/.test(format)) return 'excel';
  return /^(?:p[op]|odp|otp)/.test(format) ? 'powerpoint' : null;
}
