import { useEffect } from 'react';
import { findRange } from './text-ranges.ts';
import type { PartSpan } from './text-ranges.ts';

/** Names that `::highlight()` of the style sheet knows. */
export type HighlightName = 'pl-mark-own' | 'pl-mark-other' | 'pl-comment' | 'pl-target';

interface RootRef {
  readonly current: HTMLElement | null;
}

/**
 * Colours stretches of drawn text without touching it. Each view adds its ranges to the one highlight of a name, as
 * two documents may be open side by side. `version` changes when more of the document is drawn.
 */
export function useTextHighlight(
  root: RootRef,
  name: HighlightName,
  spans: readonly PartSpan[],
  version: unknown,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || !('highlights' in CSS)) return undefined;
    const highlight = CSS.highlights.get(name) ?? new Highlight();
    CSS.highlights.set(name, highlight);
    const ranges = spans.map((span) => findRange(element, span)).filter((range) => range !== null);
    for (const range of ranges) highlight.add(range);
    return () => {
      for (const range of ranges) highlight.delete(range);
    };
  }, [root, name, spans, version]);
}
