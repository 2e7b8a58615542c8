/** Choices that are the same for the same seed (mulberry32, public domain). */
export interface Chance {
  /** From 0 up to but not including `below`. */
  readonly integer: (below: number) => number;
  readonly isOneIn: (count: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (below: number): number => Math.floor(next() * below);
  return {
    integer,
    isOneIn: (count) => integer(count) === 0,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[integer(list.length)] as T;
    },
  };
}
