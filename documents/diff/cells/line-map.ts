/** Where the rows or columns of a sheet came to stand. */
export interface LineMap {
  readonly isSame: boolean;
  /** Of a line that is gone, the one that a range beginning (or ending) there now begins (or ends) with. */
  readonly follow: (line: number, isEnd: boolean) => number;
}

export const sameLines: LineMap = { isSame: true, follow: (line) => line };

/** Lines between those that are known move with the one before them. `before` and `after` rise together. */
export function createLineMap(
  before: readonly number[],
  after: readonly number[],
  removed: ReadonlySet<number>,
): LineMap {
  const starts: number[] = [];
  const offsets: number[] = [];
  for (const [at, line] of before.entries()) {
    const offset = (after[at] ?? line) - line;
    if (offset === (offsets.at(-1) ?? 0)) continue;
    starts.push(line);
    offsets.push(offset);
  }
  if (starts.length === 0 && removed.size === 0) return sameLines;
  return {
    isSame: false,
    follow: (line, isEnd) => {
      let kept = line;
      while (removed.has(kept) && kept > 0) kept += isEnd ? -1 : 1;
      let [low, high] = [0, starts.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((starts[middle] ?? 0) <= kept) low = middle + 1;
        else high = middle;
      }
      return kept + (low === 0 ? 0 : (offsets[low - 1] ?? 0));
    },
  };
}
