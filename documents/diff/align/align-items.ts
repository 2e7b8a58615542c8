import { keepRising, matchSequences, numberKeys } from './match-sequences.ts';
import { type IndexPair, type PairOptions, pairSimilar } from './pair-similar.ts';

export interface AlignedPair {
  readonly before: number;
  readonly after: number;
  readonly isEqual: boolean;
  /** Whether it stands elsewhere among the others. */
  readonly isMoved: boolean;
}

/** Places of two lists, each in one pair or left over. */
export interface Alignment {
  /** In the order of `after`. */
  readonly pairs: readonly AlignedPair[];
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

export interface AlignOptions extends PairOptions {
  /** What tells an item whatever is in it, such as a shape's id and name; null where nothing does. */
  readonly identities?: readonly [before: readonly (string | null)[], after: readonly (string | null)[]];
}

/** Those left over that have one key are paired first come first served. */
function pairByKey(
  partners: Int32Array,
  taken: Set<number>,
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): void {
  const waiting = new Map<string, number[]>();
  for (const [at, key] of after.entries()) {
    if (key === null || taken.has(at)) continue;
    const list = waiting.get(key);
    if (list === undefined) waiting.set(key, [at]);
    else list.push(at);
  }
  for (const list of waiting.values()) list.reverse();
  for (const [at, key] of before.entries()) {
    if (key === null || (partners[at] ?? -1) >= 0) continue;
    const to = waiting.get(key)?.pop();
    if (to === undefined) continue;
    partners[at] = to;
    taken.add(to);
  }
}

/** The stretches between pairs that keep the order. */
function listGaps(partners: Int32Array, taken: ReadonlySet<number>, afterLength: number) {
  const rising = keepRising([...partners.entries()].filter(([, to]) => to >= 0));
  const gaps: { before: number[]; after: number[] }[] = [];
  let [from, to] = [0, 0];
  for (const [before, after] of [...rising, [partners.length, afterLength] as const]) {
    const gap = { before: [] as number[], after: [] as number[] };
    for (; from < before; from += 1) if (partners[from] === -1) gap.before.push(from);
    for (; to < after; to += 1) if (!taken.has(to)) gap.after.push(to);
    if (gap.before.length > 0 && gap.after.length > 0) gaps.push(gap);
    [from, to] = [before + 1, after + 1];
  }
  return gaps;
}

/** Aligns two lists by what is in their items: equal ones in order, equal ones elsewhere, then the most alike. */
export function alignItems(
  beforeKeys: readonly string[],
  afterKeys: readonly string[],
  options: AlignOptions,
): Alignment {
  const [before, after] = numberKeys(beforeKeys, afterKeys);
  const partners = matchSequences(before, after);
  const taken = new Set([...partners].filter((to) => to >= 0));
  pairByKey(partners, taken, beforeKeys, afterKeys);
  if (options.identities !== undefined) pairByKey(partners, taken, ...options.identities);
  for (const gap of listGaps(partners, taken, after.length)) {
    for (const [from, to] of pairSimilar(gap.before, gap.after, options)) {
      partners[from] = to;
      taken.add(to);
    }
  }
  const matches = [...partners.entries()].filter(([, to]) => to >= 0);
  const inOrder = new Set(keepRising(matches).map(([from]) => from));
  const pairs = matches
    .toSorted((one: IndexPair, other: IndexPair) => one[1] - other[1])
    .map(([from, to]) => ({
      before: from,
      after: to,
      isEqual: before[from] === after[to],
      isMoved: !inOrder.has(from),
    }));
  return {
    pairs,
    removed: [...partners.keys()].filter((from) => partners[from] === -1),
    added: [...after.keys()].filter((to) => !taken.has(to)),
  };
}
