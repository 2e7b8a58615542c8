import type { Artifact } from '../../text/artifact.ts';

/** What can be left out of the text of a document. */
export const wordArtifacts = [
  { name: 'charts', facts: ['chart'], about: 'charts with their data' },
  { name: 'comments', facts: ['comment'], about: 'comments with their authors and answers' },
  { name: 'equations', facts: ['equation'], about: 'equations' },
  { name: 'fields', facts: ['field'], about: 'what fields show: page numbers, tables of contents' },
  { name: 'fonts', facts: ['font'], about: 'marks of bold, italic and coloured text' },
  { name: 'footers', facts: ['footer'], about: 'page footers' },
  { name: 'headers', facts: ['header'], about: 'page headers' },
  { name: 'headings', facts: ['heading'], about: 'headings' },
  { name: 'highlights', facts: ['highlight'], about: 'highlighted text' },
  { name: 'hyperlinks', facts: ['hyperlink'], about: 'linked text and where it leads' },
  { name: 'images', facts: ['image'], about: 'pictures by their alternative text' },
  { name: 'layout', facts: ['section'], about: 'page sizes, margins and columns of sections' },
  { name: 'lists', facts: ['list'], about: 'numbered and bulleted paragraphs' },
  { name: 'metadata', facts: [], about: 'document properties' },
  {
    name: 'notes',
    facts: ['footnote', 'endnote'],
    about: 'footnotes, endnotes and the marks that lead to them',
  },
  { name: 'revisions', facts: ['revision'], about: 'text inserted or deleted with tracking on' },
  { name: 'smartart', facts: ['smartart-text'], about: 'SmartArt graphics' },
  { name: 'strikeouts', facts: ['strikeout'], about: 'text struck out' },
  { name: 'tables', facts: ['table'], about: 'tables with all that is in them' },
  { name: 'textboxes', facts: ['textbox'], about: 'text boxes' },
  { name: 'videos', facts: ['video'], about: 'films' },
] as const satisfies readonly Artifact[];

export type WordArtifact = (typeof wordArtifacts)[number]['name'];

export type LeftOut = ReadonlySet<WordArtifact>;
