import { parseRanges } from '../excel/cell-ref.ts';
import type { Anchor, Selector } from '../facts/anchor.ts';
import type { Fact } from '../facts/fact.ts';
import { createAnchorResolver } from './create-anchor-resolver.ts';

/** Why an anchor leads nowhere: what is gone, or `disagree` where each selector leads somewhere else. */
export type OrphanReason = Selector['kind'] | 'disagree';

/** Where an anchor stands among others, or why it stands nowhere. */
export interface AnchorPlace {
  readonly orphan: OrphanReason | null;
  /** Its words are there, but no longer where they were. */
  readonly isShifted: boolean;
  /** With the positions that its words have now. */
  readonly anchor: Anchor;
  /** Ascending in document order, when compared number by number. */
  readonly order: readonly [part: number, fact: number, position: number];
}

const partOf = (selector: Selector): string =>
  selector.kind === 'cells'
    ? `sheet ${selector.sheet}`
    : selector.kind === 'region' && selector.slide !== undefined
      ? `slide-${selector.slide}`
      : (selector.part ?? '');

function positionOf(selector: Selector): number {
  switch (selector.kind) {
    case 'text':
      return selector.start;
    case 'cells': {
      const [first] = parseRanges(selector.ref);
      return first === undefined ? 0 : first.top * 16_384 + first.left;
    }
    case 'region': {
      const [x = 0, y = 0] = selector.xywh.split(',').map(Number);
      return y * 100 + x;
    }
    case 'element':
      return 0;
  }
}

/** Says of anchors where in a document they stand, or why nowhere (FORMATS: an orphan is shown, never dropped). */
export function createAnchorPlacer(facts: readonly Fact[]): (anchor: Anchor) => AnchorPlace {
  const resolve = createAnchorResolver(facts);
  const indexes = new Map(facts.map((fact, index) => [fact, index]));
  const parts = new Map<string, number>();
  for (const [index, { anchor }] of facts.entries())
    for (const selector of anchor.selectors)
      if (!parts.has(partOf(selector))) parts.set(partOf(selector), index);
  return (anchor) => {
    const [first] = anchor.selectors;
    const part = first === undefined ? undefined : parts.get(partOf(first));
    const position = first === undefined ? 0 : positionOf(first);
    const found = resolve(anchor);
    if (found === 'orphan') {
      const lost = anchor.selectors.find((selector) => resolve({ selectors: [selector] }) === 'orphan');
      return {
        orphan: lost?.kind ?? 'disagree',
        isShifted: false,
        anchor,
        order: [part ?? facts.length, facts.length, position],
      };
    }
    const places = found.facts.map((fact) => indexes.get(fact) ?? facts.length);
    const selectors = anchor.selectors.map((selector, index): Selector => {
      const place = found.places[index];
      if (selector.kind !== 'text' || place?.kind !== 'text') return selector;
      return { ...selector, start: place.start, end: place.end };
    });
    return {
      orphan: null,
      isShifted: found.places.some((place) => place.kind === 'text' && place.isShifted),
      anchor: { selectors },
      order: [part ?? facts.length, Math.min(facts.length, ...places), position],
    };
  };
}
