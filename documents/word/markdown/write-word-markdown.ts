import { findCommentPlaces } from '../facts/list-note-facts.ts';
import type { WordModel } from '../word-model.ts';
import type { LeftOut, WordArtifact } from './word-artifact.ts';
import { writeStory } from './write-story.ts';

function writeHeaders(model: WordModel, leftOut: LeftOut, kind: 'header' | 'footer'): string[] {
  if (leftOut.has(`${kind}s`)) return [];
  const label = kind === 'header' ? 'Header' : 'Footer';
  return model.headers
    .filter((header) => header.kind === kind)
    .map(({ story }) => writeStory(model, story, leftOut))
    .filter((text) => text !== '')
    .map((text) => `**${label}:** ${text}`);
}

function writeNotes(model: WordModel, leftOut: LeftOut): string[] {
  if (leftOut.has('notes')) return [];
  return model.notes.map(
    ({ kind, noteId, story }) =>
      `[^${kind === 'endnote' ? 'e' : ''}${noteId}]: ${writeStory(model, story, leftOut).trim()}`,
  );
}

// What a comment is on is quoted only where nothing was taken out of the text it is on.
const partsOfText: readonly WordArtifact[] = [
  'fields',
  'headings',
  'highlights',
  'hyperlinks',
  'lists',
  'revisions',
  'strikeouts',
  'tables',
  'textboxes',
];

function writeComments(model: WordModel, leftOut: LeftOut): string[] {
  if (leftOut.has('comments')) return [];
  const isQuoted = !partsOfText.some((artifact) => leftOut.has(artifact));
  const places = isQuoted ? findCommentPlaces(model) : new Map<string, never>();
  return model.comments.map(({ commentId, author, story }) => {
    const place = places.get(commentId);
    const onText = place === undefined ? '' : place.text.slice(place.start, place.end).trim();
    const on = onText === '' ? '' : ` on “${onText}”`;
    return `**Comment ${commentId}** by ${author ?? 'somebody'}${on}: ${writeStory(model, story, leftOut)}`;
  });
}

/** A document as the Markdown a model is given; what is left out, no word of it remains. */
export function writeWordMarkdown(model: WordModel, leftOut: LeftOut): string {
  const blocks = [
    ...writeHeaders(model, leftOut, 'header'),
    writeStory(model, model.body, leftOut),
    ...writeHeaders(model, leftOut, 'footer'),
    ...writeNotes(model, leftOut),
    ...writeComments(model, leftOut),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
