import { contains, parseRanges } from '../excel/cell-ref.ts';
import type { Anchor, CellsSelector, RegionSelector, Selector, TextSelector } from '../facts/anchor.ts';
import type { Fact } from '../facts/fact.ts';
import { composeParts } from './compose-parts.ts';
import { findQuote } from './find-quote.ts';
import type { ResolvedAnchor, ResolvedPlace } from './resolved-anchor.ts';

/** A place and the facts that are there; null facts where a place says nothing of facts. */
interface Found {
  readonly place: ResolvedPlace;
  readonly facts: readonly Fact[];
}

interface FactIndex {
  readonly parts: ReadonlyMap<string, string>;
  readonly bySelector: ReadonlyMap<string, readonly Fact[]>;
  readonly textsByPart: ReadonlyMap<string, readonly (readonly [TextSelector, Fact])[]>;
  readonly cellsBySheet: ReadonlyMap<string, readonly (readonly [CellsSelector, Fact])[]>;
  readonly sheets: ReadonlySet<string>;
  readonly slideCount: number;
  readonly partNames: ReadonlySet<string>;
}

function keyOf(selector: Selector): string {
  switch (selector.kind) {
    case 'text':
      return JSON.stringify(['text', selector.part, selector.start, selector.end]);
    case 'cells':
      return JSON.stringify(['cells', selector.sheet, selector.ref, selector.formula === true]);
    case 'region':
      return JSON.stringify(['region', selector.part ?? null, selector.slide ?? null, selector.xywh]);
    case 'element':
      return JSON.stringify(['element', selector.part, selector.elementId, selector.elementKind]);
  }
}

function indexFacts(facts: readonly Fact[]): FactIndex {
  const placed = facts.flatMap((fact) => fact.anchor.selectors.map((selector) => ({ selector, fact })));
  const bySelector = Map.groupBy(placed, ({ selector }) => keyOf(selector));
  const texts = placed.flatMap(({ selector, fact }) =>
    selector.kind === 'text' ? [[selector, fact] as const] : [],
  );
  const cells = placed.flatMap(({ selector, fact }) =>
    selector.kind === 'cells' ? [[selector, fact] as const] : [],
  );
  const count = facts.find(({ kind }) => kind === 'slide-count')?.['count'];
  const partNames = placed.flatMap(({ selector, fact }) => [
    'part' in selector ? selector.part : undefined,
    fact['part'],
  ]);
  return {
    parts: composeParts(facts),
    bySelector: new Map([...bySelector].map(([key, own]) => [key, own.map(({ fact }) => fact)])),
    textsByPart: Map.groupBy(texts, ([{ part }]) => part),
    cellsBySheet: Map.groupBy(cells, ([{ sheet }]) => sheet),
    sheets: new Set(facts.flatMap(({ type, name }) => (type === 'sheet' ? [String(name)] : []))),
    slideCount: typeof count === 'number' ? count : 0,
    partNames: new Set(partNames.filter((part) => typeof part === 'string')),
  };
}

function resolveText(index: FactIndex, selector: TextSelector): Found | null {
  const { part, quote } = selector;
  const found = findQuote(index.parts.get(part) ?? '', selector);
  if (found === null) return null;
  const { start } = found;
  const end = start + quote.length;
  const place = { kind: 'text' as const, part, ...found, end };
  const exact = index.bySelector.get(keyOf({ ...selector, start, end }));
  if (exact !== undefined) return { place, facts: exact };
  const around = (index.textsByPart.get(part) ?? []).filter(
    ([other]) => other.start <= start && other.end >= end,
  );
  return { place, facts: around.map(([, fact]) => fact) };
}

function resolveCells(index: FactIndex, selector: CellsSelector): Found | null {
  const { sheet, ref, formula } = selector;
  const ranges = parseRanges(ref);
  const place = { kind: 'cells' as const, sheet, ranges };
  const exact = index.bySelector.get(keyOf(selector));
  if (exact !== undefined) return { place, facts: exact };
  // A reference of several ranges of which one is none is not a reference.
  const isRef = ranges.length > 0 && ranges.length === ref.trim().split(/\s+/).length;
  if (!index.sheets.has(sheet) || !isRef) return null;
  const around = (index.cellsBySheet.get(sheet) ?? []).filter(
    ([other]) =>
      (other.formula === true) === (formula === true) &&
      ranges.every(({ top, left, bottom, right }) =>
        parseRanges(other.ref).some((range) => contains(range, top, left) && contains(range, bottom, right)),
      ),
  );
  // A formula that is no longer there is no longer there; a cell always is.
  if (formula === true && around.length === 0) return null;
  return { place, facts: around.map(([, fact]) => fact) };
}

function resolveRegion(index: FactIndex, selector: RegionSelector): Found | null {
  const { part = null, slide = null, xywh } = selector;
  const numbers = xywh.split(',').map((text) => (text.trim() === '' ? NaN : Number(text)));
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width >= 0 && height >= 0;
  const isThere =
    (slide === null || (slide >= 1 && slide <= index.slideCount)) &&
    (part === null || index.partNames.has(part)) &&
    (slide !== null || part !== null);
  if (!isBox || !isThere) return null;
  return {
    place: { kind: 'region', part, slide, x, y, width, height },
    facts: index.bySelector.get(keyOf(selector)) ?? [],
  };
}

function resolveSelector(index: FactIndex, selector: Selector): Found | null {
  switch (selector.kind) {
    case 'text':
      return resolveText(index, selector);
    case 'cells':
      return resolveCells(index, selector);
    case 'region':
      return resolveRegion(index, selector);
    case 'element': {
      const facts = index.bySelector.get(keyOf(selector));
      return facts === undefined ? null : { place: selector, facts };
    }
  }
}

/**
 * Finds where anchors lead in a document, from its facts (FORMATS, *Evidence selectors*). All selectors of an anchor
 * must resolve and agree, else it is an orphan. Works alike for every application and format.
 */
export function createAnchorResolver(facts: readonly Fact[]): (anchor: Anchor) => ResolvedAnchor | 'orphan' {
  const index = indexFacts(facts);
  return ({ selectors }) => {
    const found = selectors.map((selector) => resolveSelector(index, selector));
    const places = found.flatMap((one) => (one === null ? [] : [one.place]));
    if (selectors.length === 0 || places.length < found.length) return 'orphan';
    const groups = found.flatMap((one) => (one === null || one.facts.length === 0 ? [] : [one.facts]));
    const common = groups.reduce((kept, group) => {
      const there = new Set(group);
      return kept.filter((fact) => there.has(fact));
    }, groups[0] ?? []);
    if (groups.length > 0 && common.length === 0) return 'orphan';
    return { places, facts: [...new Set(common)] };
  };
}
