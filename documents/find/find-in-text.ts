import type { TextSpan } from '../facts/select.ts';
import type { FoldedText } from './fold-text.ts';

/** Where a folded query stands in a text, one after the other, in UTF-16 positions of the original. */
export function findInText({ text, positions }: FoldedText, query: string): readonly TextSpan[] {
  if (query === '') return [];
  const spans: TextSpan[] = [];
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    const last = at + query.length - 1;
    if (positions === null) spans.push({ start: at, end: last + 1 });
    else {
      const start = positions[at] ?? 0;
      // A character that the query ends in the middle of (a ligature, say) belongs to what is found.
      let next = last + 1;
      while (next < positions.length - 1 && positions[next] === positions[last]) next += 1;
      // Two letters of one ligature are one place.
      if (start >= (spans.at(-1)?.end ?? 0)) spans.push({ start, end: positions[next] ?? start });
    }
  }
  return spans;
}
