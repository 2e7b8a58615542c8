const predefined: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

// Production 2 of XML 1.0: what may stand in a document, and so what a reference may stand for.
function isCharacter(code: number): boolean {
  return (
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff)
  );
}

function decodeReference(name: string): string | null {
  const known = predefined.get(name);
  if (known !== undefined) return known;
  const digits = /^#(?:(\d+)|x([0-9a-fA-F]+))$/.exec(name);
  if (digits === null) return null;
  const code = digits[1] === undefined ? Number.parseInt(digits[2] ?? '', 16) : Number(digits[1]);
  return isCharacter(code) ? String.fromCodePoint(code) : null;
}

/** The text that `&amp;` and its like stand for; null where a reference is no known one. */
export function decodeReferences(text: string): string | null {
  let decoded = '';
  let from = 0;
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', from)) {
    const end = text.indexOf(';', at);
    const replacement = end < 0 ? null : decodeReference(text.slice(at + 1, end));
    if (replacement === null) return null;
    decoded += text.slice(from, at) + replacement;
    from = end + 1;
  }
  return decoded + text.slice(from);
}
