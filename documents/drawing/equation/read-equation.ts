import type { Attributes, ElementReader } from '../../xml/read-elements.ts';
import type { MathNode } from './math-node.ts';
import { toLatex } from './to-latex.ts';

interface Growing extends MathNode {
  readonly children: Growing[];
  text: string;
}

/** `root` is the equation as written, for whoever draws it. */
export type EquationListener = (
  text: string,
  latex: string | null,
  isDisplayed: boolean,
  root: MathNode,
) => void;

/** A reader of m:oMath or m:oMathPara; each m:oMath is one equation. `onElement` hears of all that is inside. */
export function createEquationReader(
  element: string,
  onEquation: EquationListener,
  onElement?: (name: string, attributes: Attributes) => void,
): ElementReader {
  let text = '';
  const createNodeReader = (node: Growing): ElementReader => ({
    open: (name, attributes) => {
      // Tracked deletions are no part of the formula.
      if (name === 'w:del' || name === 'w:moveFrom') return null;
      const child: Growing = { name, attributes, children: [], text: '' };
      onElement?.(name, attributes);
      node.children.push(child);
      return createNodeReader(child);
    },
    text: (piece) => {
      node.text += piece;
      if (node.name === 'm:t') text += piece;
    },
  });
  const createMathReader = (isDisplayed: boolean): ElementReader => {
    const root: Growing = { name: 'm:oMath', attributes: {}, children: [], text: '' };
    text = '';
    return { ...createNodeReader(root), close: () => onEquation(text, toLatex(root), isDisplayed, root) };
  };
  if (element === 'm:oMath') return createMathReader(false);
  return { open: (name) => (name === 'm:oMath' ? createMathReader(true) : null) };
}
