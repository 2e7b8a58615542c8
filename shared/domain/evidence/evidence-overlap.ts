import type { EvidenceKind, EvidenceSelector, EvidenceTarget } from './evidence-selector.ts';
import { locateSelector, type Located } from './locate-selector.ts';
import { measureUnion } from './measure-union.ts';

/** How much of what two people marked they both marked: characters, cells, area in percent², or elements. */
export interface KindOverlap {
  readonly kind: EvidenceKind;
  readonly inCommon: number;
  readonly inEither: number;
  /** What is in common ÷ what either marked, from 0 to 1. */
  readonly ratio: number;
}

export interface EvidenceOverlap {
  /** The mean over the kinds of evidence that either person marked, from 0 to 1. */
  readonly ratio: number;
  readonly kinds: readonly KindOverlap[];
}

// The finest first: a mark counts by the finest of its selectors.
const kinds = ['text', 'cells', 'region', 'element'] as const satisfies readonly EvidenceKind[];

const findFinest = ({ selectors }: EvidenceTarget): EvidenceSelector | undefined =>
  kinds.map((kind) => selectors.find((selector) => selector.kind === kind)).find(Boolean);

function listElementsAlone(targets: readonly EvidenceTarget[]): ReadonlySet<string> {
  return new Set(
    targets.flatMap((target) => {
      const finest = findFinest(target);
      return finest?.kind === 'element' ? [locateSelector(target.sha256, finest).place] : [];
    }),
  );
}

type Marked = Located & { readonly kind: EvidenceKind };

/** What each mark counts as: the element it is in where the other person marked just that, else its finest selector. */
function listMarked(targets: readonly EvidenceTarget[], elements: ReadonlySet<string>): readonly Marked[] {
  return targets.flatMap((target) => {
    const locate = (selector: EvidenceSelector): Marked => ({
      ...locateSelector(target.sha256, selector),
      kind: selector.kind,
    });
    const element = target.selectors.find((selector) => selector.kind === 'element');
    if (element && elements.has(locate(element).place)) return [locate(element)];
    const finest = findFinest(target);
    return finest === undefined ? [] : [locate(finest)];
  });
}

function measure(marked: readonly Marked[]): number {
  const byPlace = Map.groupBy(marked, ({ place }) => place);
  return [...byPlace.values()].reduce((sum, own) => sum + measureUnion(own.flatMap(({ boxes }) => boxes)), 0);
}

/**
 * How far what two people marked is the same: the same element; characters, cells or area in common ÷ union. Null when
 * neither marked anything that has an extent.
 */
export function computeEvidenceOverlap(
  one: readonly EvidenceTarget[],
  other: readonly EvidenceTarget[],
): EvidenceOverlap | null {
  const first = listMarked(one, listElementsAlone(other));
  const second = listMarked(other, listElementsAlone(one));
  const found = kinds.flatMap((kind): KindOverlap[] => {
    const [own, others] = [first, second].map((marked) => marked.filter((mark) => mark.kind === kind));
    const inEither = measure([...(own ?? []), ...(others ?? [])]);
    if (inEither === 0) return [];
    // Rounding may take a fraction of a percent off an area.
    const inCommon = Math.max(0, measure(own ?? []) + measure(others ?? []) - inEither);
    return [{ kind, inCommon, inEither, ratio: Math.min(1, inCommon / inEither) }];
  });
  if (found.length === 0) return null;
  return { ratio: found.reduce((sum, { ratio }) => sum + ratio, 0) / found.length, kinds: found };
}
