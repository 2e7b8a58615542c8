import type { Fact } from '../facts/fact.ts';
import { alignItems } from './align/align-items.ts';
import { compareBags, toWordBag } from './align/text-similarity.ts';
import { describeFact } from './describe-fact.ts';
import { groupOfFact } from './difference-groups.ts';
import type { DifferenceList } from './difference-list.ts';
import { matchFactsByType, type MatchFactsOptions } from './match-facts.ts';
import { fieldText } from './field-text.ts';

interface SlideFacts {
  readonly number: number;
  readonly facts: readonly Fact[];
}

function listSlides(facts: readonly Fact[]): SlideFacts[] {
  const bySlide = Map.groupBy(facts, (fact) => fact['slide']);
  const counted = facts.find(({ kind }) => kind === 'slide-count')?.['count'];
  const count = typeof counted === 'number' ? counted : 0;
  return Array.from({ length: count }, (_, at) => ({ number: at + 1, facts: bySlide.get(at + 1) ?? [] }));
}

function toKey({ facts }: SlideFacts): string {
  return facts.map((fact) => describeFact(fact, (field) => field === 'slide')).join('\n');
}

/** What tells a slide from others: its words above all, then its shapes and where they are. */
function describeSlide({ facts }: SlideFacts): string {
  return facts
    .flatMap((fact) => {
      if (fact.type === 'position')
        return [
          fieldText(fact, 'shapeName').replaceAll(/\W/g, '_'),
          `${fieldText(fact, 'x')}_${fieldText(fact, 'y')}`,
        ];
      return [
        fact['text'],
        fact['altText'],
        fact['title'],
        JSON.stringify(fact['texts'] ?? fact['cells'] ?? ''),
      ];
    })
    .filter((text) => typeof text === 'string')
    .join(' ');
}

function toSlideFact({ number, facts }: SlideFacts): Fact {
  const texts = facts.filter(({ type }) => type === 'slide-text').map((fact) => fieldText(fact, 'text'));
  const part = `slide-${number}`;
  return {
    id: part,
    type: 'slide',
    anchor: { selectors: [{ kind: 'element', part, elementId: part, elementKind: 'slide' }] },
    slide: number,
    text: texts.join('\n'),
  };
}

const leftOut: Readonly<Record<string, RegExp>> = {
  // Their text is that of the slide's text, and what a picture measures is its position.
  'shape-text': /^(?:text|slide)$/,
  'header-footer': /^(?:text|slide)$/,
  image: /^(?:widthEmu|heightEmu|slide)$/,
  chart: /^(?:part|slide)$/,
  'smartart-text': /^slide$/,
  icon: /^(?:shapeIds|slide)$/,
  ink: /^(?:shapeIds|slide)$/,
};

function identityOf(fact: Fact): string | null {
  if (fact['shapeId'] === undefined) return fact.type;
  const place = [fieldText(fact, 'row'), fieldText(fact, 'column'), fact.kind ?? ''];
  const text = fact.type === 'hyperlink' || fact.type === 'text-highlight' ? fieldText(fact, 'text') : '';
  return [fieldText(fact, 'shapeId'), fieldText(fact, 'shapeName'), ...place, text].join('|');
}

function optionsOf(type: string): MatchFactsOptions | null {
  if (type === 'smartart-semantics') return null;
  const pattern = leftOut[type] ?? /^(?:slide|targetSlide)$/;
  return { isLeftOut: (field) => pattern.test(field), identityOf };
}

// The number that a slide shows of itself follows from where it is.
function isTelling(fact: Fact): boolean {
  return fact['placeholder'] !== 'sldNum' && fact.kind !== 'slide-number';
}

const format = new Set(['position', 'shape-style', 'shape-text', 'table-color', 'language', 'header-footer']);

function reportLone(report: DifferenceList['add'], slide: SlideFacts): void {
  report('slides', toSlideFact(slide));
  for (const fact of slide.facts.filter(isTelling)) {
    if (fact.type !== 'slide-text' && fact.type !== 'smartart-semantics' && !format.has(fact.type))
      report(groupOfFact(fact), fact);
  }
}

/** Reports what differs between the facts of two decks: slides are aligned by what is on them, shapes within slides. */
export function diffPowerpointFacts(
  list: DifferenceList,
  before: readonly Fact[],
  after: readonly Fact[],
): void {
  const slides = [listSlides(before), listSlides(after)] as const;
  const bags = slides.map((side) => side.map((slide) => toWordBag(describeSlide(slide))));
  const { pairs, removed, added } = alignItems(slides[0].map(toKey), slides[1].map(toKey), {
    minimum: 0.3,
    similarityOf: (from, to) => compareBags(bags[0]?.[from] ?? new Map(), bags[1]?.[to] ?? new Map()),
  });
  for (const pair of pairs) {
    const [one, other] = [slides[0][pair.before] as SlideFacts, slides[1][pair.after] as SlideFacts];
    if (pair.isMoved)
      list.change('slides', toSlideFact(one), toSlideFact(other), [
        { field: 'moved', before: one.number, after: other.number },
      ]);
    if (!pair.isEqual)
      matchFactsByType(list, one.facts.filter(isTelling), other.facts.filter(isTelling), optionsOf);
  }
  for (const at of removed) reportLone(list.remove, slides[0][at] as SlideFacts);
  for (const at of added) reportLone(list.add, slides[1][at] as SlideFacts);
  diffDeckFacts(list, before, after, new Map(pairs.map((pair) => [pair.before + 1, pair.after + 1])));
}

/** Sections, hidden slides and document properties; slides are told by where they are in the later file. */
function diffDeckFacts(
  list: DifferenceList,
  before: readonly Fact[],
  after: readonly Fact[],
  partners: ReadonlyMap<number, number>,
): void {
  const isOfDeck = (fact: Fact): boolean => fact['slide'] === undefined && fact.kind !== 'slide-count';
  const follow = (fact: Fact): Fact => {
    const numbers = fact['slides'];
    if (!Array.isArray(numbers)) return fact;
    const now = numbers.flatMap((number: number) => partners.get(number) ?? []);
    return { ...fact, slides: now.toSorted((one, other) => one - other) };
  };
  const present = new Set(partners.values());
  const keep = (fact: Fact): Fact => {
    const numbers = fact['slides'];
    return Array.isArray(numbers) && fact.type === 'section'
      ? { ...fact, slides: numbers.filter((number: number) => present.has(number)) }
      : fact;
  };
  matchFactsByType(list, before.filter(isOfDeck).map(follow), after.filter(isOfDeck).map(keep), () => ({
    isLeftOut: () => false,
    identityOf: (fact) => `${fieldText(fact, 'custom')} ${fieldText(fact, 'name') || fact.type}`,
  }));
}
