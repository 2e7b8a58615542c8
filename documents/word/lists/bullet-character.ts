// Symbol fonts keep their signs in the private use area; these are the bullets that Word offers.
const symbol: ReadonlyMap<number, string> = new Map([
  [0xb7, '•'],
  [0xa8, '♦'],
  [0xde, '⇒'],
  [0xae, '→'],
  [0x2d, '−'],
]);

const wingdings: ReadonlyMap<number, string> = new Map([
  [0x6c, '●'],
  [0x6e, '■'],
  [0x6f, '□'],
  [0x71, '❑'],
  [0x72, '❒'],
  [0x75, '◆'],
  [0x76, '❖'],
  [0x9f, '•'],
  [0xa7, '▪'],
  [0xa8, '◻'],
  [0xd8, '➢'],
  [0xe0, '→'],
  [0xe8, '➔'],
  [0xf0, '⇨'],
  [0xfb, '✗'],
  [0xfc, '✓'],
  [0xfe, '☑'],
]);

/** The text of a bullet with signs of symbol fonts as Unicode has them; unknown ones stay as they are. */
export function toBulletText(text: string, font: string | null): string {
  const table = font !== null && /^wingdings/i.test(font) ? wingdings : symbol;
  return text.replaceAll(/[\uf020-\uf0ff]/g, (sign) => table.get(sign.charCodeAt(0) - 0xf000) ?? sign);
}
