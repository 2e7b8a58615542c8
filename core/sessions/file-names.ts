import { ExpectedError } from '#core/foundation';

const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;
const forbidden = /[<>:"/\\|?*]/;

/**
 * A name that every file system takes: no path, no control or reserved characters, no device name. Throws
 * `file-name-not-allowed`; gives the name in composed form.
 */
export function checkFileName(name: string): string {
  const composed = name.normalize('NFC').trim();
  const hasControl = [...composed].some((character) => character.charCodeAt(0) < 32);
  const isBad =
    composed === '' ||
    forbidden.test(composed) ||
    hasControl ||
    reserved.test(composed) ||
    /^\.+$/.test(composed) ||
    composed.endsWith('.');
  if (isBad || new TextEncoder().encode(composed).length > 255)
    throw new ExpectedError('file-name-not-allowed', { name: composed.slice(0, 80) });
  return composed;
}

/** Two names with the same fold are the same file on some system. */
export function foldFileName(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
