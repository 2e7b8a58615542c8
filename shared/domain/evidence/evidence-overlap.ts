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

// The finest first: a mark counts by the finest of its selectors. A region beside an element says where it is drawn.
const kinds = ['text', 'cells', 'element', 'region'] as const satisfies readonly EvidenceKind[];

interface Marked extends Located {
  readonly kind: EvidenceKind;
}

const locate = ({ sha256 }: EvidenceTarget, selector: EvidenceSelector): Marked => ({
  ...locateSelector(sha256, selector),
  kind: selector.kind,
});

/** Every place of a mark, the finest first. */
const listPlaces = (target: EvidenceTarget): readonly Marked[] =>
  kinds.flatMap((kind) =>
    target.selectors.filter((selector) => selector.kind === kind).map((selector) => locate(target, selector)),
  );

const touches = (one: Marked, other: Marked): boolean =>
  one.kind === other.kind &&
  one.place === other.place &&
  one.boxes.some((a) =>
    other.boxes.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );

/**
 * What each mark counts as: the element it is in, or the region it covers, where the other person marked by just
 * that; else its finest selector.
 */
function listMarked(
  targets: readonly EvidenceTarget[],
  others: readonly EvidenceTarget[],
): readonly Marked[] {
  const finest = others.flatMap((target) => listPlaces(target).slice(0, 1));
  const coarse = finest.filter(({ kind }) => kind === 'element' || kind === 'region');
  return targets.flatMap((target) => {
    const places = listPlaces(target);
    const met = places.find((place) => coarse.some((other) => touches(place, other)));
    return met === undefined ? places.slice(0, 1) : [met];
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
  const first = listMarked(one, other);
  const second = listMarked(other, one);
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
