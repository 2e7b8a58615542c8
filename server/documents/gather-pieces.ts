const pieceBytes = 4 * 1024 * 1024;

/** Text as UTF-8 in pieces of a few megabytes: few messages, and none longer than a string can be. */
export function gatherPieces(texts: Iterable<string>): readonly Uint8Array[] {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  let waiting: string[] = [];
  let length = 0;
  const flush = (): void => {
    if (length > 0) pieces.push(encoder.encode(waiting.join('')));
    waiting = [];
    length = 0;
  };
  for (const text of texts) {
    waiting.push(text);
    length += text.length;
    if (length >= pieceBytes) flush();
  }
  flush();
  return pieces;
}
