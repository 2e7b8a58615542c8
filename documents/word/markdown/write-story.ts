import type { TextBudget } from '../../text/text-budget.ts';
import type { WordBlock, WordParagraph, WordStory } from '../content/story.ts';
import { computeListMarkers, type ListPlace } from '../lists/compute-list-markers.ts';
import { findHeadingLevel } from '../resolve-paragraph.ts';
import type { WordModel } from '../word-model.ts';
import { indexFields } from './field-spans.ts';
import type { MarkdownContext } from './markdown-context.ts';
import type { LeftOut } from './word-artifact.ts';
import { writeInlines } from './write-inlines.ts';
import { listInnerTables, writeTable } from './write-table.ts';

/** What is written of a document, with what is left out of it. */
export interface StoryWriting {
  readonly model: WordModel;
  readonly leftOut: LeftOut;
  readonly budget: TextBudget;
}

// Nested text boxes beyond this are nobody's document.
const maxDepth = 8;

type Markers = ReadonlyMap<WordParagraph, ListPlace>;

function writeParagraph(paragraph: WordParagraph, context: MarkdownContext, markers: Markers): string {
  const { model, leftOut } = context;
  const heading = findHeadingLevel(model.styles, paragraph.properties);
  const place = markers.get(paragraph);
  if ((heading !== null && leftOut.has('headings')) || (place !== undefined && leftOut.has('lists')))
    return '';
  const text = writeInlines(paragraph, context);
  if (text.trim() === '') return '';
  const marker = place === undefined ? '' : `${place.marker} `;
  if (heading !== null) return `${'#'.repeat(Math.min(6, heading))} ${marker}${text.replaceAll('\n', ' ')}`;
  if (place === undefined) return text;
  const bullet = /^[\p{L}\p{N}(]/u.test(place.marker) && place.marker !== 'o' ? marker : '- ';
  return `${'  '.repeat(place.level)}${bullet}${text}`;
}

function writeTextboxes(paragraph: WordParagraph, context: MarkdownContext, depth: number): string[] {
  if (context.leftOut.has('textboxes') || depth >= maxDepth) return [];
  return paragraph.inlines.flatMap((inline) => {
    if (inline.kind !== 'object' || inline.object.kind !== 'textbox') return [];
    const text = writeStory(context, inline.object.story, depth + 1);
    return text === '' ? [] : [text.replaceAll(/^/gm, '> ')];
  });
}

function writeBlock(block: WordBlock, context: MarkdownContext, markers: Markers, depth: number): string[] {
  if (block.kind === 'paragraph')
    return [writeParagraph(block, context, markers), ...writeTextboxes(block, context, depth)];
  if (context.leftOut.has('tables')) return [];
  const tables = [block, ...listInnerTables(block)];
  const paragraphs = tables.flatMap(({ rows }) =>
    rows.flatMap(({ cells }) =>
      cells.flatMap(({ blocks }) => blocks.filter((one) => one.kind === 'paragraph')),
    ),
  );
  const boxes = paragraphs.flatMap((paragraph) => writeTextboxes(paragraph, context, depth));
  const write = (paragraph: WordParagraph): string => writeParagraph(paragraph, context, markers);
  const texts = tables.flatMap((table) => {
    const text = writeTable(table, context, write);
    return table === block ? [text] : [`[table ${table.index}]:`, text];
  });
  return [...texts, ...boxes];
}

/** A story as Markdown, text boxes as quotations behind the paragraph they hang on. */
export function writeStory({ model, leftOut, budget }: StoryWriting, story: WordStory, depth = 0): string {
  const context = { model, story, leftOut, budget, fields: indexFields(story) };
  const markers = computeListMarkers(model, story.paragraphs);
  const written = story.blocks.flatMap((block) => writeBlock(block, context, markers, depth));
  return written.filter((text) => text.trim() !== '').join('\n\n');
}
