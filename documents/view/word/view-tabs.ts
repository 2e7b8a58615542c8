import type { TabStop } from '../../word/properties/paragraph-properties.ts';
import type { InlineView, TabbedLine } from './word-view.ts';

function splitAt(inline: InlineView, index: number): readonly [InlineView, InlineView] | null {
  if (inline.kind !== 'text') return null;
  const { text, start } = inline;
  return [
    { ...inline, text: text.slice(0, index) },
    { ...inline, text: text.slice(index + 1), start: start + index + 1 },
  ];
}

/** What stands before and after the last tab; null where there is none. */
function splitAtLastTab(
  inlines: readonly InlineView[],
): readonly [readonly InlineView[], readonly InlineView[]] | null {
  const at = inlines.findLastIndex((inline) => inline.kind === 'text' && inline.text.includes('\t'));
  const inline = inlines[at];
  if (inline?.kind !== 'text') return null;
  const halves = splitAt(inline, inline.text.lastIndexOf('\t'));
  if (halves === null) return null;
  const isThere = (piece: InlineView) => piece.kind !== 'text' || piece.text !== '';
  const [before, after] = halves;
  return [
    [...inlines.slice(0, at), before].filter(isThere),
    [after, ...inlines.slice(at + 1)].filter(isThere),
  ];
}

/** The line of a paragraph in parts, where its tabs lead to stops that text ends at or is centred on. */
export function viewTabs(stops: readonly TabStop[], inlines: readonly InlineView[]): TabbedLine | null {
  const placed = stops.filter(({ alignment }) => /^(?:center|right|end|decimal)$/.test(alignment));
  const isOneLine = inlines.every((inline) => inline.kind !== 'text' || !inline.text.includes('\n'));
  if (placed.length === 0 || !isOneLine) return null;
  const parts: (readonly InlineView[])[] = [];
  let rest = inlines;
  for (let count = Math.min(2, placed.length); count > 0; count -= 1) {
    const halves = splitAtLastTab(rest);
    if (halves === null) break;
    parts.unshift(halves[1]);
    rest = halves[0];
  }
  if (parts.length === 0) return null;
  const leader = placed.at(-1)?.leader ?? null;
  return {
    parts: [rest, ...parts],
    leader: leader === null || leader === 'none' ? 'none' : /dot/i.test(leader) ? 'dots' : 'line',
  };
}
