import type { WordParagraph } from '../content/story.ts';
import type { WordModel } from '../word-model.ts';

export interface ListPlace {
  readonly level: number;
  readonly marker: string;
}

export function computeListMarkers(
  _model: Pick<WordModel, 'styles' | 'numbering'>,
  _paragraphs: readonly WordParagraph[],
): ReadonlyMap<WordParagraph, ListPlace> {
  return new Map();
}
