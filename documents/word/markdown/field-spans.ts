import type { WordStory } from '../content/story.ts';

/** The fields of a story by position. */
export interface FieldSpans {
  readonly isInField: (position: number) => boolean;
  /** Where a field leads that links; null outside such fields. */
  readonly findTarget: (position: number) => string | null;
}

interface Span {
  readonly start: number;
  end: number;
  readonly target: string | null;
}

function parseTarget(instruction: string): string | null {
  const found = /^HYPERLINK\s+(?:(?!\\)"?([^"\s]+)"?)?\s*(?:\\l\s+"?([^"]+)"?)?/i.exec(instruction);
  if (found === null) return null;
  const [, address = '', bookmark] = found;
  return address + (bookmark === undefined ? '' : `#${bookmark.trim()}`);
}

/** Spans in order that do not overlap: a field within another is part of that. */
function joinSpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else joined.push({ ...span });
  }
  return joined;
}

function createFinder(spans: readonly Span[]): (position: number) => Span | null {
  return (position) => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.start ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    const found = spans[low - 1];
    return found !== undefined && position < found.end ? found : null;
  };
}

export function indexFields({ fields }: WordStory): FieldSpans {
  const all = fields.map(({ instruction, start, end }) => ({ start, end, target: parseTarget(instruction) }));
  const findAny = createFinder(joinSpans(all));
  const findLink = createFinder(joinSpans(all.filter(({ target }) => target !== null)));
  return {
    isInField: (position) => findAny(position) !== null,
    findTarget: (position) => findLink(position)?.target ?? null,
  };
}
