import type { Selector } from '../facts/anchor.ts';
import type { TextSpan } from '../facts/select.ts';
import type { WordBlock, WordStory, WordTable } from './content/story.ts';
import { listObjects } from './content/walk-stories.ts';
import { listStoryChanges } from './facts/list-revision-facts.ts';
import { listStories } from './read-word.ts';
import type { WordModel } from './word-model.ts';

/** Where a selector leads: a stretch of a story, empty for what has no text. */
export interface WordPlace extends TextSpan {
  readonly story: WordStory;
}

function spanOfBlocks(blocks: readonly WordBlock[]): TextSpan | null {
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block] : []));
  const [first, last] = [paragraphs[0], paragraphs.at(-1)];
  return first === undefined || last === undefined
    ? null
    : { start: first.start, end: last.start + last.text.length };
}

function spanOfTable({ rows }: WordTable): TextSpan {
  const spans = rows.flatMap(({ cells }) => cells.flatMap(({ blocks }) => spanOfBlocks(blocks) ?? []));
  return { start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
}

type Elements = ReadonlyMap<string, TextSpan>;

/** Everything in a story that an element selector can name. */
function indexElements(story: WordStory): Elements {
  const whole = { start: 0, end: story.text.length };
  const elements = new Map<string, TextSpan>([[story.name, whole]]);
  // A document that says nothing of its pages is one section.
  if (story.name === 'body') elements.set('section-1', whole);
  const addAll = (kind: string, spans: readonly TextSpan[]): void => {
    for (const [at, { start, end }] of spans.entries())
      elements.set(`${kind}-${at + 1}`, { start, end: Math.min(end, whole.end) });
  };
  addAll('table', story.tables.map(spanOfTable));
  addAll('section', story.sections);
  addAll('field', story.fields);
  addAll('revision', listStoryChanges(story));
  const counts = new Map<string, number>();
  for (const { object, start } of listObjects(story)) {
    const count = (counts.get(object.kind) ?? 0) + 1;
    counts.set(object.kind, count);
    elements.set(`${object.kind}-${count}`, { start, end: start });
  }
  return elements;
}

function fits(
  { text }: WordStory,
  { start, end, quote, prefix, suffix }: Selector & { kind: 'text' },
): boolean {
  if (quote === '' || text.slice(start, end) !== quote) return false;
  return text.endsWith(prefix, start) && text.startsWith(suffix, end);
}

/** Finds where selectors of Word facts lead; null for one that does not fit this document. */
export function createWordLocator(model: WordModel): (selector: Selector) => WordPlace | null {
  const stories = new Map(listStories(model).map((story) => [story.name, story]));
  const indexes = new Map<WordStory, Elements>();
  const body = stories.get('body');
  return (selector) => {
    const story =
      selector.kind === 'text' || selector.kind === 'element' ? stories.get(selector.part) : undefined;
    if (story === undefined) return null;
    if (selector.kind === 'text')
      return fits(story, selector) ? { story, start: selector.start, end: selector.end } : null;
    if (selector.kind !== 'element') return null;
    // Films have no place in the text.
    if (story === body && model.embeddedVideos.includes(selector.elementId))
      return { story, start: 0, end: 0 };
    const elements = indexes.get(story) ?? indexElements(story);
    indexes.set(story, elements);
    const span = elements.get(selector.elementId);
    return span === undefined ? null : { story, ...span };
  };
}
