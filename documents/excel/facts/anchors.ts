import type { Anchor } from '../../facts/anchor.ts';

export function anchorCells(sheet: string, ref: string): Anchor {
  return { selectors: [{ kind: 'cells', sheet, ref }] };
}

export function anchorFormula(sheet: string, ref: string): Anchor {
  return { selectors: [{ kind: 'cells', sheet, ref, formula: true }] };
}

export function anchorElement(part: string, elementId: string, elementKind: string): Anchor {
  return { selectors: [{ kind: 'element', part, elementId, elementKind }] };
}
