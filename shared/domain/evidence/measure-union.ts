/** A rectangle with its right and bottom edges outside of it; lengths of text are one high. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The length that some stretches cover together. */
function measureStretches(stretches: readonly (readonly [start: number, end: number])[]): number {
  let covered = 0;
  let reached = -Infinity;
  for (const [start, end] of stretches.toSorted(([one], [other]) => one - other)) {
    covered += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return covered;
}

/** The area that boxes cover together: what lies in several counts once. */
export function measureUnion(boxes: readonly Box[]): number {
  const edges = [...new Set(boxes.flatMap(({ left, right }) => [left, right]))].toSorted((a, b) => a - b);
  const strips = edges.slice(1).map((right, index) => ({ left: edges[index] ?? right, right }));
  return strips.reduce((sum, { left, right }) => {
    const crossing = boxes.filter((box) => box.left <= left && box.right >= right);
    return sum + (right - left) * measureStretches(crossing.map(({ top, bottom }) => [top, bottom]));
  }, 0);
}
