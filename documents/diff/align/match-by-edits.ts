// Beyond this many edits two stretches have so little in common that nobody misses what is not matched.
const mostEdits = 600;

function walkBack(
  traces: readonly Int32Array[],
  beforeLength: number,
  afterLength: number,
): [number, number][] {
  const matches: [number, number][] = [];
  let [x, y] = [beforeLength, afterLength];
  for (let edits = traces.length - 1; edits >= 0; edits -= 1) {
    const reached = traces[edits] as Int32Array;
    const at = (diagonal: number): number => reached[diagonal + edits + 1] ?? -1;
    const diagonal = x - y;
    const isDown = diagonal === -edits || (diagonal !== edits && at(diagonal - 1) < at(diagonal + 1));
    const previous = isDown ? diagonal + 1 : diagonal - 1;
    const [fromX, fromY] = edits === 0 ? [0, 0] : [at(previous), at(previous) - previous];
    const [startX, startY] = edits === 0 ? [0, 0] : isDown ? [fromX, fromY + 1] : [fromX + 1, fromY];
    while (x > startX && y > startY) matches.push([--x, --y]);
    [x, y] = [fromX, fromY];
  }
  return matches.toReversed();
}

/** The matches of a shortest edit (E. W. Myers, An O(ND) Difference Algorithm, 1986); none when it takes too many. */
export function matchByEdits(before: Int32Array, after: Int32Array): [number, number][] {
  const most = Math.min(before.length + after.length, mostEdits);
  const traces: Int32Array[] = [];
  let reached = new Int32Array(3).fill(0);
  for (let edits = 0; edits <= most; edits += 1) {
    // Before a round, what the round before reached: diagonal d is at place d + edits + 1.
    traces.push(reached);
    const next = new Int32Array(2 * edits + 5).fill(-1);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const left = reached[diagonal + edits] ?? -1;
      const right = reached[diagonal + edits + 2] ?? -1;
      const isDown = diagonal === -edits || (diagonal !== edits && left < right);
      let x = edits === 0 ? 0 : isDown ? right : left + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next[diagonal + edits + 2] = x;
      if (x >= before.length && x - diagonal >= after.length)
        return walkBack(traces, before.length, after.length);
    }
    reached = next;
  }
  return [];
}
