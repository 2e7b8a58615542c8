import type { AppReader } from '../facts/app-reader.ts';
import { listWordFacts } from './facts/list-word-facts.ts';
import { readWord } from './read-word.ts';

export { listWordFacts } from './facts/list-word-facts.ts';
export { type WordArtifact, wordArtifacts } from './markdown/word-artifact.ts';
export { writeWordMarkdown } from './markdown/write-word-markdown.ts';
export { listStories, readWord } from './read-word.ts';
export { createWordLocator, type WordPlace } from './locate-selector.ts';
export type { WordModel } from './word-model.ts';
export type { WordBlock, WordParagraph, WordStory, WordTable } from './content/story.ts';

/** Reads a document into facts; throws DocumentError when nothing of it can be read. */
export const readWordFacts: AppReader = (pkg, { statedPages }) => {
  const model = readWord(pkg, statedPages);
  return {
    app: 'word',
    size: { pages: statedPages, sheets: null, slides: null, bucket: null },
    facts: listWordFacts(model),
    warnings: model.warnings,
  };
};
