/** A text in which case, width, diacritics and the like no longer tell, with where each unit of it comes from. */
export interface FoldedText {
  readonly text: string;
  /** The UTF-16 position in the original of each unit and of the end; null where they are the same. */
  readonly positions: Uint32Array | null;
}

// Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic; the vowels of other scripts are no accents.
const accent =
  /[\u0300-\u036F]|[\u0591-\u05BD]|\u05BF|[\u05C1\u05C2]|[\u05C4\u05C5]|\u05C7|[\u064B-\u065F]|[\u1AB0-\u1AFF]|[\u1DC0-\u1DFF]|[\u20D0-\u20FF]/gu;
// Soft hyphens and what has no width.
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu;
const likePlain: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  ς: 'σ',
  '\t': ' ',
  '\n': ' ',
  '\r': ' ',
};

const plain = /^[\u0020-\u007E]*$/;
// Letters of most texts: the folded form of each is found once.
const known = new Map<string, string>();
const mostKnown = 20_000;

function foldCharacter(character: string): string {
  const found = known.get(character);
  if (found !== undefined) return found;
  const decomposed = character
    .normalize('NFKD')
    .replaceAll(accent, '')
    .replaceAll(invisible, '')
    .toLowerCase();
  const folded = Array.from(decomposed, (one) => likePlain[one] ?? one).join('');
  if (known.size < mostKnown) known.set(character, folded);
  return folded;
}

/** Folds case, full and half width, ligatures, diacritics, quotation marks, dashes and kinds of space. */
export function foldText(text: string): FoldedText {
  if (plain.test(text)) return { text: text.toLowerCase(), positions: null };
  const pieces: string[] = [];
  const positions: number[] = [];
  let at = 0;
  for (const character of text) {
    const folded = foldCharacter(character);
    pieces.push(folded);
    for (let unit = 0; unit < folded.length; unit += 1) positions.push(at);
    at += character.length;
  }
  positions.push(at);
  const isSame =
    positions.length === text.length + 1 && positions.every((position, index) => position === index);
  return { text: pieces.join(''), positions: isSame ? null : Uint32Array.from(positions) };
}
