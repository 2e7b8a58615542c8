/** Text of a file, or why its bytes are not UTF-8 and in which line. */
export type DecodedText =
  { readonly text: string } | { readonly text: null; readonly line: number; readonly message: string };

/** Takes UTF-8, with or without a byte order mark, and nothing else: another encoding would be a guess. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) {
    return { text: null, line: 1, message: 'The file is UTF-16. Save it as UTF-8.' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const lenient = new TextDecoder('utf-8').decode(bytes);
    const line = lenient.slice(0, lenient.indexOf('\uFFFD')).split('\n').length;
    return {
      text: null,
      line,
      message: 'The file is not UTF-8 (GBK, perhaps, or cut short). Save it as UTF-8.',
    };
  }
}
