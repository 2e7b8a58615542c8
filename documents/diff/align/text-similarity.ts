/** How often each word is in a text; in scripts that set no spaces, each character is one. */
export type WordBag = ReadonlyMap<string, number>;

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}_]+|[^\s]/gu;
// What stands further back in a text this long decides nothing.
const mostCharacters = 20_000;

export function toWordBag(text: string): WordBag {
  const bag = new Map<string, number>();
  for (const [found] of text.slice(0, mostCharacters).matchAll(word))
    bag.set(found, (bag.get(found) ?? 0) + 1);
  return bag;
}

/** Dice's coefficient of two bags of words, 0 to 1; 1 for two empty ones. */
export function compareBags(one: WordBag, other: WordBag): number {
  let [common, total] = [0, 0];
  for (const [key, count] of one) {
    total += count;
    common += Math.min(count, other.get(key) ?? 0);
  }
  for (const count of other.values()) total += count;
  return total === 0 ? 1 : (2 * common) / total;
}
