/** One animation effect, in the order in which the timing tree of a slide has them. */
export interface AnimationEffect {
  /** `entr emph exit path mediacall verb`. */
  readonly effectClass: string;
  readonly presetId: number | null;
  /** `clickEffect`, `withEffect`, `afterEffect` … */
  readonly trigger: string | null;
  /** The shape it moves; null where it is not on a shape. */
  readonly shapeId: number | null;
  /** First and last paragraph it moves, from 0; null for the whole shape. */
  readonly paragraphs: readonly [first: number, last: number] | null;
}
