import type { Sha256 } from '#domain';
import { createSeededRandom, type SeededRandom } from '#lib';

/** Chance that a seed repeats, in the shapes that rows need. */
export interface SeedRandom extends SeededRandom {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  chance(ratio: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Text in the shape of a random UUID. */
  uuid(): string;
  sha256(): Sha256;
}

export function createSeedRandom(seed: number): SeedRandom {
  const random = createSeededRandom(seed);
  const hex = (words: number): string =>
    Array.from({ length: words }, () => random.nextUint32().toString(16).padStart(8, '0')).join('');
  return {
    ...random,
    between: (low, high) => low + Math.floor(random.nextFraction() * (high - low + 1)),
    chance: (ratio) => random.nextFraction() < ratio,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[random.nextBelow(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    uuid: () => hex(4).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5'),
    sha256: () => hex(8) as Sha256,
  };
}
