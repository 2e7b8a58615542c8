import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { MathView } from '#documents';

interface EquationProps {
  readonly math: MathView;
  readonly isDisplayed: boolean;
}

/** An equation, drawn by the browser. */
export function Equation({ math, isDisplayed }: EquationProps) {
  return createElement('math', { display: isDisplayed ? 'block' : 'inline' }, draw(math, 0));
}

function draw({ tag, text, children, attributes }: MathView, key: number): ReactNode {
  return createElement(tag, { key, ...attributes }, text ?? children?.map(draw));
}
