import { ExpectedError } from '#core/foundation';

const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;
const forbidden = /[<>:"/\\|?*]/;
/** Beside control characters, marks that turn the direction of reading: `gpj\u202excod.exe` looks like a .docx. */
const hidden = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * A name that every file system takes: no path, no control or reserved characters, no device name. Throws
 * `file-name-not-allowed`; gives the name in composed form.
 */
export function checkFileName(name: string): string {
  const composed = name.normalize('NFC').trim();
  const isBad =
    composed.replaceAll(unseen, '').trim() === '' ||
    !composed.isWellFormed() ||
    forbidden.test(composed) ||
    hidden.test(composed) ||
    reserved.test(composed) ||
    /^\.+$/.test(composed) ||
    composed.endsWith('.');
  if (isBad || new TextEncoder().encode(composed).length > 255)
    throw new ExpectedError('file-name-not-allowed', { name: composed.slice(0, 80) });
  return composed;
}

/** Two names with the same fold are the same file on some system, or look the same to everybody. */
export function foldFileName(name: string): string {
  return name.normalize('NFKC').replaceAll(unseen, '').toLowerCase();
}
