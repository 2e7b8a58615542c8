/** What can be left out of the text a model is given, so that a question is asked without what it is about. */
export const wordArtifacts = [
  'charts',
  'comments',
  'equations',
  'fields',
  'footers',
  'headers',
  'headings',
  'highlights',
  'hyperlinks',
  'images',
  'lists',
  'notes',
  'revisions',
  'strikeouts',
  'tables',
  'textboxes',
  'videos',
] as const;

export type WordArtifact = (typeof wordArtifacts)[number];

export type LeftOut = ReadonlySet<WordArtifact>;
