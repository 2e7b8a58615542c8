import { viewOf } from './byte-source.ts';
import { computeCrc32 } from './crc32.ts';

/** A name as a zip stores it: bytes, the flag that says they are UTF-8, and the extra fields. */
export type RawEntryName = {
  readonly bytes: Uint8Array;
  readonly isUtf8: boolean;
  readonly extra: Uint8Array;
};

const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

function decodeCodePage437(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => (b < 128 ? String.fromCharCode(b) : codePage437.charAt(b - 128))).join('');
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

export function findExtraField(extra: Uint8Array, id: number): Uint8Array | null {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length;) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === id) return extra.subarray(at + 4, at + 4 + size);
    at += 4 + size;
  }
  return null;
}

// Info-ZIP's Unicode path (0x7075) counts only while the CRC says that nobody renamed the entry since.
function findUnicodePath(name: RawEntryName): string | null {
  const field = findExtraField(name.extra, 0x7075);
  if (field === null || field.length < 5 || field[0] !== 1) return null;
  if (viewOf(field).getUint32(1, true) !== computeCrc32(name.bytes)) return null;
  return decodeStrictly(field.subarray(5), 'utf-8');
}

/**
 * Names of a whole zip. Without the UTF-8 flag the encoding is a guess made for all names together:
 * UTF-8 if every one is valid UTF-8, else `legacyEncoding`, and code page 437 for a name that is neither.
 */
export function decodeEntryNames(names: readonly RawEntryName[], legacyEncoding: string): string[] {
  const unflagged = names.filter((name) => !name.isUtf8);
  const isAllUtf8 = unflagged.every((name) => decodeStrictly(name.bytes, 'utf-8') !== null);
  const guess = isAllUtf8 ? 'utf-8' : legacyEncoding;
  return names.map(
    (name) =>
      findUnicodePath(name) ??
      decodeStrictly(name.bytes, name.isUtf8 ? 'utf-8' : guess) ??
      decodeStrictly(name.bytes, legacyEncoding) ??
      decodeCodePage437(name.bytes),
  );
}
