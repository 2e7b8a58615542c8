import type { TextBudget } from '../../text/text-budget.ts';
import { emptySection, type SectionProperties } from '../properties/section-properties.ts';
import type { WordModel } from '../word-model.ts';
import type { LeftOut } from './word-artifact.ts';
import { writeComments } from './write-comments.ts';
import { type StoryWriting, writeStory } from './write-story.ts';

function writeHeaders(writing: StoryWriting, kind: 'header' | 'footer'): string[] {
  if (writing.leftOut.has(`${kind}s`)) return [];
  const label = kind === 'header' ? 'Header' : 'Footer';
  return writing.model.headers
    .filter((header) => header.kind === kind)
    .map(({ story }) => writeStory(writing, story))
    .filter((text) => text !== '')
    .map((text) => `**${label}:** ${text}`);
}

function writeNotes(writing: StoryWriting): string[] {
  if (writing.leftOut.has('notes')) return [];
  return writing.model.notes.map(
    ({ kind, noteId, story }) =>
      `[^${kind === 'endnote' ? 'e' : ''}${noteId}]: ${writeStory(writing, story).trim()}`,
  );
}

function describeSection({ page, columnCount, margins }: SectionProperties, at: number): string {
  const size =
    page.widthTwips === null || page.heightTwips === null
      ? ''
      : `, ${page.widthTwips} × ${page.heightTwips} twips`;
  const sides = [margins?.topTwips, margins?.rightTwips, margins?.bottomTwips, margins?.leftTwips];
  const around =
    margins === null
      ? ''
      : `, margins ${sides.map((side) => side ?? 'unstated').join(' ')} from the top clockwise`;
  const columns = columnCount === 1 ? '1 column' : `${columnCount} columns`;
  return `- section ${at + 1}: ${page.orientation}${size}${around}, ${columns}`;
}

function writeLayout({ model, leftOut }: StoryWriting): string[] {
  if (leftOut.has('layout')) return [];
  const sections = model.body.sections.map(({ properties }) => properties);
  const lines = (sections.length === 0 ? [emptySection] : sections).map(describeSection);
  return [`**Layout:**\n${lines.join('\n')}`];
}

/** A document as the Markdown a model is given; what is left out, no word of it remains. */
export function writeWordMarkdown(model: WordModel, leftOut: LeftOut, budget: TextBudget): string {
  const writing = { model, leftOut, budget };
  const blocks = [
    ...writeHeaders(writing, 'header'),
    writeStory(writing, model.body),
    ...writeHeaders(writing, 'footer'),
    ...writeNotes(writing),
    ...writeComments(writing),
    ...writeLayout(writing),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
