import type { TextSelector } from '../facts/anchor.ts';

interface Candidate {
  readonly start: number;
  /** How many characters around it are as they were. */
  readonly contextLength: number;
}

// A text that stands in more places than this is no help in finding anything.
const mostCandidates = 10_000;
// A quote this long that is there once is the one meant, whatever became of the words around it.
const tellingLength = 12;

function countCommonEnd(text: string, end: number, expected: string): number {
  let count = 0;
  while (count < expected.length && text[end - 1 - count] === expected[expected.length - 1 - count])
    count += 1;
  return count;
}

function countCommonStart(text: string, start: number, expected: string): number {
  let count = 0;
  while (count < expected.length && text[start + count] === expected[count]) count += 1;
  return count;
}

function listCandidates(text: string, { quote, prefix, suffix }: TextSelector): Candidate[] {
  const candidates: Candidate[] = [];
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (candidates.length === mostCandidates) return [];
    const contextLength =
      countCommonEnd(text, at, prefix) + countCommonStart(text, at + quote.length, suffix);
    candidates.push({ start: at, contextLength });
  }
  return candidates;
}

/**
 * Where a quote stands in a text: at its positions when they, the quote and the words around it agree; else where most
 * of the words around it are as they were, the nearest of several alike. Null when that would be a guess.
 */
export function findQuote(
  text: string,
  selector: TextSelector,
): { readonly start: number; readonly isShifted: boolean } | null {
  const { start, end, quote, prefix, suffix } = selector;
  if (quote === '' || end - start !== quote.length) return null;
  const isThere = text.startsWith(quote, start) && text.startsWith(suffix, end);
  if (isThere && text.endsWith(prefix, start)) return { start, isShifted: false };
  const candidates = listCandidates(text, selector);
  const best = candidates.toSorted(
    (one, other) =>
      other.contextLength - one.contextLength ||
      Math.abs(one.start - start) - Math.abs(other.start - start) ||
      one.start - other.start,
  )[0];
  if (best === undefined) return null;
  const isOnly = candidates.length === 1 && quote.length >= tellingLength;
  const isKnown = best.contextLength > 0 && best.contextLength * 2 >= prefix.length + suffix.length;
  return isOnly || isKnown ? { start: best.start, isShifted: best.start !== start } : null;
}
