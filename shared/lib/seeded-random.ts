/** Draws that a stored seed repeats exactly, on every machine. Not for secrets. */
export interface SeededRandom {
  /** A whole number from 0 to 2^32 − 1. */
  readonly nextUint32: () => number;
  /** A whole number from 0 to bound − 1, each equally likely; bound from 1 to 2^32. */
  readonly nextBelow: (bound: number) => number;
  /** A number from 0 up to but not including 1, of 53 random bits. */
  readonly nextFraction: () => number;
  /** The items in a random order, as a new array. */
  readonly shuffle: <Item>(items: readonly Item[]) => Item[];
  /** `count` different items in random order (all of them if there are fewer). */
  readonly sample: <Item>(items: readonly Item[], count: number) => Item[];
}

const uint32Span = 2 ** 32;

/** Starts a generator from a seed, a whole number ≥ 0; throws a RangeError for any other. */
export function createSeededRandom(seed: number): SeededRandom {
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`Not a seed: ${seed}`);
  const nextUint32 = xoshiro128(stateFromSeed(BigInt(seed)));

  function nextBelow(bound: number): number {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > uint32Span) {
      throw new RangeError(`Not a bound from 1 to 2^32: ${bound}`);
    }
    // The last, incomplete run of `bound` numbers is drawn again: a plain remainder would favour small results.
    const limit = uint32Span - (uint32Span % bound);
    let drawn = nextUint32();
    while (drawn >= limit) drawn = nextUint32();
    return drawn % bound;
  }

  // Durstenfeld's form of the Fisher-Yates shuffle, stopped after the first `count` places.
  function sample<Item>(items: readonly Item[], count: number): Item[] {
    const pool = [...items];
    const taken = Math.max(0, Math.min(count, pool.length));
    for (let place = 0; place < taken; place += 1) {
      const other = place + nextBelow(pool.length - place);
      const drawn = pool.splice(other, 1, ...pool.slice(place, place + 1));
      pool.splice(place, 1, ...drawn);
    }
    return pool.slice(0, taken);
  }

  return {
    nextUint32,
    nextBelow,
    nextFraction: () => ((nextUint32() >>> 5) * 2 ** 26 + (nextUint32() >>> 6)) / 2 ** 53,
    shuffle: (items) => sample(items, items.length),
    sample,
  };
}

/** xoshiro128** 1.1 of David Blackman and Sebastiano Vigna (public domain, prng.di.unimi.it). */
export function xoshiro128(state: readonly [number, number, number, number]): () => number {
  let [s0, s1, s2, s3] = state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = rotateLeft(s3, 11);
    return result;
  };
}

/** SplitMix64, which its authors advise for filling the state: near seeds then start far apart. */
export function splitMix64(seed: bigint): () => bigint {
  let counter = BigInt.asUintN(64, seed);
  return () => {
    counter = BigInt.asUintN(64, counter + 0x9e3779b97f4a7c15n);
    let mixed = BigInt.asUintN(64, (counter ^ (counter >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return mixed ^ (mixed >> 31n);
  };
}

function stateFromSeed(seed: bigint): readonly [number, number, number, number] {
  const next = splitMix64(seed);
  const [low, high] = [next(), next()];
  return [Number(low & 0xffffffffn), Number(low >> 32n), Number(high & 0xffffffffn), Number(high >> 32n)];
}

function rotateLeft(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}
