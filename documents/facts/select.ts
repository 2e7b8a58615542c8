import type { Anchor, Selector } from './anchor.ts';

/** A stretch of a part's text, UTF-16 positions. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

const CONTEXT_LENGTH = 32;

/** A span of a part's text with what stands around it. */
export function selectText(part: string, text: string, { start, end }: TextSpan): Selector {
  return {
    kind: 'text',
    part,
    start,
    end,
    quote: text.slice(start, end),
    prefix: text.slice(Math.max(0, start - CONTEXT_LENGTH), start),
    suffix: text.slice(end, end + CONTEXT_LENGTH),
  };
}

export function selectElement(part: string, elementId: string, elementKind: string): Selector {
  return { kind: 'element', part, elementId, elementKind };
}

export function anchorOn(...selectors: (Selector | null)[]): Anchor {
  return { selectors: selectors.filter((selector) => selector !== null) };
}
