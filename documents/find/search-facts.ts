import { composeParts } from '../anchors/compose-parts.ts';
import type { Fact } from '../facts/fact.ts';
import { anchorOn, selectText } from '../facts/select.ts';
import { cutExcerpt, type FindGroup, type FindHit } from './find-hit.ts';
import { findInText } from './find-in-text.ts';
import { type FoldedText, foldText } from './fold-text.ts';

/** A text of a document, folded once for all queries. */
interface SearchedText {
  readonly text: string;
  readonly folded: FoldedText;
  readonly group: FindGroup;
  readonly where: string;
  /** The fact that the text is of; null for the text of a part. */
  readonly fact: Fact | null;
}

const groupByPart: readonly (readonly [RegExp, FindGroup])[] = [
  [/^comment-/, 'comments'],
  [/^(?:footnote|endnote|notes)-/, 'notes'],
  [/^(?:header|footer)-/, 'headers'],
];

const groupOf = (part: string): FindGroup =>
  groupByPart.find(([pattern]) => pattern.test(part))?.[1] ?? 'text';

// What a fact says of itself; names are of the program, not of the document.
const wordKeys = ['text', 'texts', 'title', 'altText', 'refersTo'] as const;

function listWords(fact: Fact): readonly string[] {
  const values = wordKeys.flatMap((key): readonly unknown[] => {
    const value = fact[key];
    return Array.isArray(value) ? value : [value];
  });
  return values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');
}

/** Facts that quote a part, or tell of cells, have their words there. */
function isElsewhere(fact: Fact): boolean {
  const kinds = new Set(fact.anchor.selectors.map(({ kind }) => kind));
  return kinds.has('text') || (kinds.has('cells') && fact.type !== 'comment');
}

/** Every text of a document but its cells, each with what it is. */
export function listSearchedTexts(facts: readonly Fact[]): readonly SearchedText[] {
  const parts = [...composeParts(facts)].map(([part, text]): SearchedText => {
    return { text, folded: foldText(text), group: groupOf(part), where: part, fact: null };
  });
  const objects = facts.flatMap((fact): readonly SearchedText[] => {
    if (isElsewhere(fact)) return [];
    // Some facts tell again what stands in a part.
    const words = listWords(fact).filter((text) => parts.every((part) => !part.text.includes(text.trim())));
    const cells = fact.anchor.selectors.find((selector) => selector.kind === 'cells');
    const where = cells ? `${cells.sheet}!${cells.ref}` : fact.type;
    const group = fact.type === 'comment' ? 'comments' : 'objects';
    return words.map((text) => ({ text, folded: foldText(text), group, where, fact }));
  });
  return [...parts, ...objects];
}

// Nobody steps through more.
const mostHitsPerPart = 20_000;
// So many are searched in a few hundredths of a second.
const lengthPerSlice = 500_000;

/** Where a folded query stands in texts, a slice of them at a time. */
export function* searchTexts(texts: readonly SearchedText[], query: string): Generator<readonly FindHit[]> {
  let hits: FindHit[] = [];
  let length = 0;
  for (const text of texts) {
    hits = hits.concat(searchText(text, query));
    length += text.text.length;
    if (length < lengthPerSlice) continue;
    yield hits;
    hits = [];
    length = 0;
  }
  yield hits;
}

/** Where a folded query stands in a text: each place in a part, once in a fact. */
function searchText({ text, folded, group, where, fact }: SearchedText, query: string): readonly FindHit[] {
  const spans = findInText(folded, query);
  return spans.slice(0, fact === null ? mostHitsPerPart : 1).map((span) => ({
    anchor: fact?.anchor ?? anchorOn(selectText(where, text, span)),
    group,
    where,
    ...cutExcerpt(text, span),
  }));
}
