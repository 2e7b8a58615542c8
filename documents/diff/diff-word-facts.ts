import type { Fact } from '../facts/fact.ts';
import { alignItems } from './align/align-items.ts';
import { compareBags, toWordBag } from './align/text-similarity.ts';
import type { DifferenceList } from './difference-list.ts';
import { diffParagraphs } from './diff-paragraphs.ts';
import { matchFactsByType, type MatchFactsOptions } from './match-facts.ts';
import { fieldText } from './field-text.ts';

/** A run of text with positions of its own, as anchors name it, with its paragraphs. */
interface Story {
  readonly name: string;
  readonly paragraphs: readonly Fact[];
}

function partOf(fact: Fact): string {
  for (const selector of fact.anchor.selectors) {
    if (selector.kind === 'text' || selector.kind === 'element') return selector.part;
  }
  return '';
}

function isParagraph({ type, kind }: Fact): boolean {
  return type === 'text' && kind === 'paragraph';
}

function listStories(facts: readonly Fact[]): Map<string, Story[]> {
  const byName = Map.groupBy(facts.filter(isParagraph), partOf);
  const stories = [...byName].map(([name, paragraphs]) => ({ name, paragraphs }));
  return Map.groupBy(stories, ({ name }) => name.replace(/-?[\d.]*$/, ''));
}

/** The stories of one kind that belong together: a note put in front of others renames them all. */
function alignStories(before: readonly Story[], after: readonly Story[]): (readonly [Story, Story])[] {
  const toText = ({ paragraphs }: Story): string =>
    paragraphs.map((fact) => fieldText(fact, 'text')).join('\n');
  const texts = [before.map(toText), after.map(toText)] as const;
  const bags = [texts[0].map(toWordBag), texts[1].map(toWordBag)] as const;
  const isOnly = before.length === 1 && after.length === 1;
  const { pairs } = alignItems(texts[0], texts[1], {
    minimum: isOnly ? 0 : 0.3,
    similarityOf: (from, to) => compareBags(bags[0][from] ?? new Map(), bags[1][to] ?? new Map()),
  });
  return pairs.flatMap((pair) => {
    const [one, other] = [before[pair.before], after[pair.after]];
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });
}

const runTypes = new Set(['font', 'highlight', 'strikeout']);
/** Facts whose text is a story's: that is compared paragraph by paragraph. */
const storyTypes = new Set(['footnote', 'header', 'footer', 'textbox', 'comment']);
const placeFields = /^(?:part|story|index|noteId|commentId|parentId|replies|sections)$/;

function optionsOf(type: string): MatchFactsOptions | null {
  if (runTypes.has(type)) return null;
  if (type === 'metadata')
    return {
      isLeftOut: () => false,
      identityOf: (fact) => `${fieldText(fact, 'custom')} ${fieldText(fact, 'name')}`,
    };
  if (type === 'layout')
    return {
      isLeftOut: (field) => /^(?:index|headerParts|footerParts)$/.test(field),
      identityOf: ({ id }) => id,
    };
  return { isLeftOut: (field) => placeFields.test(field) };
}

function textsOfTables(facts: readonly Fact[]): string[] {
  return facts
    .filter(({ type }) => type === 'table')
    .flatMap((fact) => (fact['cells'] as readonly (readonly { readonly text: string }[])[]).flat())
    .flatMap(({ text }) => text.split('\n'));
}

/** How often each text stands in the tables of one file more than in those of the other. */
function countMore(texts: readonly string[], others: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const text of others) counts.set(text, (counts.get(text) ?? 0) - 1);
  return counts;
}

/** Reports what differs between the facts of two Word documents. */
export function diffWordFacts(list: DifferenceList, before: readonly Fact[], after: readonly Fact[]): void {
  const tables = [textsOfTables(before), textsOfTables(after)] as const;
  const inTables = [countMore(tables[0], tables[1]), countMore(tables[1], tables[0])] as const;
  const tableTexts = [new Set(tables[0]), new Set(tables[1])] as const;
  const stories = [listStories(before), listStories(after)] as const;
  const runs = [before, after].map((facts) =>
    Map.groupBy(
      facts.filter(({ type }) => runTypes.has(type)),
      partOf,
    ),
  );
  const matched = [new Set<Story>(), new Set<Story>()] as const;
  for (const kind of new Set([...stories[0].keys(), ...stories[1].keys()])) {
    const [ones, others] = [stories[0].get(kind) ?? [], stories[1].get(kind) ?? []];
    for (const [one, other] of alignStories(ones, others)) {
      matched[0].add(one);
      matched[1].add(other);
      diffParagraphs(
        list,
        {
          paragraphs: one.paragraphs,
          runs: runs[0]?.get(one.name) ?? [],
          inTables: inTables[0],
          tableTexts: tableTexts[0],
        },
        {
          paragraphs: other.paragraphs,
          runs: runs[1]?.get(other.name) ?? [],
          inTables: inTables[1],
          tableTexts: tableTexts[1],
        },
      );
    }
  }
  const isOfOwn = (fact: Fact): boolean => !isParagraph(fact);
  matchWithoutText(list, before.filter(isOfOwn), after.filter(isOfOwn), matched);
}

// The text of a story that is in both files is compared already; that of one that is not is in the fact.
function matchWithoutText(
  list: DifferenceList,
  before: readonly Fact[],
  after: readonly Fact[],
  matched: readonly [ReadonlySet<Story>, ReadonlySet<Story>],
): void {
  const strip = (stories: ReadonlySet<Story>) => {
    const names = new Set([...stories].map(({ name }) => name));
    return (fact: Fact): Fact =>
      storyTypes.has(fact.type) && names.has(partOf(fact)) ? { ...fact, text: '' } : fact;
  };
  const [ones, others] = [before.map(strip(matched[0])), after.map(strip(matched[1]))];
  matchFactsByType(list, ones, others, optionsOf);
}
