import { matchByEdits } from './match-by-edits.ts';

interface Block {
  readonly beforeStart: number;
  readonly beforeEnd: number;
  readonly afterStart: number;
  readonly afterEnd: number;
}

/** The place of each key that is there once, -2 for one that is there more often. */
function findPlaces(sequence: Int32Array, start: number, end: number): Map<number, number> {
  const places = new Map<number, number>();
  for (let at = start; at < end; at += 1) {
    const key = sequence[at] ?? 0;
    places.set(key, places.has(key) ? -2 : at);
  }
  return places;
}

type Match = readonly [before: number, after: number];

/** The longest run of matches that rises on both sides; `matches` rise on the first. */
export function keepRising(matches: readonly Match[]): Match[] {
  const tails: number[] = [];
  const previous: number[] = [];
  for (const [at, [, after]] of matches.entries()) {
    const last = tails.at(-1);
    // Nearly everything stands in order.
    let low = last !== undefined && (matches[last]?.[1] ?? 0) < after ? tails.length : 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((matches[tails[middle] ?? 0]?.[1] ?? 0) < after) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? -1 : (tails[low - 1] ?? -1));
    tails[low] = at;
  }
  const kept: Match[] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] ?? -1) kept.push(matches[at] as Match);
  return kept.toReversed();
}

/** What is there once on each side, in an order that both have (the idea of Bram Cohen's patience diff). */
function findAnchors(before: Int32Array, after: Int32Array, block: Block): Match[] {
  const afterPlaces = findPlaces(after, block.afterStart, block.afterEnd);
  const unique: Match[] = [];
  for (const [key, at] of findPlaces(before, block.beforeStart, block.beforeEnd)) {
    const other = at < 0 ? -2 : (afterPlaces.get(key) ?? -2);
    if (other >= 0) unique.push([at, other]);
  }
  return keepRising(unique);
}

function trim(before: Int32Array, after: Int32Array, block: Block, partners: Int32Array): Block {
  let { beforeStart, beforeEnd, afterStart, afterEnd } = block;
  while (beforeStart < beforeEnd && afterStart < afterEnd && before[beforeStart] === after[afterStart])
    partners[beforeStart++] = afterStart++;
  while (beforeStart < beforeEnd && afterStart < afterEnd && before[beforeEnd - 1] === after[afterEnd - 1])
    partners[--beforeEnd] = --afterEnd;
  return { beforeStart, beforeEnd, afterStart, afterEnd };
}

/**
 * For each place of `before` its partner in `after`, -1 where there is none; partners rise. Equal ends, then what is
 * unique on both sides, then Myers' shortest edit between those, given up where it would cost too much.
 */
export function matchSequences(before: Int32Array, after: Int32Array): Int32Array {
  const partners = new Int32Array(before.length).fill(-1);
  const pending: Block[] = [
    { beforeStart: 0, beforeEnd: before.length, afterStart: 0, afterEnd: after.length },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const block = trim(before, after, next, partners);
    const { beforeStart, beforeEnd, afterStart, afterEnd } = block;
    if (beforeStart === beforeEnd || afterStart === afterEnd) continue;
    const anchors = findAnchors(before, after, block);
    if (anchors.length === 0) {
      const found = matchByEdits(
        before.subarray(beforeStart, beforeEnd),
        after.subarray(afterStart, afterEnd),
      );
      for (const [from, to] of found) partners[beforeStart + from] = afterStart + to;
      continue;
    }
    let [fromBefore, fromAfter] = [beforeStart, afterStart];
    for (const [from, to] of [...anchors, [beforeEnd, afterEnd] as const]) {
      if (from < beforeEnd) partners[from] = to;
      if (fromBefore < from && fromAfter < to)
        pending.push({ beforeStart: fromBefore, beforeEnd: from, afterStart: fromAfter, afterEnd: to });
      [fromBefore, fromAfter] = [from + 1, to + 1];
    }
  }
  return partners;
}

/** Gives equal keys of both sides equal numbers. */
export function numberKeys(
  before: readonly string[],
  after: readonly string[],
): readonly [Int32Array, Int32Array] {
  const numbers = new Map<string, number>();
  const toNumber = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  return [Int32Array.from(before, toNumber), Int32Array.from(after, toNumber)];
}
