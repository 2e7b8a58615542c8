import type { Attributes } from '../../xml/read-elements.ts';

/** An element of OMML. */
export interface MathNode {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly MathNode[];
  readonly text: string;
}

export function toLatex(_root: MathNode): string | null {
  return null;
}
